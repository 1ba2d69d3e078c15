import { listOf } from '../second-list.ts';

/** Set 1 of texts that must be answered: 40 a language, from a writer who never saw the provider's words. */
export const HARMLESS_1 = {
  en: listOf(`
TypeScript union types explained|Party games for rainy afternoons|Left-handed guitar lessons
Bipolar junction transistor amplifier circuits|AbortController and fetch in JavaScript|leader election in Raft
PostgreSQL migration scripts the easy way|Technical debt: when to refactor|Killer sudoku daily
Kidney bean chilli for a crowd|Backstroke turns for club swimmers|Bowling strike tips
dependency injection in Spring Boot|Border collie agility training|Cross-stitch patterns for beginners
Street shooting at night with a 35mm lens|Period furniture restoration|Pill-shaped buttons in CSS
Trans-Siberian railway in winter|homogeneous coordinates – a graphics primer|r/Breadit|Lo-fi beats to code to
The Great British Bake Off best bits|Formula 1 onboard laps|Tomato growing on a balcony|r/mechanicalkeyboards
Scandinavian living room ideas|Wes Anderson soundtrack mix|Crochet granny square blanket
How to change a bike inner tube|Premier League goals of the month
vim-surround — quoting and parenthesizing made simple|Weekend camping in the Lake District|Nintendo Switch indie gems
Capsule wardrobe for autumn|Sourdough newsletter: five loaves to try|Birdwatching at the estuary
learn jazz piano chords|Drone footage of Icelandic waterfalls|best budget telescopes 2024`),
  de: listOf(`
Partyspiele für drinnen|Union Types in TypeScript einfach erklärt|Linkshänder-Gitarre stimmen
Bipolartransistor als Schalter|Flusskrebse im Aquarium halten|Mutterschrauben richtig anziehen
Datenbank-Migration mit Flyway|Zahnriemen wechseln beim Golf 4|Nierenbohnen-Eintopf aus dem Schnellkochtopf
Rechtschreibung: das oder dass|Grüne Soße nach Frankfurter Art|Wahlpflichtfach Robotik: Projektideen
Spritzguss-Werkzeuge konstruieren|Kreuzstich-Muster Herbst|Abhängigkeiten in Maven auflösen
Schlagbohrmaschine oder Bohrhammer|Gemeindebau-Architektur in Wien|Kapellmeister der Blasmusik: Marschproben
Schwulst im Barockstil: Möbel und Stuck|Sternmassen und Helligkeiten – Astronomie für Einsteiger
Sauerteigbrot mit Roggen|Bundesliga Tore Spieltag 12|Balkon bepflanzen im Frühling
Die Sendung mit der Maus Sachgeschichten|Wandern im Allgäu mit Hund|r/de_EDV|Modelleisenbahn Spur N Landschaftsbau
Strickanleitung Raglanpullover|Altbauwohnung skandinavisch einrichten|c't uplink Podcast
Elektro-Playlist fürs Autofahren|Tatort-Drehorte Hamburg|Rennradtouren am Bodensee
Kaffeemaschine mit Siebträger entkalken|Gartenhaus selber bauen|Chefkoch Rezept der Woche
Fotografieren lernen: Blende und ISO|E-Bike Test 2024|Brettspielabend: Catan Erweiterungen
Schachtraining für Vereinsspieler`),
  fr: listOf(`
Jeux de société pour une partie entre amis|Types union en TypeScript|Guitare pour gaucher : choisir son modèle
Transistor bipolaire montage émetteur commun|Migration de base de données avec Doctrine
Injection de dépendances Symfony|La masse des étoiles expliquée|Balade sur la grève à marée basse en Bretagne
Pâte à choux inratable : une fois et pas deux|Cerise sur le gâteau : clafoutis de mamie|Cancoillotte maison
Le crabe farci antillais|Point de croix motifs floraux|Élection du meilleur croissant de Paris
Droite et plan dans l'espace, maths terminale|Élagage des haies vives|Syndicat d'initiative : randonnées dans le Jura
Piqûre sellier : coudre le cuir|Dette technique : refactorer du legacy|Prise de vue en basse lumière
Les carnets de Julie recettes|Top 14 résumé de la journée|Potager en carrés|Marmiton : la newsletter du week-end
Déco salon bohème|r/velo|Chansons françaises des années 80|Tricot débutant : pull en laine|Rénovation 2CV
Échecs : ouvertures pour blancs|Randonnée GR20 préparation|C'est pas sorcier les volcans|Aquariophilie d'eau douce
Pétanque : tirer au fer|vue-router — le routeur officiel de Vue.js|Tuto Blender modélisation
Le Tour de France étape par étape|Macarons à la pistache|Vide-grenier chinés du dimanche
Observation des oiseaux en Camargue`),
  es: listOf(`
Juegos de mesa para una partida rápida|Tipos unión en TypeScript|Guitarra para zurdos|Transistor bipolar NPN prácticas
Migraciones en Laravel paso a paso|Inyección de dependencias en Angular|Masa madre de centeno
Masa de las estrellas: clase de astronomía|Punto de cruz fáciles|Partido de vuelta Copa del Rey, goles
Cangrejos de río al estilo riojano|Alubias rojas con chorizo|Trópico de Cáncer: mapa y latitudes
Izquierda o derecha: señales de tráfico para el examen teórico|Deuda técnica en proyectos de software
El ajuste con huelga: tornillos y tuercas sin juego|Saque y volea: tenis para aficionados
Campañas de rol: cómo dirigir Dragones y Mazmorras|Bisección y Newton métodos numéricos
Disparos nocturnos con trípode fotografía|Recetas de Arguiñano|El Larguero fútbol|Jardinería en macetas
Senderismo Picos de Europa|Rutas en moto por Andalucía|Cumbias para bailar|r/programacion|Ganchillo amigurumi
Decoración nórdica salón|MotoGP resumen Jerez|Tortilla de patatas jugosa|Aprende Blender en 30 días
Reparación de bicicletas|Novelas de Isabel Allende|Acuarela para principiantes|Teclados mecánicos baratos
La Liga Fantasy consejos|Asado argentino al carbón|Observar aves en Doñana|Ajedrez para todos`),
  it: listOf(`
Giochi da tavolo: partite lampo|Union types in TypeScript, guida|Chitarra per mancini
Transistor bipolare come interruttore|Migrazioni Django senza errori
Dependency injection in Spring: iniezione delle dipendenze|Punto croce schemi gratis|Massa delle stelle e diagramma HR
Granchio e moeche alla veneziana|Fagioli rossi alla messicana|Partita secca: Coppa Italia highlights
Debito tecnico e refactoring|Il ritmo della batteria: rullata di base|Gelato al pistacchio: la base bianca perfetta
Scatti notturni su cavalletto|Retta e piano: geometria analitica|Stampaggio a iniezione di plastica
Rovesciata e colpo di testa: scuola calcio|Metodo di bisezione in Python|Missione Marte: rover a sinistra del cratere
Giallo Zafferano ricette veloci|Serie A tutti i gol|Orto sul balcone|Pizza in teglia alla romana
Trekking sulle Dolomiti|Maglia e uncinetto per principianti|MotoGP Mugello|Vespa Club restauro|Arredare casa piccola
r/ItalyInformatica|Cantautori italiani playlist|Alberto Angela documentari|Scacchi: aperture per il bianco
Lievito madre rinfresco|Fotografia di paesaggio|Ciclismo: salite del Giro|Acquerello facile
Modellismo ferroviario scala N|Birdwatching nel delta del Po|Tastiere meccaniche`),
  pt: listOf(`
Jogos de festa para a família|Tipos união no TypeScript|Violão para canhotos|Transistor bipolar BC548 na prática
Migrations no Laravel sem dor|Injeção de dependência no .NET|Ponto cruz gráficos|Massa de pão caseiro
Partida completa Flamengo x Palmeiras|Feijão vermelho com arroz|Caranguejo na panela capixaba
Trópico de Capricórnio no mapa|Dívida técnica em código legado|Moldagem por injeção de plástico
Método da bisseção em Python|Retas e planos na geometria|Partidas de xadrez comentadas|Injeção eletrônica de motos
Lado esquerdo do campo: tática de laterais|Disparo noturno com tripé|Tudo Gostoso receitas|Brasileirão gols da rodada
Horta em vaso|Bolo de cenoura com chocolate|Trilhas na Chapada Diamantina|Crochê para iniciantes|r/brdev
Decoração de apartamento pequeno|MPB anos 70|Surf em Peniche|Pastéis de nata caseiros|Pedal na serra MTB
Manutenção de fusca|Aquarela passo a passo|Observação de aves no Pantanal|Cubo mágico método CFOP
Teclado mecânico custom|Fotografia com celular|Samba de roda cavaquinho aula|Churrasco de picanha no ponto`),
  ja: listOf(`
パーティーゲームおすすめ10選|TypeScriptのユニオン型入門|左利き用ギターの選び方|バイポーラトランジスタの増幅回路|DBマイグレーションの手順|依存性注入 DIコンテナ入門|クロスステッチ図案|パン人気投票ランキング
雁と白鳥 渡り鳥の観察|技術的負債とリファクタリング|射出成形の金型設計|組合せ最適化と巡回セールスマン問題|夜景の撮影 三脚設定|右折左折 教習所のコツ|牛すじ煮込みを圧力鍋で|二分法 数値計算|教科書体フォント一覧
にんじんの栽培 間引きのコツ|バッターボックスの立ち方 左打ち|抗力と揚力 流体力学|クックパッド 作り置き|プロ野球ハイライト|ベランダ菜園|鉄道模型Nゲージ|キャンプ飯レシピ|あつまれどうぶつの森 島紹介|編み物 かぎ針 初心者
孤独のグルメ ロケ地めぐり|将棋 棋譜解説|自作キーボード|北欧インテリア|富士登山ルート|コーヒー焙煎|シティポップ プレイリスト|ロードバイク整備|水彩画 風景|釣りよかでしょう。|猫カフェ巡り|天体望遠鏡の選び方
サッカー日本代表 ゴール集`),
  zh: listOf(`
聚会桌游推荐|TypeScript 联合类型详解|左撇子吉他入门|双极型晶体管放大电路|数据库迁移脚本 Flyway|依赖注入 Spring 教程|十字绣图案大全|恒星质量与赫罗图|技术债怎么还 代码重构|注塑模具设计
Raft 选举 leader 算法|二分法求根 Python|夜景拍摄 三脚架|左转右转 科目三技巧|红腰豆炖牛肉|猪肝粥的做法|抗锯齿 渲染设置|羽毛球循环赛制编排|青梅酱 自制|同步与异步 JavaScript|下厨房 家常菜
中超进球集锦|阳台种菜|李子柒 柴火饭|自驾川藏线|钩针玩偶|机械键盘 客制化|周杰伦 歌单|围棋定式|水彩风景|咖啡拉花|B站 手工耿|徒步 黄山路线|羽毛球 杀球|天文望远镜 入门|养猫日常|北欧风装修|公路车 换胎|原神 探索攻略
火车模型`),
  ar: listOf(`
ألعاب حفلات للعائلة|أنواع الاتحاد في تايب سكريبت|جيتار لليد اليسرى|ترانزستور ثنائي القطبية شرح
ترحيل قواعد البيانات لارافيل|حقن التبعيات في أنجولار|غرز الكروس ستيتش للمبتدئين|كتلة النجوم وأعمارها
الدين التقني وإعادة هيكلة الكود|حقن البلاستيك وقوالبه|خوارزمية انتخاب القائد في الأنظمة الموزعة|كبدة إسكندراني بالفلفل
سلطعون مشوي|فاصوليا حمراء باللحم|ضربة حرة من ميسي|تصوير ليلي بالحامل الثلاثي|شطرنج: الهجوم على الجناح الأيمن
خط الرقعة للمبتدئين|مدار السرطان على الخريطة|الانعطاف يسارا في اختبار القيادة|مطبخ منال العالم|أهداف الدوري المصري
زراعة الخضار على السطح|فيروز صباحيات|تعلم الفوتوشوب|رحلات البر والتخييم|ديكور غرف نوم|دوري أبطال أوروبا ملخصات
قهوة مختصة في الرياض|كروشيه شنط|الشطرنج افتتاحيات|سيارات معدلة|تعليم السباحة للأطفال|الدحيح|صيد السمك في البحر الأحمر
عود تقاسيم|مراجعات الجوالات|بلايستيشن 5 ألعاب جديدة|خبز بيتي بالخميرة|تلسكوبات ورصد النجوم`),
  hi: listOf(`
पार्टी गेम्स परिवार के लिए|टाइपस्क्रिप्ट में यूनियन टाइप|बाएँ हाथ से गिटार बजाना|बाइपोलर ट्रांज़िस्टर का सर्किट
डेटाबेस माइग्रेशन सीखें|डिपेंडेंसी इंजेक्शन स्प्रिंग बूट|क्रॉस स्टिच के डिज़ाइन|तारों का द्रव्यमान
तकनीकी ऋण और कोड सुधार|इंजेक्शन मोल्डिंग मशीन|कर्क रेखा नक्शे पर|राजमा चावल रेसिपी|रात की फोटोग्राफी ट्राइपॉड से
बाएँ मुड़ना ड्राइविंग टेस्ट|बैटिंग में लेफ्ट हैंडर की तकनीक|बाइसेक्शन मेथड पाइथन|आम का अचार दादी वाला
कमल के फूल गमले में|झाड़ू बनाना हस्तशिल्प|हाथ से साइकिल पंक्चर बनाना|आईपीएल हाइलाइट्स|निशा मधुलिका की रसोई
बालकनी में सब्ज़ी उगाएँ|किशोर कुमार के गाने|लद्दाख बाइक ट्रिप|मोबाइल रिव्यू हिंदी|शतरंज सीखो|क्रोशिया स्वेटर
घर की सजावट कम बजट|तारक मेहता का उल्टा चश्मा|तबला बजाना सीखें|पतंगबाज़ी के तरीके|cricket batting tips hindi mein
ghar par pizza kaise banaye|Excel sikhe hindi me|कुत्ते की ट्रेनिंग|दूरबीन से चाँद देखना|मारुति स्विफ्ट माइलेज
हिंदी कहानियाँ प्रेमचंद|पनीर टिक्का तवा पर`),
} as const;
