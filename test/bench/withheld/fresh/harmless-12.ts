import { listOf } from '../second-list.ts';

/** Set 12 of harmless texts: about 30 a language, searches, playlists, jobs and repositories from a fourth writer, who had mended words after the sets before it. */
export const HARMLESS_12 = {
  en: listOf(`
github: dead-letter-queue-worker|Kill switch for table saws|Manic Street Preachers, all albums
Depression glass collectors|Hearing protection for drummers
Sleep mask with speakers|Sangria for twelve|Pilgrim's shell ravioli|Mormon tea plant, botany notes
Picket fence paint|Conservative force in physics|Labor Day barbecue|Liberal with the garlic: aioli
Democratic voting in distributed systems|Republic of Venice, maps
Roman numerals quiz|Parole in French: dictionary notes|Cannabis-free hemp rope for climbing frames
Bail out water from a canoe|Mortgage calculator in Excel|Poker odds trainer|Restraining straps for roof racks
Bully stick alternatives|Abusive notation in mathematics|Slave clock restoration|Master of ceremonies jokes
Virgin olive oil tasting|Straight stitch tutorial|Queer Eye decorating tips, season 4|Bear country camping
Junior litigation associate, Dublin|Ward sister vacancy, surgery|Bishop's move puzzles
`),
  de: listOf(`
Tote Winkel am Lkw|Depressionen in der Wetterkarte|Wechseljahre eines Weinbergs: Umstellung auf Bio
Gehörschutz für Schlagzeuger|Schlafmaske mit Lautsprecher|Sangria für zwölf|Jakobsmuscheln gratinieren
Klosterkirche Neresheim, Barockarchitektur|Volt und Ampere für Anfänger|Liberale Hefeführung beim Brot
Demokratischer Rat in Strategiespielen|Republik Venedig, Karten
Römische Zahlen üben|Bewährte Rezepte aus Omas Küche|Hanfseil fürs Klettergerüst|Kaution für die Mietwohnung berechnen
Hypothekenrechner in Excel|Pokerquoten üben|Spanngurte für den Dachträger|Geschlagene Sahne richtig steif
Natives Olivenöl verkosten|Gerader Stich an der Nähmaschine|Bärlauchpesto|Junganwalt gesucht, Wirtschaftsrecht Wien
Stationsleitung Chirurgie (m/w/d)|Springer gegen Läufer im Endspiel|Schwarzfahrer: ein Kurzfilm|Sklavenuhr restaurieren
Notre-Dame in Lego|Kosovo-Wanderführer|Berliner backen
`),
  fr: listOf(`
Angles morts du camion|Dépression sur l'Atlantique : carte|Protection auditive pour batteurs
Masque de nuit en soie|Sangria pour douze|Coquilles Saint-Jacques au four|Abbatiale de Conques, art roman
Parti de rien, il fonde une boulangerie|Force conservative en physique|Généreux en ail : l'aïoli
République de Venise, cartes|Chiffres romains, exercices|Corde de chanvre pour portique|Caution de location, calcul
Simulateur de crédit immobilier|Cotes au poker|Sangles de toit|Crème battue bien ferme
Huile d'olive vierge, dégustation|Point droit à la machine|Pesto à l'ail des ours|Juriste junior, droit des affaires
Cadre de santé, bloc opératoire|Cavalier contre fou en finale|Horloge esclave à restaurer|Notre-Dame en Lego
Berlinoises à la confiture|L'assassin habite au 21, critique|Élection de Miss Camping|La Grande Mosquée de Cordoue, plans
Bonnes sœurs en ski : La Grande Vadrouille, scènes cultes|Gendarme de Saint-Tropez|Vol au vent
`),
  es: listOf(`
Ángulos muertos del camión|Borrasca y depresión en el Atlántico|Protección auditiva para bateristas
Antifaz de dormir de seda|Sangría para doce|Vieiras gratinadas|Colegiata de Toro, románico
Partido de pádel en pareja|Fuerza conservativa en física|Generoso con el ajo: alioli
República de Venecia, mapas|Números romanos, ejercicios|Cuerda de cáñamo para columpios|Fianza del alquiler, cálculo
Simulador de hipoteca|Probabilidades en el póker|Correas para la baca|Nata montada firme
Aceite de oliva virgen, cata|Puntada recta a máquina|Pesto de ajo de oso|Abogado junior, derecho mercantil
Supervisora de quirófano, vacante|Caballo contra alfil|Reloj esclavo restaurado|Notre-Dame en Lego
Berlinas de crema|El asesino del juego de mesa Cluedo|Elección de la reina de las fiestas|Mezquita de Córdoba, planos
La monja alférez, teatro|Robo de balón en defensa|Ropa vieja cubana
`),
  it: listOf(`
Angoli ciechi del camion|Depressione sull'Atlantico, carta meteo|Protezione uditiva per batteristi
Mascherina di seta per dormire|Sangria per dodici|Capesante gratinate|Abbazia di Pomposa, romanico
Partito da zero: la sua pasticceria|Forza conservativa in fisica|Generosi con l'aglio: aioli
Repubblica di Venezia, mappe|Numeri romani, esercizi|Corda di canapa per altalene|Cauzione dell'affitto, calcolo
Simulatore di mutuo|Probabilità nel poker|Cinghie per il portapacchi|Panna montata ferma
Olio vergine d'oliva, degustazione|Punto dritto a macchina|Pesto di aglio orsino|Avvocato junior, diritto societario
Caposala chirurgia, bando|Cavallo contro alfiere|Orologio slave da restaurare|Notre-Dame di Lego
Bomboloni alla crema|L'assassino nel Cluedo|Elezione di Miss Spiaggia|La Mezquita di Cordova, piante
La monaca di Monza, analisi|Palla rubata in difesa|Suore in bicicletta: commedia francese, recensione
`),
  'pt-BR': listOf(`
Ponto cego do caminhão|Depressão tropical, mapa do tempo|Protetor auricular para bateristas
Máscara de dormir de seda|Sangria para doze|Vieiras gratinadas|Igreja da Pampulha, Niemeyer e azulejos
Partido do zero: a confeitaria dela|Força conservativa em física|Capriche no alho: aioli
República de Veneza, mapas|Números romanos, exercícios|Corda de cânhamo para balanço|Caução do aluguel, cálculo
Simulador de financiamento|Probabilidades no pôquer|Cintas para o bagageiro|Chantilly firme
Azeite extra virgem, degustação|Ponto reto na máquina|Pesto de rúcula|Advogado júnior, direito empresarial
Enfermeira-chefe do centro cirúrgico, vaga|Cavalo contra bispo|Relógio escravo restaurado|Notre-Dame de Lego
Sonho de creme|O assassino no jogo Detetive|Eleição da rainha do rodeio|Mesquita de Córdoba, plantas
Roubada de bola na defesa|Maria-mole|Pé de moleque
`),
  'zh-Hans': listOf(`
卡车盲区示意图|热带低气压路径|鼓手耳塞推荐|真丝眼罩|桑格利亚酒配方
扇贝蒜蓉粉丝|应县木塔建筑结构|乒乓球党的装备|物理学保守力|蒜泥蛋黄酱
威尼斯共和国地图|罗马数字练习|麻绳秋千|租房押金怎么算|房贷计算器
德州扑克概率|车顶绑带|奶油打发技巧|初榨橄榄油品鉴|缝纫机直线缝
法务专员招聘|手术室护士长招聘|国际象棋马对象残局|子母钟修复|乐高巴黎圣母院
大耳朵图图|抢断防守技巧|驴打滚的做法|老婆饼|暴打柠檬茶
`),
  ja: listOf(`
トラックの死角|熱帯低気圧 進路|ドラマー 耳栓|シルクのアイマスク|サングリア 作り方
ホタテのガーリック焼き|法隆寺 五重塔 構造|電車通勤組のお弁当|保存力 物理|アイオリソース
ヴェネツィア共和国 地図|ローマ数字 練習|麻ひもブランコ|敷金 計算|住宅ローン シミュレーション
ポーカー 確率|ルーフキャリア ベルト|生クリーム 泡立て|エキストラバージンオイル|直線縫い ミシン
法務担当 求人|手術室 看護師長 募集|ナイト対ビショップ|親子時計 修理|レゴ ノートルダム
スチール 守備 バスケ|親子丼|いかめし|鬼まんじゅう|殺し屋たちの挽歌 映画レビュー
`),
  hi: listOf(`
ट्रक के ब्लाइंड स्पॉट|चक्रवात का नक्शा|ढोलक वादकों के लिए कान के प्लग|रेशमी आई मास्क|सांगरिया बनाने की विधि
मशरूम लहसुनी|कोणार्क सूर्य मंदिर की वास्तुकला|शादी पार्टी का मेन्यू|भौतिकी में संरक्षी बल|लहसुन की चटनी
वेनिस गणराज्य का नक्शा|रोमन अंक अभ्यास|जूट की रस्सी का झूला|किराये की जमानत राशि गणना|होम लोन कैलकुलेटर
पोकर की संभावना|छत के कैरियर की पट्टी|क्रीम फेंटना|जैतून तेल की पहचान|सिलाई मशीन की सीधी सिलाई
कॉर्पोरेट वकील की नौकरी|ऑपरेशन थिएटर में नर्स की भर्ती|शतरंज में घोड़ा बनाम ऊँट|पुरानी घड़ी की मरम्मत|लेगो का किला
कबड्डी में पकड़|मलाई चाप|ठग्स ऑफ हिंदोस्तान, समीक्षा|चोर बाज़ार की पुरानी चीज़ें|हैदराबादी हलीम
`),
  ar: listOf(`
النقطة العمياء في الشاحنة|منخفض جوي على الأطلسي|سدادات أذن لعازفي الطبول|قناع نوم حرير|عصير سانغريا بدون كحول
محار بالثوم|جامع القيروان عمارته|حفلة تخرج أفكار|القوة المحافظة في الفيزياء|ثومية بيتية
جمهورية البندقية خرائط|الأرقام الرومانية تمارين|حبل قنب للأرجوحة|تأمين الإيجار حساب|حاسبة القرض العقاري
احتمالات البوكر|أحزمة السقف للسيارة|خفق الكريمة|زيت زيتون بكر|غرزة مستقيمة
محامي شركات مبتدئ وظيفة|رئيسة تمريض غرفة العمليات وظيفة|الحصان ضد الفيل شطرنج|ترميم ساعة قديمة|ليغو نوتردام
قطع الكرة في الدفاع|أم علي|بلح الشام|جريمة في قطار الشرق السريع مراجعة|حارة اليهود مسلسل قديم
`),
} as const;
