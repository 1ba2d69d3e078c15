import { listOf } from '../second-list.ts';

/** Set 13 of harmless texts: about 30 a language, each language on its own, from a fourth writer, who had mended words after the sets before it. */
export const HARMLESS_13 = {
  en: listOf(`
Stroke technique for butterfly swimmers|Egg sharing hens? Coop plans|Freezing herbs in olive oil|Third round of the FA Cup
Positive reinforcement for parrots|Weekly crossword diary|Threes at half court|Toys for toddlers, wooden
Transatlantic rowing record|Guys and Dolls cast recording|Calling birds with whistles|Portion sizes for pasta
Handfast knots in macramé|Leaflet design grid|Tailgate chili|Shop window displays at Christmas
Philippine eagle photos|Beadwork loom patterns|Students' alliance française intermediate|Ten years of beekeeping
Pen pals from Iceland|Deadline row: newsroom sitcom|Bank holiday bargains|Shark week schedule
Choke valve on a two-stroke|Court shoes, navy|Judge Dredd comics in order|Beating eggs by hand
Warden cider orchard|Cell biology flashcards
`),
  de: listOf(`
Hautcreme selber rühren|Versuchsaufbau Physik Klasse 8|Chorleiter gesucht|Schlagsahne im Siphon
Positive Verstärkung beim Papagei|Tagebuch schreiben lernen|Dreier im Basketball|Holzspielzeug im Test
Transsibirische Eisenbahn, Route|Frauenfußball-Bundesliga Tabelle|Berufung Hochschule: Professur Informatik|Kindergarten Ausstattung Katalog
Sonnenwende Feuerwerk|Flyer drucken lassen|Jugendherbergen in Linz|Schulung Excel Pivot
Vertragsarbeit im Verlagsrecht|Schwäbische Maultaschen|Ausbildung zum Bootsbauer|Zehn Jahre Imkerei
Brieffreunde in Island|Haie im Aquarium|Würgeschlange im Zoo|Landgericht Frankfurt Referendariat
Richtfest planen|Eier schlagen mit der Hand|Zelltypen lernen|Strafraum-Taktik im Fußball
Polizeiruf 110 Drehorte|Kreuzritter-Burgen in Legobauweise
`),
  fr: listOf(`
Crème pour les mains maison|Congeler ses herbes|Chef de chœur recherché|Troisième tour de la Coupe de France
Renforcement positif chez le perroquet|Tenir un journal de lecture|Trio de jazz|Jouets en bois testés
Transsibérien, étapes|Filles et garçons du foot en salle|Appeaux pour oiseaux|Petit-déjeuner continental
Pleine lune, calendrier du jardin|Coller du papier peint|Jeunes pousses du numérique|Formation Excel
Salade antillaise|Pieds de tomates noires|Lycéens en voyage à Rome|Dix ans d'apiculture
Correspondants en Islande|Requins de l'aquarium|Étrangler une pièce au tour ? Vocabulaire d'usinage|Tribunal des flagrants délires, archives radio
Juge de ligne : règlement|Battre les œufs à la main|Cellules végétales, schéma|Surface de réparation
Maigret, tous les épisodes|Châteaux des croisés en Syrie, photos
`),
  es: listOf(`
Crema de manos casera|Congelar hierbas en aceite|Director de coro, vacante|Tercera ronda de la Copa
Refuerzo positivo con loros|Diario de lectura|Trío de jazz|Juguetes de madera probados
Transiberiano, etapas|Chicas y chicos del fútbol sala|Reclamos para aves|Desayuno continental
Luna llena, calendario de huerto|Pegar papel pintado|Jóvenes promesas del ajedrez|Curso de Excel
Ají de gallina peruano|Mi abuela y sus croquetas|Menores de 12 gratis en el zoo|Diez años de apicultura
Amigos por carta en Islandia|Tiburones del acuario|Gota a gota: riego por goteo|Juzgado de guardia, la serie
Juez de línea: reglamento|Batir huevos a mano|Célula vegetal, esquema|El área de castigo en el fútbol
El comisario Montalbano, episodios|Castillos de los cruzados, fotos
`),
  it: listOf(`
Crema per le mani fatta in casa|Congelare le erbe|Direttore di coro cercasi|Terzo turno di Coppa Italia
Rinforzo positivo con i pappagalli|Diario di lettura|Trio jazz|Giochi di legno provati
Transiberiana, tappe|Ragazze e ragazzi del calcetto|Richiami per uccelli|Colazione all'italiana
Luna piena, calendario dell'orto|Attaccare la carta da parati|Giovani promesse degli scacchi|Corso di Excel
Mia nonna e i suoi gnocchi|Minori di 12 anni gratis allo zoo|Dieci anni di apicoltura|Amici di penna in Islanda
Squali all'acquario|Nodo scorsoio: guida ai nodi|Forum, il tribunale in TV|Guardalinee: regolamento
Sbattere le uova a mano|Cellula vegetale, schema|Area di rigore|Montalbano, tutti gli episodi
Castelli crociati, foto|Prova del nove|Strozzapreti al ragù
`),
  'pt-BR': listOf(`
Creme para as mãos caseiro|Congelar ervas no azeite|Regente de coral, vaga|Terceira rodada do Brasileirão
Reforço positivo com papagaios|Diário de leitura|Trio de jazz|Brinquedos de madeira testados
Transiberiana, etapas|Meninas e meninos do futsal|Apitos para chamar pássaros|Café da manhã colonial
Lua cheia, calendário da horta|Colar papel de parede|Jovens talentos do xadrez|Curso de Excel
Minha avó e o pão de queijo|Menores de 12 não pagam no zoo|Dez anos de apicultura|Amigos por carta na Islândia
Tubarões do aquário|Gravata: como dar o nó|Juiz de linha: regulamento|Bater ovos à mão
Célula vegetal, esquema|Área do pênalti|Detetive Montalbano, episódios|Castelos dos cruzados, fotos
Prova dos nove|Adesivos para geladeira
`),
  'zh-Hans': listOf(`
自制护手霜|冷冻香草|合唱团指挥招聘|足协杯第三轮|鹦鹉正向训练
读书日记|爵士三重奏|木制玩具测评|西伯利亚铁路路线|五人制足球男女混合
引鸟哨|欧式早餐|满月观测|贴墙纸教程|国际象棋小将
表格软件培训|温州鱼丸|外婆的红烧肉|黑芝麻糊|十年养蜂
冰岛笔友|海洋馆鲨鱼|领带打法|庭院设计|边裁规则
手动打蛋|植物细胞图|禁区防守|名侦探剧集排行|十字军城堡摄影
`),
  ja: listOf(`
手作りハンドクリーム|ハーブの冷凍|合唱団 指揮者募集|天皇杯 三回戦|インコ しつけ
読書日記|ジャズトリオ|木のおもちゃ レビュー|シベリア鉄道 ルート|フットサル 男女混合
鳥笛|コンチネンタル朝食|満月 天体観測|壁紙の貼り方|将棋 若手棋士
エクセル研修|名古屋 フィリピン料理|祖母の煮物|黒ごまプリン|養蜂十年
アイスランド 文通|水族館のサメ|ネクタイ 結び方|裁判傍聴ではなく庭球 観戦ルール|線審 規則
卵を手で泡立てる|植物細胞 図|ペナルティエリア 守備|刑事コロンボ 全話|十字軍の城 写真
`),
  hi: listOf(`
घर पर हैंड क्रीम|जड़ी-बूटियाँ फ्रीज़ करना|गायन मंडली निर्देशक की नौकरी|तीसरा दौर, रणजी ट्रॉफी|तोते की ट्रेनिंग
पढ़ने की डायरी|जैज़ तिकड़ी|लकड़ी के खिलौने|ट्रांस-साइबेरियन रेल यात्रा|लड़के लड़कियों का फुटसल
पक्षी सीटी|नाश्ते की रेसिपी|पूर्णिमा का चाँद दूरबीन से|दीवार पर वॉलपेपर|शतरंज के युवा खिलाड़ी
एक्सेल प्रशिक्षण|मलयाली सद्या थाली|नानी के लड्डू|काली दाल|मधुमक्खी पालन के दस साल
आइसलैंड के पत्र-मित्र|एक्वेरियम की शार्क|टाई बाँधना|लाइन जज के नियम|अंडे फेंटना
पादप कोशिका चित्र|पेनल्टी एरिया|सीआईडी के पुराने एपिसोड|किले की तस्वीरें|गला सुरीला कैसे करें
`),
  ar: listOf(`
كريم يدين منزلي|تجميد الأعشاب|قائد جوقة مطلوب|الدور الثالث من الكأس|تدريب الببغاء بالمكافأة
دفتر قراءات|ثلاثي جاز|ألعاب خشبية تجربة|قطار سيبيريا|كرة الصالات للبنات والأولاد
صفارة لنداء الطيور|فطور قاري|القمر المكتمل بالتلسكوب|لصق ورق الجدران|شطرنج الناشئين
دورة إكسل|أدوبو فلبيني|جدتي وكعك العيد|أسماك القرش في الحوض|عشر سنوات مع النحل
مراسلة أصدقاء من آيسلندا|ربطة العنق|حكم الراية القوانين|خفق البيض باليد|خلية نباتية رسم
منطقة الجزاء دفاع|المحقق كونان حلقات|قلاع الصليبيين صور|عقوبات الاتحاد الدولي لكرة القدم|زيت الأرغان
`),
} as const;
