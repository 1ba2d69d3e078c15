import { listOf } from '../second-list.ts';

/** Set 5 of harmless texts: 30 a language, titles and searches from a second writer who never saw the words. */
export const HARMLESS_5 = {
  en: listOf(`
Growing runner beans|Loft conversion ideas|Repairing a dripping tap|Raised beds for small yards
Window box plants for shade|Sourdough for beginners|Thai street food at home
Best Polish dumplings in Chicago|Slow cooker stews|Cooking with kale|Gothic cathedral architecture
Law school study tips|Nursing careers in the NHS|How Parliament passes a bill
Agatha Christie whodunits|Bishop and knight endgame|Rugby Union fixtures|Heist movies ranked
Brassicas and their relatives|Straight razors and shaving brushes|Trainspotting in Yorkshire
Tabletop role-playing games|Learn ukulele in a month|Wild swimming spots|Kayak camping
Quilting patterns|Excel pivot tables|Warehouse forklift jobs|Public speaking practice
Learn Spanish fast`),
  de: listOf(`
Tomaten auf dem Balkon|Hochbeet bauen|Fliesen legen leicht gemacht|Wärmepumpe im Altbau
Bienen im Garten halten|Schwäbische Maultaschen|Brot backen mit Roggen|Vegetarische Eintöpfe
Türkische Küche für zu Hause|Käsekuchen ohne Boden|Romanische Dome am Rhein|Jura im ersten Semester
Ausbildung zum Krankenpfleger|Geschichte der Weimarer Wahlen|Krimis aus der Eifel
Läufer gegen Springer im Schach|Union Berlin Spielberichte|Kohlgewächse und Verwandte
Die besten Gaunerkomödien|Heimatmuseen im Harz|Modelleisenbahn Spur N|Wandern im Allgäu
Gitarre lernen|Skat für Anfänger|Radtouren an der Elbe|Sternenhimmel fotografieren
Bewerbung schreiben|Elektriker gesucht|Python programmieren lernen|Steuererklärung selbst machen`),
  fr: listOf(`
Potager en permaculture|Poser du parquet|Tailler ses rosiers|Rénover une vieille ferme
Compost d'appartement|Pâtisserie pour débutants|Couscous maison|Fromages de Savoie
Recettes de soupes d'hiver|Barbecue entre voisins|Vitraux des cathédrales|Première année de droit
Devenir infirmière scolaire|Histoire des élections sous la IIIe République|Polars scandinaves
Le fou et la tour aux échecs|Union Bordeaux-Bègles|Films de braquage|La famille des courges
Pèlerins et faucons : oiseaux de France|Randonnée dans les Pyrénées|Cinéma muet|Apprendre le piano
Belote et tarot|Trains miniatures|Plongée en Méditerranée|Rédiger une lettre de motivation
Menuisier recherche apprenti|Cours d'allemand|Comptabilité pour indépendants`),
  es: listOf(`
Huerto en la terraza|Pintar muebles viejos|Riego por goteo|Cuidado de orquídeas|Reformar la cocina
Paella valenciana|Tacos caseros|Postres sin horno|Cocina peruana en casa|Quesos manchegos
Catedrales góticas de Castilla|Apuntes de derecho romano|Oposiciones de enfermería
Historia de las elecciones en la Transición|Novela negra nórdica|El alfil en el medio juego
Unión Deportiva Las Palmas|Películas de atracos perfectos|Calabazas y sus parientes
Camino de sirga en kayak|Senderismo en Picos de Europa|Guitarra flamenca para principiantes
Maquetas de barcos|Fotografía nocturna|Ciclismo de montaña|Juegos de mesa en familia
Curso de carpintería|Aprende inglés gratis|Empleo de camarero en Ibiza|Hojas de cálculo avanzadas`),
  it: listOf(`
Orto sul balcone|Ristrutturare il bagno|Potatura dell'ulivo|Piante grasse|Restauro di mobili antichi
Pasta fresca fatta in casa|Dolci siciliani|Cucina cinese facile|Vini delle Langhe
Pane con lievito madre|Cupole e duomi d'Italia|Diritto privato: riassunti|Lavorare come infermiere
Storia del suffragio universale|Gialli di Camilleri|L'alfiere negli scacchi
Rugby: franchigie e unioni|Film di rapine|Zucche e cetrioli: stessa famiglia
La Sagrada Família di Gaudí|Trekking sulle Dolomiti|Fotografia di paesaggio|Corso di chitarra
Fermodellismo|Vela per principianti|Uncinetto facile|Imparare il giapponese|Offerte per saldatori
Partita IVA spiegata|Scrivere un buon curriculum`),
  'pt-BR': listOf(`
Horta em apartamento|Pintura de parede|Cuidar de suculentas|Reforma barata de banheiro
Jardim vertical|Bolo de cenoura fofinho|Churrasco gaúcho|Comida japonesa em casa|Pão caseiro
Receitas de moqueca|Igrejas barrocas de Ouro Preto|Vade-mécum para estudantes de direito
Concurso para técnico de enfermagem|História do voto no Brasil|Romances policiais
O bispo no final de xadrez|União Barbarense Futebol Clube|Filmes de assalto a banco
Abóboras e parentes|Trilhas da Serra do Cipó|Aprender violão|Surfe em Floripa|Aeromodelismo
Observação de aves|Pesca de tucunaré|Crochê passo a passo|Vaga de motorista de caminhão
Curso de Excel|Inglês para viagem|Abrir MEI`),
  ja: listOf(`
ベランダ菜園|DIYで棚を作る|バラの剪定|古民家リノベーション|観葉植物の育て方|手打ちそば|お弁当のおかず|韓国料理レシピ|和菓子作り|全国ラーメン巡り|ゴシック大聖堂の建築|法学部の勉強法
看護師の仕事の一日|選挙制度の歴史|東野圭吾のミステリー|チェスのビショップの使い方|ラグビーユニオンのルール|銀行強盗映画ベスト10|ウリ科の野菜たち|古寺の庭園写真|鉄道模型|登山初心者
ギターの練習|キャンプ飯|折り紙|釣り日記|簿記三級の勉強|英会話を始める|倉庫の求人|プログラミング入門`),
  'zh-Hans': listOf(`
阳台种菜|旧房翻新|多肉植物养护|木工入门|家居收纳技巧|家常川菜|手工面包|泰国菜做法|火锅底料|早餐食谱|哥特式大教堂建筑|法学院考研经验|护士职业规划|选举制度史课程|福尔摩斯探案集
国际象棋的象|英式橄榄球联赛|抢劫题材电影推荐|瓜类蔬菜的种类|古塔摄影|自驾游川西|吉他自学|钓鱼技巧|模型火车|桌游推荐|夜景摄影|会计证考试|仓库招聘|学习法语|演讲与口才`),
  hi: listOf(`
छत पर बागवानी|दीवार की पुताई|गुलाब की देखभाल|लकड़ी का काम|घर की सजावट|पनीर की रेसिपी
दक्षिण भारतीय नाश्ता|इटालियन पास्ता घर पर|अचार बनाना|रोटी के प्रकार|किलों और महलों की वास्तुकला
कानून की पढ़ाई कैसे करें|नर्सिंग में करियर|चुनाव आयोग का इतिहास|जासूसी उपन्यास|शतरंज में ऊँट की चाल
रग्बी यूनियन के नियम|बैंक डकैती वाली फ़िल्में|लौकी और कद्दू की किस्में|पुराने पुलों की तस्वीरें
गिटार सीखें|हिमालय में ट्रेकिंग|पक्षी दर्शन|क्रिकेट कोचिंग|पतंगबाज़ी|सड़क यात्रा लद्दाख|एक्सेल सीखें
ड्राइवर की नौकरी|अंग्रेज़ी बोलना सीखें|सिलाई का कोर्स`),
  ar: listOf(`
زراعة الشرفة|دهان الجدران|العناية بالورد|نجارة للمبتدئين|ترتيب البيت|طريقة عمل الكبسة|حلويات شامية
المطبخ الإيطالي|خبز منزلي|مشاوي|عمارة الكاتدرائيات القوطية|دراسة القانون|مهنة التمريض
تاريخ الانتخابات في المناهج|روايات أجاثا كريستي|الفيل في الشطرنج|قوانين اتحاد الرجبي
أفلام سرقة البنوك|القرعيات وأنواعها|تصوير الجسور القديمة|تعلم العود|رحلات برية|صيد السمك
نماذج القطارات|ألعاب الطاولة|تصوير النجوم|دورة إكسل|وظائف سائقين|تعلم اللغة الألمانية|فن الخطابة`),
};
