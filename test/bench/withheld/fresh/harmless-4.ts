import { listOf } from '../second-list.ts';

/** Set 4 of harmless texts: 60 a language, from a writer who never saw the provider's words. */
export const HARMLESS_4 = {
  en: listOf(`
r/sourdough|Yorkshire puddings that actually rise|zig-raytracer — weekend ray tracer, zero deps
Lubing Holy Pandas on a 65% board|Lo-fi beats to fold laundry to|Baldur's Gate 3 honour mode, no hirelings
Kew Gardens in February|Allotment diary: leeks & first earlies|Ultralight kit for the Pennine Way
TinyHomeTomTools|r/homelab rack tour|How index funds work, for beginners
Compound interest explained with biscuits|Fingerstyle in DADGAD|Border collie agility, first rosette 🐾
Crochet granny stripe blanket|Python dataclasses vs pydantic|#plantmom monstera unfurling
Arsenal 2-1 Spurs extended highlights|Kubernetes the Lazy Way (newsletter)|Portra 400 pushed two stops
Miyazaki's food scenes, ranked|Thrilled to start as Staff Engineer at a tiny robotics startup
Mid-century sideboard makeover|Hanging wallpaper around a window|dnd-loot-tables|The 5-minute chess puzzle
Sea kayaking Anglesey's tide race|Brisket, 14 hours, no wrap|Weeknight dal and rice
bullet journal spreads – autumn|Juno-60 repair, dead voice chip|r/birding lifer: hoopoe!
Marathon block week 9, long run with gels|Europa Clipper launch replay|XLOOKUP in 7 minutes
Taylor Swift bridges tier list|Wordle in Rust|Interrail with a toddler|Cosy Nordic cabin interiors
Fly tying for wild brown trout|Axolotl tank cycling|Blender donut, finally finished|UX Research Ops Weekly
First V4 boulder!|Konbini snack haul, Tokyo|Dune: Part Two score on vinyl|F1 team radio, best of Monza
Depression glass: spotting real uranium green|r/rugbyunion Six Nations match thread
Refactoring away ten years of technical debt|kill-port: free up whatever is stuck on 3000
Tropic of Cancer road trip, Baja|Discriminated unions in TypeScript|Birthday party games for six-year-olds
Judas Priest live in Memphis '82|Antivirus for old ThinkPads, worth it?
Straight razor honing on a Belgian coticule|Killer sudoku speedrun|Bishop and two pawns endgames`),
  de: listOf(`
Roggensauerteig für Anfänger|r/Fahrrad|Kleingarten Ost: Hochbeet im März
Modellbahn Spur N – Bahnhof Altenbeken|ESP32-Wetterstation mit E-Ink|Steinpilz oder Gallenröhrling?
#hüttenwandern Stubaier Höhenweg|Siedler von Catan, Turnierfinale|ETF-Sparplan einfach erklärt
Wacken Aftermovie|Käsekuchen ohne Boden|Hundeschule Pfotenglück: Rückruf üben
Freue mich auf meine neue Rolle als Produktmanagerin|TischlerTimo|Anno 1800 Schönbau
heizungs-dashboard für Home Assistant|Elbphilharmonie Backstage|Kanutour Mecklenburgische Seenplatte
Bundesliga-Konferenz Samstag|Makramee-Blumenampel|Wie kommen die Streifen in die Zahnpasta
Bienen im Jahreslauf|Thermomix-Liebe|Stilfser Joch mit dem Rennrad von Prad|Pivot-Tabellen in zehn Minuten
Kotlin-Stammtisch München|Wohnzimmer in Salbeigrün|Zimmerpflanzen-Tausch Leipzig
Kraftwerk – Autobahn auf Vinyl|Handball-EM Halbfinale|Spätzle vom Brett|Balkonkraftwerk, Ertrag im Juni
Sternenhimmel über der Rhön|Röster-Newsletter: Äthiopien Guji ist da|Mein T3-Ausbau
Lego Technic Kran, RC-Umbau|Bilderbuch-Tipps ab 3|Dark Souls blind, Teil 7|Nähen für Faule: Wickelrock
Aquascaping im Nano-Cube|Urlaub auf Amrum|Steuererklärung mit Elster für Studis
#katzenliebe Maine-Coon-Kitten|Poetry Slam Bielefeld|Clair de Lune Takt für Takt
Linux auf dem alten Laptop|Grillkäse und Zucchini vom Rost|Retro-Formate, die nicht nerven
1. FC Union gegen Mainz, Highlights|Technische Schulden im Legacy-Code abbauen
Krebse fangen an der Nordsee mit Kindern|Mordsspaß: Escape Room selber bauen
Kirchweihküchle nach Omas Rezept|Kölner Dom: Gewölbe und Strebewerk|Virenscanner im Vergleich
Killt euren Rasen! Wildblumen statt Golfgrün|Höhenrausch – Klettersteige in den Dolomiten
Papst-Lüfter im Gaming-PC|Grüner Tee aus Uji|Tatort-Kommissare im Ranking`),
  fr: listOf(`
Pain au levain, hydratation 75 %|r/velo|Potager en lasagnes|Fanfare de rue à Douarnenez
Paris–Milan en train, vlog|apero-planner : qui apporte quoi|Zelda TOTK, tous les sanctuaires
La bourse pour débuter : ETF et PEA|Tricoter un snood au point jersey|Le GR20 en 12 jours
#chatroux Ulysse sur le frigo|Jouer Brassens au coin du feu|Tour de France, résumé étape 17
La blanquette de mamie|Verrière d'atelier et cuisine ouverte|Rust en français – atelier 3
La lettre du fromager|Ravie de rejoindre une super équipe data à Nantes|BricoloGégé
L'impressionnisme en 10 tableaux|Apprendre le rappel à son chiot|Pétanque : tirer au fer
Top 14, les essais du week-end|Macarons pistache framboise|MinecraftChâteauFort
Rando en Chartreuse, Chamechaude|Stromae au piano|Aquarelle : ciels d'orage|Permaculture et paillage
Home staging petit budget|Astérix, toutes les couvertures|Camping-car en Bretagne
Régler son spi au portant|Escape game maison|Plans-séquences cultes|Pandas ou polars, le comparatif
Observer les mésanges au jardin|Trésors de vide-grenier|Café de spécialité au V60|Répliques de Kaamelott
Prépa semi-marathon de Lille|Japonais facile : les kana|#diy lampe en bois flotté|Cabane dans les arbres
Remplir sa 2042 sans stress|Fromage de chèvre maison|Kanban visuel pour petites équipes
Récifal : mes coraux mous|Dépression sur l'Atlantique : lire une carte météo
Cancer et Lion, repérer les constellations au printemps|L'Union Bordeaux-Bègles championne d'Europe
Religieuse au chocolat, glaçage miroir|Tuer un processus zombie sous Linux|Parti pris : la déco seventies
Vol de nuit en montgolfière|Pets-de-nonne de ma tante
La grève de Saint-Jean-du-Doigt à marée basse, photos|La Fièvre du samedi soir, chorégraphie
Vitraux de la Sainte-Chapelle|Cluedo : le colonel Moutarde dans la véranda`),
  es: listOf(`
Masa madre para torpes|Croquetas de jamón, bechamel perfecta|r/ajedrez|La ruta del Cid en bici
Huerto en el balcón: tomates cherry|raspi-riego: riega mis plantas con una Raspberry
#perritos Toby en la playa|Falseta por bulerías, paso a paso|Cómo curar un mate de calabaza
El interés compuesto para principiantes|Betis – Sevilla, resumen|La cocina de la abuela Lola
Patagonia en furgo|DocuNaturaleza Doñana|Speedrun Hollow Knight any%|Amigurumi pulpo a ganchillo
Muy feliz de empezar como ilustradora freelance|Boletín de tipografía|Arepas reina pepiada
Spring Boot desde cero|Astrofotografía con trípode barato|Tacos al pastor en casa
Dron FPV por los Picos de Europa|Rosalía con ukelele|Salón boho con poco dinero|Gatos y cajas
Pádel: la bandeja|Series de los 90 que olvidaste|MotoGP Jerez a cámara lenta|Buceo en Cozumel
Restauro una Vespa del 78|Tablas dinámicas fáciles|Acuarela botánica|Cumbia para barrer la casa
El Prado en 15 minutos|Juegos de mesa para dos|Tortilla con o sin cebolla|Git para gente con prisa
Orquídeas que florecen otra vez|Trenes de España, vista de cabina|Inglés con canciones|SurferoDeSomo
Foto de calle en Oaxaca|Apicultura urbana|El rojo en el cine de Almodóvar|Maratón de Valencia km a km
Senderismo con niños, Sierra de Guara|Café de olla y pan dulce
El amor en los tiempos del cólera, club de lectura|Matar al dragón sin armadura, Skyrim
Brazo de gitano relleno de crema|Partido Barça-Atleti completo|Unión Española vs Colo-Colo, goles
Cura de humildad: perdimos 7-0 y nos reímos|Huesos de santo caseros
Catedral de Burgos: bóvedas y cimborrio|Asesina de cactus 🌵 memes|Ataques de risa con Les Luthiers
Robo de home, liga de béisbol|Bomba de agua solar para el rancho`),
  it: listOf(`
Pizza napoletana nel forno di casa|r/ItalyHardware|L'orto di nonna Pina|Lievito madre, il rinfresco
Serie A: i gol della 12ª giornata|Alta Via 1 in solitaria|bolletta-luce-parser|Restauro Vespa 50 Special
Gatti di Torre Argentina|Fantacalcio, chi schierare|Chitarra: il giro di Do|Sanremo, tutte le esibizioni
Borsa granny all'uncinetto|Python per contabili|ETF spiegati a chi parte da zero|#moka del lunedì
Mugello onboard|Tortellini in brodo fatti a mano|Lagotto a tartufi, addestramento
Fellini, i sogni e il circo|Arredare 40 mq|Piante grasse che passione
Felice di iniziare il tirocinio in architettura|Elden Ring build arcano|La newsletter dei cruciverba
Sicilia on the road|Vela: la strambata|Traviata alla Fenice|Tiramisù al pistacchio
Fotografare la Via Lattea|TrenoVloggerMatteo|Lego Colosseo in time-lapse|Ceramica raku|Padel: la vibora
Nano acquario marino|Docker spiegato a mio zio|Porcini a Borgotaro|Tutti i vincenti di Sinner
Gravel in Toscana|Storia del design: la Lettera 22|Gelato artigianale, bilanciamento|Francese in 10 minuti
Bottino del mercatino dell'usato|Pallavolo A1 femminile|Doppiaggio: le voci dei film Ghibli
Cinque Terre viste dal drone|Cappelletti contro ravioli|Riunioni più brevi, pillole di lavoro
Strozzapreti al ragù|Unione e intersezione di insiemi, esercizi svolti|Vin Santo e cantucci
Mafia, il gioco di carte: regole e varianti|Duomo di Milano, le guglie dall'alto
È partito il treno storico della Val d'Orcia|Spaghetti all'assassina|Febbre a 90°, recensione del libro
Frati fritti alla livornese|Cosa guardare dopo La casa di carta
Il prigioniero di Azkaban, audiolibro cap. 1|Ladri di biciclette restaurato in 4K`),
  pt: listOf(`
Pão de queijo mineiro|r/futebol|Horta na varanda|Batida de bossa nova no violão|Trilha da Pedra da Gávea
nota-fiscal-ocr|Bacalhau à Brás da tia São|#doguinho caramelo|Tesouro Direto para iniciantes
Flamengo x Palmeiras, melhores momentos|Tapete russo de crochê|Ondas gigantes da Nazaré
Filmes da Sessão da Tarde|JavaScript raiz|Reforma do Fusca 72|Feliz em começar como analista de dados
Azulejos lisboetas|Samba-enredo, top 10|Comboio histórico do Douro|Brigadeiro gourmet|Bordado livre
Free Fire com a galera|Orquidário do Seu Zé|Capoeira: ginga e esquiva|Café coado perfeito|Gatos do Chiado
Planilha de gastos grátis|Kitesurf em Jeri|Costela no fogo de chão|Capitão Fausto ao vivo
Cozinha americana em casa pequena|Carta da semana: livros usados|Defesa siciliana, linhas principais
Aves da Mata Atlântica|CaminhoneiroVloga|Inglês para viagem|Tetras neon: montando o aquário
Primeira corrida de 10 km|Unhas francesinha|Alimentador de peixes com Arduino|Açores em 7 dias
Pastéis de nata em casa|Maquete ferroviária HO|Bastidores da dublagem|Telescópio dobsoniano caseiro
Vôlei de praia, saque viagem|One-on-one: perguntas boas para o time|Elis na vitrola
Barriga de freira, doce conventual|Papo de anjo da vovó|União de Leiria x Porto, golos|Bala de coco gelada
Bomba de chocolate recheada|Mata-mata da Libertadores, chaveamento|Partido alto no quintal
Assalto à geladeira: lanches da madrugada|Talha dourada em 3D – igreja de São Francisco
Vírus do Windows XP que viraram meme|Viciado em sudoku|Crise nas Infinitas Terras: ordem de leitura`),
  ja: listOf(`
メスティン炊き込みごはん|自作キーボード沼|ぬか床はじめました|青春18きっぷで日本海|柴犬まめたろう|ポケモンSV 色違い厳選|kakeibo-cli 家計簿をターミナルで|新NISA入門 積立のしくみ
スピッツ弾き語り|甲子園 名場面|多肉植物の寄せ植え|#猫のいる暮らし|Rustで書く自作OS|おうち二郎系ラーメン|Nゲージ レイアウト製作|山梨ほうとう旅|かぎ針コースター|ジブリの背景美術
転職しました!SREになります|無印で収納|乗鞍の星空タイムラプス|弁当の詰め方|OLYMPUS PEN で散歩|スプラ3 ガチヤグラ|将棋 棒銀の基本|メダカの屋外飼育|堤防アジング入門|ボカロ曲つくってみた
週刊Figmaニュース|別府八湯めぐり|ガンプラの墨入れ|壁面本棚をDIY|朝活ランニング5km|ミニトマトの脇芽かき|喫茶店のナポリタン|マイクラ和風建築|英語シャドーイング|万年筆インク沼|F1鈴鹿オンボード
バイク女子の北海道ツーリング|練り切り 紫陽花|ベランダハーブ|落語「時そば」|エクセル関数で時短|コーギーのおしり|宝塚 観劇メモ|グラトリ初級|久石譲ピアノ|殺人的にうまい唐揚げ|犯人の犯沢さん 一気読み
ゾンビプロセスをkillする|組合せ最適化ライブラリ比較|借りぐらしのアリエッティ 背景画|長崎の教会建築 リブ・ヴォールト|甘党のための京都パフェ|神ゲー10選|推しの祭壇つくってみた
中二病でも恋がしたい! OP|逃走中 ハンター名シーン|人狼ゲーム 占い師の立ち回り`),
  zh: listOf(`
空气炸锅食谱合集|阳台种番茄|原神深渊满星攻略|徒步虎跳峡|家有橘猫|vue3-admin 后台模板|基金定投入门|周杰伦吉他弹唱|手冲咖啡 埃塞豆|骑行318国道|钩针小包|台北夜市小吃|乐高机械组
猎户座星云 天文摄影|B站学高数|红烧肉怎么不柴|从单反到微单|王者荣耀打野思路|多肉爆盆|#早起跑步打卡|围棋定式|入职新公司啦 前端工程师|小户型收纳|柯基屁屁|古筝 渔舟唱晚|天幕搭法 露营新手
NBA 十佳球|树莓派软路由|港式奶茶與菠蘿油|百岳 嘉明湖三天兩夜|毛笔字 欧楷|高铁司机视角|三体读书笔记|海钓日记|每周设计周报|数据透视表五分钟学会|法语发音入门|宫崎骏动画配乐|水彩小猫|木工榫卯
乒乓球 反手拧拉|鱼缸开缸|电影剪辑节奏|自驾独库公路|戚风不塌的秘诀|动森岛屿规划|老电影修复|产品经理闲聊播客|杀手级快捷键|狼人杀新手教程|电脑病毒查杀软件评测|派对游戏合集|技術債清償實戰|佛跳墙家庭版
并查集算法 union-find|上帝视角看城市 航拍|哥特教堂飞扶壁 建筑课|炸弹人怀旧闯关|党参炖鸡汤|罪恶装备连招教学`),
  ar: listOf(`
الكبسة على أصولها|زراعة النعناع في البلكونة|تقاسيم عود نهاوند|مراجعة هاتف شاومي|أهداف الدوري السعودي
بايثون للمبتدئين|رحلة إلى جبال الأطلس|قطتي لولو|ماينكرافت: بناء قلعة|قهوة V60 بالبيت|ديكور غرف صغيرة
تعليم خط الرقعة|أم كلثوم حفلات كاملة|arabic-reshaper-demo أداة لعرض الخط|شال كروشيه
أساسيات الادخار والميزانية|تصوير الصحراء ليلاً|صيد السمك في الغردقة|#قراءة مراجعات روايات|كنافة نابلسية
مهارات محمد صلاح|الإسبانية من الصفر|سيارات كلاسيك|مسلسلات كوميدية قديمة|ملوخية ستي|غوص البحر الأحمر
شطرنج للأطفال|بدأت عملي الجديد مهندس برمجيات|نشرة التصميم الأسبوعية|دبكة فولكلور|نجارة منزلية
ببجي أفضل لقطات|إكسل للمحاسبين|تربية الحمام الزاجل|كم تكلف رحلة إسطنبول|رسم بالفحم|شرح مقام الصبا
أول رحلة درون|فورمولا جدة|توم وجيري حلقات|معكرونة بشاميل|الفلك للهواة|فيروز الصباح|تخييم في العلا
نصائح مقابلة العمل|تطريز يدوي|حلى بارد بدون فرن|نباتات الظل|برج السرطان على خريطة النجوم
مضاد فيروسات للكمبيوتر|قاتل الملل: ألعاب ذكاء|أم علي بالمكسرات|عمارة المساجد المملوكية|مدمن قهوة ☕ ميمز
الاتحاد ضد الهلال، ملخص|لقمة القاضي مقرمشة|سكري القصيم وأنواع التمور|المحقق كونان القضية 12
حرب النجوم: ترتيب الأفلام|هروب السجن روبلوكس`),
  hi: listOf(`
पनीर बटर मसाला ढाबा स्टाइल|Chhat par sabzi ki kheti|IND vs AUS हाइलाइट्स|गिटार पर किशोर कुमार
Python हिंदी में|BGMI रैंक पुश|लद्दाख बाइक ट्रिप|मेरा इंडी डॉग शेरू|म्यूचुअल फंड SIP क्या है
Excel VLOOKUP सीखें|आसान मेहंदी डिज़ाइन|विविध भारती के पुराने गाने|तारक मेहता मज़ेदार सीन
मोमोज़ की लाल चटनी|#चायप्रेमी|पेंसिल शेडिंग|शतरंज ओपनिंग|वंदे भारत कैब राइड|गुलाब की कलम कैसे लगाएं
नई नौकरी शुरू – डेटा एनालिस्ट|मोबाइल फोटोग्राफी टिप्स|प्रो कबड्डी बेस्ट रेड|हिमाचल के ट्रेक|DIY दीवार घड़ी
घर का बजट कैसे बनाएं|hindi-shabd-khel वर्डल जैसा खेल|तबला: तीनताल|हारमोनियम सरगम
इंग्लिश स्पीकिंग रोज़ 10 मिनट|दम बिरयानी|गप्पी एक्वेरियम|ISRO चंद्रयान लाइव|पंचतंत्र की कहानियाँ
क्रोशिया टॉप|CapCut एडिटिंग|जयपुर के बाज़ार|बैडमिंटन स्मैश|12वीं फेल फिल्म रिव्यू|TractorWalaGaon
बोनसाई बरगद|पतंगबाज़ी|Minecraft हिंदी सर्वाइवल|साड़ी ड्रेपिंग|स्टैंडअप कॉमेडी ओपन माइक|मोटर वाइंडिंग सीखें
कोंकण के बीच|इंटरव्यू के सवाल|बिना मशीन की फेंटी हुई कॉफ़ी|कर्क रेखा कहाँ से गुज़रती है
SQL UNION और JOIN हिंदी में|वायरस हटाने वाला एंटीवायरस ऐप|बर्थडे पार्टी गेम्स|कोणार्क मंदिर की वास्तुकला
चोर सिपाही पर्ची खेल|कातिलाना बल्लेबाज़ी|गोली सोडा बंटा रेसिपी|मर्डर मिस्ट्री बोर्ड गेम
पागलपंती कॉमेडी मूवी|जेल पेन से मंडला आर्ट|राम लड्डू दिल्ली वाले`),
} as const;
