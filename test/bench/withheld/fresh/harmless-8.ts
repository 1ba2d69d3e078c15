import { listOf } from '../second-list.ts';

/** Set 8 of harmless texts: 30 a language, titles and searches from a third writer who never saw the words. */
export const HARMLESS_8 = {
  en: listOf(`
Contract law revision notes|A day in the life of a paramedic|Flying buttresses explained
Korean barbecue at home|Bishop and pawn endgames|Rugby union Six Nations highlights
How elections work: Year 9 civics quiz|Cosy crime novels for winter|My dog ate a sock
Black spot on roses|Sourdough for absolute beginners|r/mechanicalkeyboards|Fixing a dripping tap
Used estate cars under £5,000|Warehouse operative, night shift, Leeds
Linen trousers and summer shirts|Index funds for lazy people|Stardew Valley farm layouts
Lo-fi beats to study to|Weekend in Lisbon on a budget|Rainy day crafts for toddlers
Garden birds ID chart|Couch to 5K playlist|Small kitchen storage hacks
James Webb picture of the week|Best heist films since 2000|Shooting film on a Pentax K1000
TypeScript generics in plain English|#crochetalong|Storm chasers UK`),
  de: listOf(`
Jurastudium: Hausarbeit richtig zitieren|Ausbildung zur medizinischen Fachangestellten
Kölner Dom von oben: Drohnenflug|Georgische Küche: Chinkali falten|Läuferopfer auf h7
Wahlsystem der USA im Unterricht|Regionalkrimis von der Nordsee|Katze frisst nicht – was tun?
Mehltau an Gurken|Sonnencreme fürs Gesicht im Vergleich|Hochbeet bauen und befüllen
E-Auto-Ladestationen in der Nähe|Tischlergeselle (m/w/d) in Bamberg|Balkonkraftwerk anschließen
Schnelle Feierabendküche|Mit dem Nachtzug nach Stockholm|Bouldern in Leipzig
Die Siedler von Catan, Erweiterungen|Linux auf dem alten Laptop|Ukulele-Akkorde für Anfänger
Schultüte selber basteln|Steuererklärung: Pendlerpauschale|Pilze sammeln im Spessart
Tatort-Rückblick: die besten Folgen|Socken stricken mit Käppchenferse|Warum der Himmel blau ist
Milchstraße fotografieren|Bierbrauen im Keller|Wanderschuhe wiederbesohlen|#modelleisenbahn`),
  fr: listOf(`
Fiches de droit administratif L2|Internat de médecine : choisir sa spécialité
Les vitraux de Chartres, histoire de l'art|Couscous maison du vendredi soir
Le fou contre le cavalier en finale|Rugby : calendrier du Top 14|Comment vote-t-on ? Leçon CM2
Polars nordiques en poche|Vaccins du chiot : le calendrier|Rouille du poirier, que faire
Pièce montée et gâteaux de mariage|Tartes salées faciles|Road trip dans le Jura
Peindre un vieux meuble|Apprendre Python en 30 jours|Trail en montagne, plans d'entraînement
Friperies à Nantes|Foire aux vins : notre sélection|Entretien vélo électrique|Jeux de société à deux
Chef de rang, saison d'été à Biarritz|Partitions de piano gratuites|Les films de braquage cultes
Anniversaire pirate : idées déco|Papillons de jardin|Livret A ou assurance-vie ?
C'est pas sorcier, le volcanisme|#argentique|Couture : mon premier sac|Mots croisés force 3`),
  es: listOf(`
Oposiciones a judicatura: temario|Prácticas de enfermería en Valencia
La Sagrada Familia y la geometría de Gaudí|Ramen casero paso a paso|La pareja de alfiles
Maqueta del Congreso para Sociales|Novela negra de Barcelona|Gato con pulgas: remedios
Pulgón en los rosales|Nombres de niña con M|Rutina de piel grasa por la mañana
Rutina de gimnasio tres días|Tortilla de patatas con cebolla|Ruta por los pueblos de Teruel
Pádel: golpe de bandeja|Montar un PC gaming barato|Huerto urbano en el balcón|ITV: qué te miran
Ideas para salones pequeños|Se busca camarero con experiencia en Granada|Aprende guitarra flamenca
Cartas Pokémon sueltas|Cine de los 80 en VHS|Manualidades con cartón
Avistamiento de ballenas en Tarifa|Hipoteca fija o variable|Astronomía desde la azotea
#zapatillasvintage|Fichajes de LaLiga|Amigurumis para regalar`),
  it: listOf(`
Riassunti di diritto privato|Test di medicina: simulazioni|La cupola del Brunelleschi
Sushi fatto in casa|Difesa siciliana: trappole|Educazione civica: la Costituzione in terza media
I gialli di Montalbano|Cane anziano: alimentazione|Peronospora della vite|Bomboniere e segnaposto
Lievito madre, rinfreschi e dosi|Sardegna in camper|Calcio a 5, tornei in provincia
Restauro Vespa 50 Special|Arredare un monolocale|Raspberry Pi, progetti|Cercasi pizzaiolo a Rimini
Vinili usati, cantautori|Commedie all'italiana|Lavoretti con la pasta|Potare gli ulivi
Sentieri delle Dolomiti|Conto deposito: confronto tassi|Borse in pelle artigianali
#fotografiadistrada|Fantacalcio: consigli d'asta|Perché le stelle brillano|Moka o espresso?
Uncinetto: copertina granny|Patente nautica entro 12 miglia`),
  'pt-BR': listOf(`
Resumo de direito constitucional para concurso|Residência médica: cronograma de estudos
Igrejas barrocas: plantas e fachadas|Esfiha aberta igual de padaria|Xadrez: bispo ruim e bispo bom
Feira de ciências: eleição do grêmio da 7ª série|Romances policiais nacionais
Gato vomitando bola de pelo|Cochonilha na suculenta|Treino ABC para iniciantes|Bolo de fubá cremoso
Brasileirão: tabela e palpites|Celulares até R$ 1.500|Jalapão em quatro dias
Apê pequeno, ideias de marcenaria|Fusca e Brasília, encontros de carros antigos
Vaga de auxiliar de logística em Betim|Cifras de samba e pagode|Free Fire, dicas de mira
Festa junina na escola: brincadeiras|Orquídeas no apartamento|Tesouro Direto sem mistério
Os melhores filmes de assalto|Brechó online|Aves da Mata Atlântica|#bordadolivre|Surfe em Itacaré
Canal de física divertida|Marcenaria com pouca ferramenta|Café especial do Cerrado`),
  ja: listOf(`
行政書士試験の勉強法|看護学生の実習ノート|ゴシック建築の構造|スパイスカレーの作り方|将棋 角換わり|ラグビー リーグワン日程|公民 選挙のしくみ 中3|本格ミステリおすすめ|うさぎの爪切り
バラの黒星病対策|乾燥肌のスキンケア|作り置きお弁当おかず|青春18きっぷ旅|一人暮らしの収納術|自作キーボード|高校野球速報|あつまれどうぶつの森 島クリエイト|ボカロ新曲ランキング
カフェスタッフ募集 吉祥寺|撮り鉄スポット|保育園の手作りグッズ|つみたてNISA入門|ルパン三世と怪盗映画|#古着コーデ|ソロキャンプ道具|消しゴムはんこ|野鳥観察日記|プラネタリウム番組案内
今期アニメ感想|アジングの仕掛け`),
  'zh-Hans': listOf(`
法考刑法笔记|医学生考研复习|哥特式教堂建筑赏析|新疆大盘鸡做法|国际象棋残局|初中道法:选举制度知识点|东野圭吾推理小说|猫咪驱虫指南|月季白粉病|婚礼蛋糕款式|健身房新手计划|空气炸锅食谱
川西自驾攻略|小户型装修|显卡天梯图|新能源车续航对比|招聘前端工程师 杭州|原神角色培养|古筝入门曲|高智商盗窃电影合集|幼儿园手工作业|基金定投|通勤穿搭|#手机摄影|观鸟入门|钩针教程
天文望远镜选购|羽毛球杀球技巧|普洱茶存放|给宝宝取名 诗经`),
  hi: listOf(`
LLB प्रवेश परीक्षा की तैयारी|नीट बायोलॉजी नोट्स|ताजमहल की वास्तुकला|चाइनीज़ नूडल्स घर पर
शतरंज में ऊँट की चाल|कक्षा 8 नागरिक शास्त्र: चुनाव आयोग|जासूसी उपन्यास सुरेन्द्र मोहन पाठक
कुत्ते को नहलाने का तरीक़ा|टमाटर में झुलसा रोग|सर्दियों में रूखी त्वचा के लिए क्रीम
पनीर की सब्ज़ी ढाबा स्टाइल|आईपीएल स्कोर और फ़ैंटेसी टीम|मनाली बाइक ट्रिप|15 हज़ार में बढ़िया फ़ोन
डिलीवरी बॉय की भर्ती, लखनऊ|एसआईपी क्या है|गेहूँ की उन्नत किस्में|किशोर कुमार के सदाबहार गाने
धूम जैसी चोरी वाली फ़िल्में|बच्चों की पहेलियाँ|छोटे घर की सजावट|कॉटन साड़ियाँ|लूडो किंग टिप्स
चंद्रयान की कहानी|मेहंदी डिज़ाइन|एसएससी जीके क्विज़|पुरानी कार ख़रीदते समय|अंग्रेज़ी बोलना सीखें
#सुबहकीदौड़|जिम कॉर्बेट सफ़ारी`),
  ar: listOf(`
ملخص القانون المدني للطلاب|يوميات طالب طب|هندسة القباب والأقواس|طريقة الكبسة السعودية
افتتاحيات الشطرنج للمبتدئين|درس التربية الوطنية: كيف تجري الانتخابات|روايات أغاثا كريستي
تطعيمات القطط|سوسة النخيل الحمراء|روتين البشرة الدهنية|أهداف الدوري السعودي|كيكة البرتقال الهشة
برنامج سياحي إلى طرابزون|مقارنة آيفون وسامسونج|قطع غيار تويوتا|مطلوب محاسب في دبي
ديكور غرف نوم أطفال|أساسيات الاستثمار في الأسهم|سكنات فورتنايت|تعلم العود|أفلام السرقة والذكاء
قصص أطفال قبل النوم|زراعة النعناع في البيت|تخييم في البر|#تصوير_الطعام|لماذا يحدث الكسوف
كروشيه للمبتدئات|عطور عود وبخور|تعلم الألمانية من الصفر|أسماء بنات جديدة`),
};
