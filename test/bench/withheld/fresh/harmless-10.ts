import { listOf } from '../second-list.ts';

/** Set 10 of harmless texts: 30 a language, titles and searches from a third writer who never saw the words. */
export const HARMLESS_10 = {
  en: listOf(`
LSAT logic practice|Medical receptionist, part-time, Hull
Gothic cathedrals you can build in Minecraft|Ethiopian injera from scratch
Wedding photographers under £1,000|Best two-player board games 2026
Debate club: should voting be compulsory?|Scandi noir paperbacks|The Italian Job locations tour
Horse worming schedule|Saving an orchid with root rot|Welsh girls' names and how to say them
Polish for holidaymakers|Kettlebell workout, 20 minutes|Best moisturiser for winter
Rugby scrum technique for under-15s|Fianchetto your bishop: opening ideas|Slow cooker chilli
Best noise-cancelling headphones|Laying laminate on a wonky floor|Bakery assistant – early starts
Classic Mini parts|Speedrun world records|Learn slide guitar|Norwegian fjords by ferry
Sofa beds that don't hurt|Beekeeping for newbies|Cashback credit cards compared|Charity shop hauls
What's inside a neutron star?`),
  de: listOf(`
Vorlesung Europarecht, Folien|Medizinertest TMS: Übungsaufgaben|Klosterarchitektur der Romanik
Mexikanische Tacos selber machen|Hochzeitseinladungen drucken|Brettspielabend: Kennerspiele
Referat: Bundestag und Bundesrat, Klasse 9|Krimihörbücher kostenlos|Die Olsenbande – alle Filme
Hund humpelt nach dem Spaziergang|Trauermücken in der Blumenerde|Vornamen mit L
Schwedisch für den Urlaub|Klimmzug lernen in acht Wochen|Naturkosmetik Handcreme
Rugby-Regeln kurz erklärt|Zwetschgenkuchen vom Blech|Powerbanks im Vergleich|Rasen vertikutieren
Oldtimer-Treffen Franken|Wandern auf Madeira|Schlagzeug lernen ohne Noten|Fugen erneuern im Bad
Fahrradkurier in Münster|Bausparvertrag kündigen|Experimente für Grundschüler
Wollpullover richtig waschen|Nordsee-Watt: Muscheln bestimmen|Künstliche Intelligenz im Alltag
#landwirtschaftssimulator`),
  fr: listOf(`
Méthode du commentaire d'arrêt|Devenir ambulancier : formation et salaire
Notre-Dame : la charpente reconstruite|Bibimbap express|Plan de table mariage champêtre
Soirée jeux : 7 Wonders et Dixit|Exposé : le Parlement européen, 4e|Maigret en bande dessinée
Braquages au cinéma : notre top 10|Croquettes pour chat d'appartement|Limaces dans les salades
Prénoms rétro fille|Italien avec Duolingo|Programme musculation débutant|Baume à lèvres maison
Règles du rugby à sept|Roi, dame, fou : mats élémentaires|Gratin dauphinois|Casques audio sous 100 €
Tailler les hortensias|Permis moto A2|Week-end à Porto|Apprendre la batterie|Étagères sur mesure
Vendeur en boulangerie, Rouen|Simulateur de prêt immobilier|Coloriages de Noël, sapins et lutins
Tricoter un bonnet|Cabane perchée|Les volcans d'Auvergne`),
  es: listOf(`
Derecho romano: esquemas|Auxiliar de farmacia: curso online|Capiteles románicos de Silos
Pizza napolitana en horno de casa|Invitaciones de boda minimalistas|Juegos de mesa cooperativos
Trabajo de clase: el sistema electoral, 3.º ESO|Los crímenes de la calle Morgue, reseña
Películas de atracos|Periquito recién comprado|Cochinilla en los cactus|Nombres de bebé originales
Portugués desde cero|Hipertrofia: rutina torso-pierna|Protector solar en stick
Rugby femenino: Las Leonas|Gambito de rey|Croquetas de jamón|Móviles calidad-precio|Compost en casa
Seguro a terceros o todo riesgo|Islas Cíes en un día|Cumbia para bailar|Mesas plegables
Repartidor con moto, Bogotá|Letras del Tesoro|Fiesta de unicornios|Tallas grandes otoño
Rutas por Picos de Europa|#curiosidadesdelespacio`),
  it: listOf(`
Esame avvocato: tracce civile|Corso OSS a Bari|Duomo di Milano: le guglie|Falafel al forno
Abiti da cerimonia per testimoni|Giochi da tavolo per famiglie
Ricerca sul Parlamento, quinta elementare|Camilleri, ordine dei libri|Ocean's 8, recensione
Antiparassitario per gatti|Cocciniglia sul limone|Nomi maschili antichi|Spagnolo in viaggio
Addominali a casa|Crema mani fai da te|Rugby: le regole della mischia|Matto in due mosse
Tiramisù senza uova|Miglior tablet da disegno|Orto sul balcone|Auto ibride usate|Treni panoramici
Karaoke anni 90|Tende da sole|Barista con esperienza, Trento|Buoni fruttiferi postali|Filastrocche
Maglioni di lana merino|Birdwatching nel Delta del Po|Eclissi: come osservarla`),
  'pt-BR': listOf(`
Apostila de direito tributário|Cursinho para vestibular de medicina
Igreja da Pampulha: curvas de concreto|Yakisoba de panela|Lembrancinhas de casamento
Jogos de tabuleiro modernos|Prova de sociologia: os três poderes|Raphael Montes, por onde começar
La Casa de Papel, teorias do final|Cachorro comendo grama|Pulgão na couve|Nomes de menino fortes
Inglês para entrevista|Treino de perna|Hidratação capilar caseira|Rugby no Brasil: times e regras
Aberturas com o bispo em g2|Pão de queijo mineiro|Fone bluetooth barato|Adubo para samambaia
IPVA: como pagar|Lençóis Maranhenses|Aulas de violão|Organização de guarda-roupa
Operador de caixa, Recife|Planilha de gastos|Desenhos para colorir|Vestidos de linho
Trilhas em Petrópolis|#dinossauros`),
  ja: listOf(`
法学部 民法レポートの書き方|医療事務の資格|教会建築の写真集 ロマネスク編|タイ料理ガパオライス|結婚式の招待状テンプレ|ボードゲームカフェ|自由研究 国会のしくみ|江戸川乱歩 怪人二十面相
オーシャンズ11 あらすじ|ハムスターの回し車|多肉植物の根腐れ|男の子の名前 一文字|スペイン語会話フレーズ|腕立て伏せ30日チャレンジ|日焼け止め比較|ラグビーのポジション解説
チェス ビショップの動かし方|ホットクックレシピ|中古パソコンの選び方|朝顔の育て方|軽トラ改造|道の駅スタンプラリー|ピアノ初心者楽譜|DIYで棚づくり|倉庫内軽作業 日払い|家計簿アプリ
折り紙 恐竜|着物リメイク|屋久島トレッキング|元素周期表の覚え方`),
  'zh-Hans': listOf(`
民法典课程讲义|执业药师考试|罗马式建筑与拱券|韩式部队锅|婚纱照外景地|桌游卡坦岛规则|高中政治 人大制度思维导图|阿加莎推理小说排名|《十一罗汉》影评|乌龟冬眠注意|多肉化水|女孩小名大全
法语入门发音|引体向上从零开始|防晒霜测评|英式橄榄球规则|西西里防御变化|葱油拌面|机械键盘轴体|绣球花修剪|二手车检测|青海湖环线|尤克里里弹唱|懒人沙发推荐|诚聘收银员 长沙|记账软件
儿童简笔画|小个子穿搭|钓鱼技巧|恐龙百科`),
  hi: listOf(`
संविधान के अनुच्छेद याद करने की ट्रिक|फ़ार्मेसी डिप्लोमा में दाख़िला|अजंता की गुफाओं की शिल्पकला
इटैलियन पास्ता देसी तड़का|शादी के लहंगे|बच्चों के लिए बोर्ड गेम|संसद पर परियोजना कार्य कक्षा 9
शर्लक होम्स हिंदी में|स्पेशल 26 की कहानी|बिल्ली के बच्चे का खाना|मिर्च के पौधे में कीड़े
जुड़वाँ बच्चों के नाम|फ़्रेंच के आसान वाक्य|पुश-अप की सही तकनीक|मुल्तानी मिट्टी फ़ेसपैक
रग्बी कैसे खेलें|शतरंज की पहेलियाँ|गाजर का हलवा|वाई-फ़ाई की स्पीड बढ़ाएँ|गमले की मिट्टी और खाद
ट्रैक्टर की क़ीमत|गोवा का बजट|गिटार के तार|दीवारों के लिए रंग|सेल्समैन चाहिए, इंदौर|बजट बनाना
लोरियाँ|कुर्ती की कटिंग|केरल के झरने|सौरमंडल के ग्रह`),
  ar: listOf(`
مدخل إلى دراسة القانون، السنة الأولى|دبلوم مساعد صيدلي|كاتدرائيات أوروبا: فن العمارة القوطية
باستا إيطالية بالكريمة|تنسيق قاعات الأفراح|ألعاب لوحية للعائلة|بحث مدرسي عن البرلمان
شرلوك هولمز كامل|أوشن ١١ مراجعة|تغذية السلاحف|حشرة المن على الورد|أسماء توائم
تعلم التركية من المسلسلات|تمارين الضغط للمبتدئين|أفضل واقي شمس|قوانين الرجبي|نقلات الفيل في الشطرنج
شوربة عدس|تسريع الحاسوب|تقليم الزيتون|سيارات هايبرد مستعملة|أسبوع في جورجيا|نوتات بيانو|ألوان دهانات
معلم شاورما، جدة|الادخار للطلاب|أنشطة يدوية للأطفال|حقائب جلدية|طيور الخليج المهاجرة
كواكب المجموعة الشمسية`),
};
