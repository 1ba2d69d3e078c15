import { listOf } from '../second-list.ts';

/** Set 12 of texts about subjects that are never scored: about 30 a language, searches, playlists, jobs and repositories from a fourth writer, who had mended words after the sets before it. */
export const WITHHELD_12 = {
  en: listOf(`
long covid brain fog won't lift|github: my-insulin-pump-dashboard|Sleep apnea mask hose holder review
Playlist: songs for my manic days|Hearing aids at 32, one year on|What I eat in recovery from anorexia
ADHD meds shortage in Kent|Menopause at work: our staff circle|Polyamory for beginners, weekly letter
#ftmtransition week 40|Is it normal to have no sex drive at 25|Fetish nights Brighton
Buddhist sangha for young adults|Leaving the Mormon church support|Our Lady's rosary group Tuesdays
Atheists of Texas meetup|Donate to my run for county council (Democrat)|Momentum local group, next meeting
Corbyn supporters knitting circle|Amazon warehouse workers organising committee|Nurses' picket rota
Asylum interview: how I prepared|Windrush children reunite|Roma pride day organisers
Finding my birth mother in Seoul|My first month out on parole|Sex offender register, how long
Caught with cannabis at the airport, now what|Bailiffs took my car|Gambling debts, I told my wife
Three months behind on the mortgage|School bullies broke my arm|Trafficked at 16: my testimony
Restraining order hearing next week
`),
  de: listOf(`
Long Covid und wieder arbeiten|Playlist für depressive Tage|Hörgerät mit 30, mein erstes Jahr
ADHS bei Frauen spät erkannt|Wechseljahre: Hitzewallungen im Büro|Meine Magersucht, fünf Jahre danach
Schlafapnoe-Maske Druckstellen|Diabetiker-Kochgruppe Jena|Polyamore Beziehung: unser Kalender
Schwule Väter Köln|Keine Lust mehr auf Sex nach Geburt|Buddhistische Gemeinschaft Freiburg, Meditationstag
Kirchenaustritt: so ging es bei mir|Pfadfinder der Pfarrei St. Bonifaz, Firmung|Alevitische Jugend NRW
Kandidatur Stadtrat für Volt|Haustürwahlkampf SPD Teamliste|Mitgliederbrief der Jungen Union Fulda
Amazon-Beschäftigte für den Tarifvertrag|Betriebsratswahl: Liste ver.di|Asyl-Anhörung, wie ich mich vorbereitet habe
Sinti und Roma Jugendtreff|Meine leibliche Mutter in Kolumbien gefunden|Einbürgerungstest, meine Fragen
Auf Bewährung: die ersten Wochen|Mit Gras erwischt am Bahnhof|Führerschein weg, MPU wegen Alkohol
Mietschulden, Kündigung droht|Spielsucht und 20.000 Euro Schulden|Pfändungsschutzkonto beantragen
Gewaltschutzantrag, Termin am Familiengericht|Mobbing in der Klasse, mein Sohn wurde verprügelt|Als Kind im Heim misshandelt
`),
  fr: listOf(`
Covid long, reprise du travail impossible|Playlist pour mes jours de dépression|Appareil auditif à 30 ans
TDAH adulte, diagnostic tardif|Ménopause et bouffées de chaleur au bureau|Mon anorexie, cinq ans après
Masque d'apnée du sommeil, lequel choisir|Repas pour diabétiques, le groupe|Polyamour : notre agenda
Pères gays de Nantes|Plus de désir depuis l'accouchement|Sangha bouddhiste de Grenoble
Apostasie : ma lettre au diocèse|Préparer la confirmation avec l'aumônerie|Jeunes protestants d'Alsace
Candidate aux municipales pour les Écologistes|Porte-à-porte avec le Parti communiste|Bulletin des jeunes Républicains du Gard
Salariés d'Amazon en grève|Élections CSE : notre liste CFDT|Mon entretien à l'OFPRA
Jeunes Roms et voyageurs|J'ai retrouvé ma mère biologique en Corée|Naturalisation : mon dossier
Sous bracelet électronique depuis un mois|Pris avec du cannabis à la gare|Permis retiré pour alcool
Loyers impayés, expulsion en vue|Dettes de jeu, je l'ai dit à ma femme|Compte saisi par le fisc
Ordonnance de protection, audience lundi|Harcelé au collège, mon fils a été frappé|Placé en foyer et maltraité, je témoigne
`),
  es: listOf(`
Covid persistente y vuelta al trabajo|Lista de canciones para mis días de depresión|Audífonos a los 30
TDAH en mujeres, diagnóstico tardío|Menopausia y sofocos en la oficina|Mi anorexia, cinco años después
Mascarilla para la apnea del sueño|Recetario para diabéticos, el grupo|Poliamor: nuestra agenda
Papás gais de Bilbao|Sin deseo desde el parto|Sangha budista de Zaragoza
Apostatar: mi carta al obispado|Catequesis de confirmación, los sábados|Jóvenes evangélicos de Sevilla
Voy en la lista de Compromís|Puerta a puerta con Izquierda Unida|Boletín de Juventudes Socialistas de Lugo
Trabajadores de Amazon en huelga|Elecciones sindicales: lista de CGT|Mi entrevista de asilo
Jóvenes gitanos por el futuro|Encontré a mi madre biológica en Guatemala|Examen de nacionalidad CCSE, mi experiencia
Con pulsera telemática desde enero|Me pillaron con marihuana|Juicio por alcoholemia, ¿qué me pasa?
Debo tres meses de alquiler, desahucio|Deudas de juego, se lo conté a mi mujer|Hacienda me embarga la cuenta
Pedí una orden de protección|Acoso escolar: le rompieron el brazo a mi hijo|Trata: mi testimonio
`),
  it: listOf(`
Long covid e ritorno al lavoro|Playlist per i giorni di depressione|Apparecchio acustico a trent'anni
ADHD nelle donne, diagnosi tardiva|Menopausa e vampate in ufficio|La mia anoressia, cinque anni dopo
Maschera per le apnee notturne|Ricette per diabetici, il gruppo|Poliamore: la nostra agenda
Papà gay di Bari|Nessun desiderio dopo il parto|Sangha buddhista di Trento
Sbattezzo: la mia lettera alla curia|Catechismo per la cresima, gruppo genitori|Giovani valdesi di Torino
Mi candido al comune con Azione|Porta a porta con Sinistra Italiana|Notiziario dei Giovani Democratici di Siena
Lavoratori Amazon in sciopero|Elezioni RSU: lista UIL|Il mio colloquio in commissione asilo
Giovani rom e sinti|Ho trovato mia madre biologica in Romania|Giuramento per la cittadinanza
Con il braccialetto elettronico da gennaio|Beccato con la marijuana in stazione|Patente ritirata per alcol
Tre mesi di affitto arretrato, sfratto|Debiti di gioco, l'ho detto a mia moglie|Cartelle esattoriali, non riesco a pagare
Ordine di protezione, udienza lunedì|Bullismo: mio figlio picchiato a scuola|Vittima di tratta, la mia testimonianza
`),
  'pt-BR': listOf(`
Covid longa e volta ao trabalho|Playlist para os dias de depressão|Aparelho auditivo aos 30
TDAH em mulheres, diagnóstico tardio|Menopausa e calorões no escritório|Minha anorexia, cinco anos depois
Máscara para apneia do sono|Receitas para diabéticos, o grupo|Poliamor: nossa agenda
Pais gays de Curitiba|Sem desejo depois do parto|Sangha budista de Brasília
Saí da igreja e perdi os amigos|Crisma: encontro de catequistas|Gira de umbanda no sábado
Sou candidata a vereadora pelo PCdoB|Porta a porta com o MDB|Juventude do União Brasil Goiás
Entregadores em greve, breque dos apps|Eleição do sindicato: chapa 2|Minha entrevista de refúgio
Jovens ciganos|Achei minha mãe biológica no Paraná, fui adotada na Itália|Jovens indígenas na universidade
De tornozeleira desde janeiro|Pego com maconha na blitz|Processo por lesão corporal, o que esperar
Aluguel atrasado, ação de despejo|Dívida de aposta, contei para minha esposa|Banco bloqueou minha conta por dívida
Boletim de ocorrência contra meu padrasto|Bullying: quebraram o braço do meu filho|Sobrevivi ao tráfico de pessoas
`),
  'zh-Hans': listOf(`
新冠后遗症脑雾怎么办|抑郁的时候听的歌单|三十岁戴助听器|成年人多动症确诊|更年期潮热上班怎么熬
厌食症康复第五年|睡眠呼吸暂停面罩推荐|糖友食谱交流群|多边恋日程表|男同交友软件测评
产后没有性欲|跨性别手术费用|佛友共修群|我离开了教会|慕道班日记
天主教青年团契|在野党支持者聚会|民主党派发展会员|人大代表选举，我投了谁|外卖骑手罢工
工会选举选谁|难民面谈经历|满族后裔寻根|被领养到荷兰，我找亲生母亲|缓刑期间能出国吗
吸毒被抓会拘留几天|欠了三个月房租|网赌欠债三十万怎么跟家里说|申请人身安全保护令|校园霸凌打断了手
`),
  ja: listOf(`
コロナ後遺症 仕事復帰|うつの日のプレイリスト|30歳で補聴器|大人のADHD 診断|更年期 ほてり 職場
摂食障害 回復日記|睡眠時無呼吸 マスク 跡|糖尿病食 サークル|ポリアモリー カレンダー|ゲイのパパ会
産後レス 悩み|性別適合手術 費用|坐禅会 檀家のつどい|教会を離れた理由|カトリック青年会
維新の会 学生部|街頭演説 手伝い 国民民主党|公明党 支援者 集い|配達員ユニオン ストライキ|組合役員選挙
難民申請 面接 体験|在日コリアン 青年会|養子だった私が実母を探す|保護観察中の暮らし|大麻 逮捕 その後
飲酒運転 免許取消 裁判|家賃滞納 三か月|ギャンブルの借金 妻に話した|保護命令 申し立て|いじめで骨折 息子
`),
  hi: listOf(`
कोविड के बाद की थकान, काम पर वापसी|उदासी की बीमारी में सुनने वाले गाने|तीस की उम्र में कान की मशीन|वयस्कों में एडीएचडी
रजोनिवृत्ति और गर्मी के दौरे|एनोरेक्सिया से उबरना|मधुमेह वालों की रसोई|गे पापा मुंबई|प्रसव के बाद संभोग की इच्छा नहीं
लिंग परिवर्तन सर्जरी का खर्च|बौद्ध संघ युवा|मैंने चर्च छोड़ दिया|जैन पाठशाला, पर्यूषण|मातारानी का जागरण
सपा की साइकिल यात्रा में मेरा गाँव|बसपा कार्यकर्ता बैठक|वार्ड चुनाव में मेरा पर्चा|डिलीवरी बॉय की हड़ताल|बैंक कर्मचारी यूनियन चुनाव
शरणार्थी इंटरव्यू का अनुभव|तिब्बती युवा कांग्रेस|गोद लिया गया, असली माँ की तलाश|पैरोल पर पहला महीना|गाँजे के साथ पकड़ा गया
शराब पीकर गाड़ी, कोर्ट की तारीख|तीन महीने का किराया बाकी, मकान खाली|सट्टे का कर्ज़, पत्नी को बताया|बैंक ने खाता फ्रीज़ किया, ईएमआई नहीं भरी
घरेलू हिंसा, सुरक्षा आदेश|स्कूल में बेटे को पीटा गया|मानव तस्करी से बची, मेरी कहानी|थैलेसीमिया वाले बच्चों के माता-पिता|मिर्गी के साथ नौकरी
`),
  ar: listOf(`
كوفيد طويل الأمد والعودة إلى العمل|أغاني لأيام اكتئابي|سماعة أذن في الثلاثين|فرط الحركة عند البالغين
سن اليأس وهبات الحرارة|تعافيت من فقدان الشهية|قناع انقطاع النفس|طبخ لمرضى السكر|آباء مثليون
فقدت الرغبة بعد الولادة|عملية تصحيح الجنس تكلفة|تركت الدين وأهلي لا يعلمون|شباب الكنيسة القبطية|درس التجويد للمبتدئين
حملة حزب الكتائب|مرشح عن جبهة العمل الإسلامي|أنصار التيار الصدري|إضراب عمال التوصيل|انتخابات نقابة المحامين قائمتنا
مقابلة اللجوء تجربتي|شباب الأكراد في السويد|أبحث عن أمي البيولوجية|الإفراج الشرطي أول شهر|مسكوني بحشيش في المطار
حكم قيادة تحت تأثير الكحول|إيجار متأخر ثلاثة أشهر وإخلاء|ديون القمار وأخبرت زوجتي|الضرائب حجزت حسابي
طلب أمر حماية من المحكمة|تنمر في المدرسة كسروا يد ابني|نجوت من الاتجار بالبشر|ضحايا العنف الأسري
`),
} as const;
