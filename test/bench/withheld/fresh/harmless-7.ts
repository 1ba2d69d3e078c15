import { listOf } from '../second-list.ts';

/** Set 7 of harmless texts: 30 a language, titles and searches from a second writer who never saw the words. */
export const HARMLESS_7 = {
  en: listOf(`
Upholstery class|Stone wall repair|Candle making|Tiny house tours|Ironing hacks|Parkrun tips
Wrestling highlights|Pinball collectors|Snooker trick shots|Bouldering grades|Fantasy football
Opera for newcomers|Manga drawing|True size of maps|Jazz vinyl|Silent comedy classics|Poetry slam
Nave, apse and transept explained|Dentist receptionist vacancy|Magistrates' court building history
Great train heist board game|Lebanese mezze recipes|Party balloons and bunting
Credit union logo design|Blood orange marmalade|Cell biology revision|Mortgage basics
Bookkeeping for cafés|Job: night porter|Freelance illustration rates`),
  de: listOf(`
Polstern lernen|Trockenmauer bauen|Kerzen gießen|Tiny-House-Rundgang|Wäsche ohne Knicke
Lauftreff für Einsteiger|Ringen: Griffe|Flipperautomaten|Billard-Tricks|Bouldern
Tippspiel Bundesliga|Oper zum Einsteigen|Manga zeichnen|Alte Landkarten|Jazz auf Schallplatte
Stummfilmkomödien|Poetry-Slam Abend|Chor, Apsis und Querschiff
Zahnarzthelferin: Stellenanzeige Empfang|Altes Amtsgericht: Baugeschichte|Libanesische Vorspeisen
Partydeko mit Ballons|Blutorangenmarmelade|Zellbiologie Abitur|Brettspiel rund um einen Postraub
Grüne Smoothies|Baufinanzierung|Buchhaltung fürs Café|Nachtportier gesucht|Honorare für Illustration`),
  fr: listOf(`
Tapisserie d'ameublement|Murs en pierre sèche|Fabriquer des bougies|Mini-maisons|Repassage facile
Courir son premier dix kilomètres|Lutte olympique|Flippers anciens|Billard artistique
Escalade de bloc|Pronostics Ligue 1|L'opéra pour tous|Dessiner un manga|Cartes anciennes
Vinyles de jazz|Burlesque muet|Scène de slam|Nef, abside et transept
Secrétaire dentaire : offre d'emploi|Histoire du palais de justice de Rouen, architecture
Mezzés libanais|Ballons pour une fête|Confiture d'oranges sanguines|Biologie cellulaire : fiches
Jeu de société du train dévalisé|Trait d'union : règles d'orthographe|Crédit immobilier
Comptabilité d'un café|Veilleur de nuit, hôtel|Tarifs d'illustration`),
  es: listOf(`
Tapizar sillas|Muros de piedra seca|Hacer velas|Casas pequeñas|Planchar bien
Mi primera carrera de 10 km|Lucha olímpica|Máquinas de pinball|Billar artístico|Escalada en bloque
Quinielas de La Liga|Ópera para todos|Dibujar manga|Mapas antiguos|Vinilos de jazz|Comedia muda
Recitales de poesía|Nave, ábside y crucero|Recepcionista de clínica dental: empleo
El edificio del Palacio de Justicia|Aperitivos libaneses|Globos para fiestas
Mermelada de naranja sanguina|Biología celular: apuntes|Juego de mesa del gran robo
Guion y unión de palabras|Hipotecas sin lío|Contabilidad para bares|Portero de noche
Tarifas de ilustración`),
  it: listOf(`
Tappezzare poltrone|Muretti a secco|Fare candele|Case minuscole|Stirare senza fatica
La mia prima corsa di 10 km|Lotta olimpica|Flipper d'epoca|Biliardo artistico|Arrampicata boulder
Fantacalcio|Opera lirica per tutti|Disegnare manga|Mappe antiche|Vinili jazz|Comiche mute
Serate di poesia|Navata, abside e transetto|Segretaria di studio dentistico: annuncio
Architettura del palazzo di giustizia|Antipasti libanesi|Palloncini per feste
Marmellata di arance rosse|Biologia cellulare: dispense|Gioco da tavolo della rapina al treno
Tratto d'unione in ortografia|Mutuo casa|Contabilità per bar|Portiere di notte
Tariffe per illustratori`),
  'pt-BR': listOf(`
Estofar cadeiras|Muro de pedra|Fazer velas|Casas pequenas|Passar roupa fácil
Minha primeira corrida de 10 km|Luta olímpica|Fliperama antigo|Sinuca artística|Escalada em boulder
Cartola FC|Ópera para todos, Brasil|Desenhar mangá|Mapas antigos do Brasil|Vinil de jazz
Comédia muda|Sarau de poesia|Nave, abside e transepto nas aulas de arte
Vaga de recepcionista em consultório dentário|O prédio do Tribunal de Justiça: arquitetura
Petiscos libaneses|Balões para festa|Geleia de laranja|Biologia celular: resumo
Jogo de tabuleiro do roubo do trem|Hífen e união de palavras|Financiamento da casa
Contabilidade de lanchonete|Porteiro noturno|Preço de ilustração`),
  ja: listOf(`
椅子の張り替え|石垣づくり|キャンドル作り|小さな家|アイロンのコツ|初めてのマラソン|相撲の決まり手|ピンボール|ビリヤード|ボルダリング|競技かるた|オペラ入門|漫画の描き方|古地図
ジャズのレコード|無声映画|俳句の会|身廊と翼廊の図解|歯科受付のパート|裁判所庁舎の建築|レバノン料理|パーティーの風船|ブラッドオレンジのジャム|細胞生物学|列車強盗のボードゲーム
生協の宅配カタログ|住宅ローン|カフェの帳簿|夜勤フロント|イラストの料金`),
  'zh-Hans': listOf(`
沙发翻新|石墙修砌|手工蜡烛|小户型|熨衣技巧|第一次跑马拉松|摔跤技巧|弹珠机收藏|台球教学|抱石攀岩|飞盘|歌剧入门|漫画绘制|古地图|爵士黑胶|默片喜剧|诗歌朗诵|教堂建筑的中殿与耳堂
牙科前台招聘|法院大楼建筑设计|黎巴嫩小吃|派对气球|血橙果酱|细胞生物学|火车大劫案桌游|连字符用法|房贷知识|咖啡馆记账|夜班前台|插画报价`),
  hi: listOf(`
सोफ़े की मरम्मत|पत्थर की दीवार|मोमबत्ती बनाना|छोटा घर|कपड़े इस्त्री करना|पहली मैराथन|कुश्ती के दाँव
पिनबॉल|बिलियर्ड|रॉक क्लाइंबिंग|कबड्डी|ओपेरा परिचय|कॉमिक्स बनाना|पुराने नक़्शे|जैज़ संगीत
मूक फ़िल्में|कवि सम्मेलन|गिरजाघर की वास्तुकला: मेहराब और गुंबद|डेंटल क्लिनिक में रिसेप्शनिस्ट
उच्च न्यायालय भवन की वास्तुकला|लेबनानी व्यंजन|पार्टी के गुब्बारे|संतरे का मुरब्बा|कोशिका विज्ञान
ट्रेन डकैती बोर्ड गेम|संधि और समास व्याकरण|गृह ऋण|कैफ़े का हिसाब|रात का चौकीदार|चित्रकारी के दाम`),
  ar: listOf(`
تنجيد الكراسي|بناء جدار حجري|صناعة الشموع|بيوت صغيرة|كي الملابس|أول سباق جري|المصارعة الأولمبية
آلات الفليبر|البلياردو|تسلق الصخور|توقعات الدوري|مدخل إلى الأوبرا|رسم المانغا|خرائط قديمة
أسطوانات الجاز|السينما الصامتة|أمسية شعرية|أجزاء الكاتدرائية المعمارية|موظفة استقبال لعيادة أسنان
عمارة قصر العدل|مقبلات لبنانية|بالونات الحفلات|مربى البرتقال|بيولوجيا الخلية
لعبة لوحية عن سرقة القطار|علامات الترقيم|قرض المنزل|محاسبة المقاهي|حارس ليلي لفندق|أسعار الرسم`),
};
