import { listOf } from '../second-list.ts';

/** Set 9 of harmless texts: 30 a language, titles and searches from a third writer who never saw the words. */
export const HARMLESS_9 = {
  en: listOf(`
How to read a tenancy agreement|Midwifery degree personal statement tips
Norman abbeys of Yorkshire: stonework tour|Hand-pulled biang biang noodles
Three-tier buttercream wedding cake tutorial
Secret Hitler vs Werewolf: social deduction games ranked|Student council campaign poster templates
Agatha Christie reading order|Ocean's Eleven, scene by scene|Hip supplements for old Labradors
Why are my tomato leaves curling?|Vintage baby names that sound fresh|Learn Arabic script in a week
Push pull legs split|Niacinamide or vitamin C first?|One-pot pasta for busy weeknights
Self-hosting with a Raspberry Pi 5|Parkrun results, Bushy Park|Plastering a ceiling without crying
Junior data analyst – hybrid, Bristol|Electric van leasing explained|Elden Ring boss guides
Vinyl finds under a tenner|Interrail for grown-ups|Dopamine décor ideas|Rock pooling with kids
Student loan calculator|Capsule wardrobe, autumn edition|#quilttok
Why cats always land on their feet`),
  de: listOf(`
Mietrecht für Vermieter: Nebenkosten abrechnen|Hebammenstudium: Bewerbung und NC
Fachwerkkirchen im Harz, Bauweise|Pho wie in Hanoi|Hochzeitstorte mit Fondant überziehen
Klassensprecherwahl organisieren|Thriller-Neuerscheinungen im Oktober
Haus des Geldes – alle Staffeln erklärt|Meerschweinchen richtig halten|Buchsbaumzünsler loswerden
Seltene Jungennamen aus Friesland|Türkisch lernen mit Serien|Trainingsplan Halbmarathon
Peeling bei trockenen Lippen|Spiel des Jahres: unsere Favoriten|Omas Kartoffelsuppe
Smart Home ohne Cloud|Tomaten ausgeizen|Winterreifen Test 2026
Camping an der Mecklenburgischen Seenplatte|Blasmusik für Quereinsteiger|Altbauküche renovieren
Mitarbeiter im Kundenservice, Homeoffice|Tagesgeldvergleich|Bastelideen Laternenumzug
Dirndl selber nähen|Igel im Garten überwintern|Quarks einfach erklärt|Bildbearbeitung mit Darktable
Siebträger entkalken`),
  fr: listOf(`
Rédiger un contrat de location meublée|Concours d'aide-soignante : annales
Abbayes cisterciennes : l'art roman|Tacos mexicains, les vrais|Robes de mariée d'occasion
Élire ses délégués de classe, mode d'emploi|Simenon, par où commencer ?|Lupin saison 3, critique
Perruche qui perd ses plumes|Cloque du pêcher|Prénoms bretons pour garçon
Japonais débutant : hiragana|Abdos en 10 minutes|Crème solaire visage, comparatif
Loups-garous de Thiercelieux, variantes|Blanquette de grand-mère|Choisir son NAS|Semis de février
Pneus quatre saisons|Les calanques hors saison|Festival de jazz de Marciac|Isolation des combles
Développeuse front-end, Toulouse|Déclarer ses revenus fonciers|Dessins animés des années 90
Sneakers en cuir végétal|Champignons d'automne|Les trous noirs racontés|Pétanque : bien pointer
#pointdecroix`),
  es: listOf(`
Apuntes de derecho mercantil|MIR: simulacro comentado|Catedral de Burgos en 3D|Curry tailandés verde
Tartas nupciales de tres pisos|Simulacro de elecciones en primaria|Carmen Mola, orden de lectura
La casa de papel: teorías|Acuario de 60 litros|Mildiu en la vid|Nombres vascos de niño
Inglés para camareros|Sentadilla búlgara: técnica|Contorno de ojos barato
Catan y Carcassonne para regalar|Lentejas estofadas de mi abuela|Domótica con Home Assistant
Cuándo podar el limonero|Coches híbridos de segunda mano|Patagonia en bus|Letras de Rosalía
Quitar gotelé|Se precisa electricista oficial, Zaragoza|Ahorrar con tres sobres
Cuentos cortos para dormir|Bolsos de rafia|Setas de Soria|Experimentos caseros de química
Ciclismo: puertos míticos|#astrofotografía`),
  it: listOf(`
Codice della strada: quiz patente B|Concorso infermieri: quiz svolti
Battistero di Pisa: marmi e proporzioni|Paella valenciana originale|Torta nuziale a piani
Rappresentanti di classe: come si vota|Thriller da ombrellone|I soliti ignoti e altri colpi grossi
Tartarughe di terra in letargo|Oidio delle zucchine|Nomi femminili corti|Tedesco A2, esercizi
Scheda palestra massa|Siero viso all'acido ialuronico|Risiko!: strategie
Lasagne al forno della domenica|Fibra o FWA?|Seminare il basilico|Bollo auto, calcolo
Cinque Terre a piedi|Testi di Battisti|Parquet o gres?|Magazziniere con patentino muletto
Modello 730 precompilato|Disegni da colorare dinosauri|Scarpe da trekking
Funghi porcini dove trovarli|Vulcani d'Italia|Pallavolo femminile serie A1|#decoupage`),
  'pt-BR': listOf(`
OAB 1ª fase: questões de direito empresarial|Técnico de enfermagem: estágio
Catedral de Brasília e Niemeyer|Temaki em casa|Bolo de casamento espatulado
Maquete do Congresso Nacional|Sherlock Holmes em edição de bolso|Assalto ao Banco Central, o filme
Calopsita cantando|Ferrugem do café|Nomes de bebê com três letras|Espanhol para viagem
Agachamento livre: postura e carga|Protetor solar com cor|Noite de jogos: War e Imagem & Ação
Feijoada light|Planilhas no Excel|Horta em garrafa PET|Troca de óleo em casa|Chapada dos Veadeiros
Aula de cavaquinho|Pintura de parede com textura|Atendente de farmácia, Goiânia
Como organizar o décimo terceiro|Slime caseiro|Tênis de corrida feminino|Pantanal: onças e jacarés
Eclipse solar: onde ver|Vôlei de praia|#cafecoado`),
  ja: listOf(`
宅建 過去問アプリ|薬剤師国家試験 対策|法隆寺五重塔の耐震構造|本格麻婆豆腐レシピ|ウェディングケーキ デザイン集|生徒会選挙ポスター 書き方|横溝正史 読む順番|ルパン対コナン 映画感想
犬のトイレトレーニング|きゅうりのうどんこ病|女の子の名前 人気漢字|韓国語独学ノート|ジム初心者メニュー|プチプラコスメ新作|人狼ゲーム 役職一覧|炊飯器ケーキ|Excel関数まとめ|ベランダ菜園
軽キャンピングカー|四国うどん巡り|アコギ弾き語り|無印良品 収納|コンビニ夜勤バイト|ふるさと納税 返礼品|キャラ弁|ワークマン女子|高尾山 紅葉|深海魚図鑑|箱根駅伝 区間記録
#レジンアクセサリー`),
  'zh-Hans': listOf(`
租房合同注意事项|护士资格证考试题库|巴黎圣母院修复工程|泰式冬阴功汤|婚礼布置灵感|班干部竞选演讲稿|福尔摩斯探案集|《纸钞屋》剧情解析|仓鼠笼子布置|绿萝黄叶怎么办|男宝宝名字 单字|日语五十音图
帕梅拉跟练|敏感肌面霜推荐|狼人杀 预言家发言|红烧肉家常做法|NAS家庭搭建|阳台种菜|驾照科目二技巧|云南大理民宿|吉他指弹谱|收纳整理师|奶茶店招兼职|公积金贷款计算|亲子绘本|汉服穿搭
露营地推荐|黑洞是什么|马拉松配速表|#胶片摄影`),
  hi: listOf(`
किरायानामा कैसे लिखें|जीएनएम नर्सिंग कोर्स की फ़ीस|क़ुतुब मीनार की नक़्क़ाशी|मोमोज़ की तीखी चटनी
शादी के केक के डिज़ाइन|छात्र संघ चुनाव पर निबंध कक्षा 7|ब्योमकेश बक्शी की कहानियाँ
मनी हाइस्ट का रिव्यू|तोते को बोलना सिखाएँ|गुलाब के पत्ते पीले क्यों|बच्चों के नाम 'अ' से
तमिल सीखें हिंदी में|घर पर डंबल कसरत|बालों के लिए आँवला तेल|कैरम और साँप-सीढ़ी|राजमा चावल
एक्सेल के शॉर्टकट|छत पर सब्ज़ियाँ|स्कूटी का माइलेज|जयपुर दो दिन में|हारमोनियम पर सरगम|रसोई के जुगाड़
टेलीकॉलर, वर्क फ़्रॉम होम|पीपीएफ़ या एफ़डी|पंचतंत्र की कथाएँ|राजस्थानी जूतियाँ|पक्षी पहचानें
बिजली कैसे बनती है|कबड्डी के नियम|#मोबाइलफ़ोटोग्राफ़ी`),
  ar: listOf(`
صيغة عقد إيجار شقة|بكالوريوس تمريض: شروط القبول|قصر الحمراء والزخرفة الهندسية|سوشي في البيت
كيك زفاف ثلاثة أدوار|مجلس الطلبة: كيف نصوّت في المدرسة|روايات بوليسية مترجمة|شرح نهاية مسلسل لاكاسا
تربية طيور الزينة|اصفرار أوراق الليمون|أسماء أولاد تبدأ بحرف السين|مفردات إسبانية للسفر
جدول تمارين منزلية|وصفات لترطيب الشعر|قواعد لعبة المونوبولي|ملوخية بالدجاج|دورة فوتوشوب
الطماطم على السطح|صيانة المكيف للسيارة|جزر المالديف بميزانية|كلمات أغاني فيروز|تنظيم المطبخ الصغير
سائق توصيل في الرياض|ميزانية الأسرة الشهرية|أناشيد الحروف للأطفال|فساتين كتان لصيف هادئ
غوص في البحر الأحمر|تجارب علمية بسيطة|بادل للمبتدئين|#رسم_بالرصاص`),
};
