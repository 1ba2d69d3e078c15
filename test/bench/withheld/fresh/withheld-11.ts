import { listOf } from '../second-list.ts';

/** Set 11 of texts about subjects that are never scored: about 30 a language, pages, groups and tags from a fourth writer who never saw the words. */
export const WITHHELD_11 = {
  en: listOf(`
One year after my stem cell transplant: weekly vlog|r/braincancer|Gastroparesis Warriors (private group)
#lupuslife|Living Well with Parkinson's, a monthly newsletter|Late-in-life lesbians reading circle
Kink-friendly therapist near me|Erectile dysfunction: what finally worked|r/AsexualDating
Surah Al-Mulk recitation for sleep|Sunday service livestream, Grace Community Church
Ex-Jehovah's Witnesses support board|Sikh youth camp 2026 sign-ups|Young Conservatives Leeds pub night
Knocking on doors for the Greens in Bristol|Teamsters Local 710 members page|How to claim strike pay from Unite
Black British mums network|My Cherokee ancestry results|Somali families in Minneapolis: events
Getting a DUI expunged in Ohio|Families of San Quentin inmates|Jobs that hire felons near me
Chapter 7 bankruptcy, my story|Payday lenders keep calling me at work|IVA or debt management plan?
Leaving an abusive husband: a safety plan|Survivors of childhood sexual abuse podcast
My ex is stalking me, what can I do|Two weeks in a psychiatric ward
`),
  de: listOf(`
Leben mit Morbus Crohn: mein Alltag|Stammtisch für junge Rheumatiker Köln|Meine zweite Chemo, Tag 1
Panikattacken in der U-Bahn, was tun|Lesbische Mütter Leipzig|Swingerclub Erfahrungen Paare
Erektionsprobleme mit 40|#transmann auf Testosteron|Taufkurs der Freien evangelischen Gemeinde
Freitagspredigt aus der Moschee live|Ramadan-Kalender für Kinder zum Ausdrucken|Ausstieg bei den Zeugen Jehovas
Jusos Hamburg-Nord|AfD Ortsverband Stammtisch Zwickau|Wahlkampfhelfer für die Linke gesucht
ver.di Vertrauensleute im Krankenhaus|Warnstreik der IG Metall: unsere Tarifrunde|Afrodeutsche Frauen im Netz
Russlanddeutsche in Paderborn|Türkische Eltern in Duisburg, Gruppe|Bewerben mit Vorstrafe
Besuchszeiten JVA Tegel|Mein Bruder sitzt in U-Haft|Privatinsolvenz: nach drei Jahren schuldenfrei
Der Gerichtsvollzieher stand vor der Tür|Inkassobrief bekommen, was nun|Frauenhaus Plätze frei Bremen
Von meinem Vater geschlagen: ich rede darüber|Hilfe, mein Ex bedroht mich|Selbsthilfe nach Vergewaltigung
`),
  fr: listOf(`
Vivre avec la sclérose en plaques à 30 ans|Groupe de parole endométriose Lyon|Ma chimio, semaine 4
#bipolaire et fière|Je suis sous antidépresseurs depuis deux ans|Rencontres gays Toulouse
Soirée libertine pour couples|Mon coming out à mes parents|Troubles de l'érection : mon témoignage
Messe du dimanche en direct, paroisse Saint-Joseph|Apprendre la prière musulmane pas à pas|Catéchumènes adultes du diocèse de Lille
Cours de Torah pour femmes|Jeunes avec Bardella, section du Var|Militants La France insoumise Rennes
Tractage pour le PS ce samedi|Section CGT de l'hôpital|Adhérer à Force ouvrière dans ma boîte
Réseau des femmes noires de Bordeaux|Kabyles de Marseille|Ma famille vient du Cameroun, né à Paris
Sorti de prison, comment trouver un emploi|Parloir à Fleury-Mérogis : conseils aux familles|Effacer mon casier judiciaire
Dossier de surendettement Banque de France|L'huissier veut saisir mon salaire|Fichée FICP, que faire
Quitter un mari violent|Victimes d'inceste, groupe d'entraide|Mon ex me harcèle tous les jours
`),
  es: listOf(`
Mi vida con fibromialgia|Grupo de apoyo para pacientes de lupus Sevilla|Diario de mi quimioterapia
#diabetestipo1 en la mochila|Ataques de ansiedad por la noche|Chicos gais de Valencia, quedadas
Club de intercambio de parejas Madrid|Soy bisexual y no sé cómo decirlo|Problemas de erección a los 50
Misa dominical en vivo|Retiro de Emaús para mujeres|Aprende a rezar el rosario en familia
Conversos al islam en Granada|Nuevas Generaciones del PP Murcia|Voluntarios de Sumar en Vallecas
Mitin de Vox este domingo, autobús gratis|Delegados de Comisiones Obreras en el metro|Afíliate a UGT Correos
Mujeres gitanas universitarias|Bolivianos en Barcelona, comunidad|Hijos de senegaleses nacidos en España
Cancelar antecedentes penales|Vis a vis en la cárcel de Soto del Real|Mi hijo está detenido por robo
Ley de la segunda oportunidad, mi caso|Me han embargado la nómina|Salir de ASNEF sin pagar
Mi marido me pega, ¿a dónde voy?|Sobrevivientes de abuso sexual infantil|Orden de alejamiento contra mi ex
Testigos de Jehová que se fueron
`),
  it: listOf(`
Vivere con il morbo di Crohn|Gruppo pazienti artrite reumatoide Torino|La mia chemio, giorno per giorno
#celiachia e poi il diabete: la mia storia|Attacchi di panico in metro, come faccio|Ragazze lesbiche Bologna
Scambisti Veneto, serata coppie|Ho fatto coming out a 45 anni|Disfunzione erettile, che cosa mi ha aiutato
Santa Messa in diretta dal santuario|Recita del rosario con il gruppo di preghiera|Corso prematrimoniale in parrocchia
Convertirsi all'islam: la mia strada|Gioventù Nazionale Prato|Volantinaggio con i giovani del PD
Banchetto della Lega in piazza sabato|RSU Fiom in fabbrica|Tessera CGIL pensionati
Afroitaliane, una rete di donne|Romeni a Torino: eventi|Sono nato a Brescia da genitori pakistani
Lavorare con precedenti penali|Colloqui nel carcere di Opera|Mio fratello è agli arresti domiciliari
Legge sul sovraindebitamento, il mio percorso|Pignoramento dello stipendio: cosa mi resta|Segnalato al CRIF
Mio marito mi picchia|Centro antiviolenza aperto a Pescara|Vittima di stalking, la mia denuncia
Stomia: come cambio la sacca|Anoressia, la lettera che non ho spedito|Riunione degli alcolisti anonimi
`),
  'pt-BR': listOf(`
Minha rotina com esclerose múltipla|Grupo de pacientes renais em hemodiálise|Diário da quimio
#autistaadulta|Crise de pânico no trabalho, e agora|Casal de mulheres e o bebê por FIV
Casa de swing em Moema|Sou gay e minha família não aceita|Ejaculação precoce tem cura?
Culto ao vivo da Assembleia de Deus|Novena de Nossa Senhora Aparecida|Filhos de santo, terreiro em Salvador
Estudo bíblico para jovens casais|Juventude do PT Recife|Bolsonaristas de Sorocaba no zap
Fui filiado ao PSOL|Assembleia do sindicato dos metroviários|CUT convoca greve dos professores, eu vou
Mulheres negras na tecnologia|Bolivianos em São Paulo: festas e avisos|Sou neto de japoneses
Visita íntima no presídio, como funciona|Egresso do sistema prisional procura emprego|Meu filho foi preso por tráfico
Nome sujo no Serasa há cinco anos|Agiota me ameaçando|Renegociar dívida do cartão: consegui
Lei Maria da Penha: pedi medida protetiva|Sofri abuso na infância|Meu ex me persegue nas redes
Ostomizados do Paraná|Transtorno bipolar sem tabu|Homem trans: minha mastectomia
`),
  'zh-Hans': listOf(`
我的化疗日记第三周|红斑狼疮病友群|抑郁症复诊那天|二型糖尿病人的早餐
做透析的第五年|拉拉交友上海|同志酒吧推荐成都|阳痿怎么治|我向父母出柜了
主日崇拜直播|读经小组：罗马书|古兰经诵读入门|我为什么信了佛，皈依之后
我的入党申请书|共青团员思想汇报|民进党青年后援会|国民党志工招募
工会维权：我们厂罢工了|朝鲜族同学会|维吾尔族姑娘在上海|我是瑶族，家在广西
刑满释放人员找工作|去监狱探视要带什么|哥哥被拘留了怎么办|信用卡逾期三个月了
被催收电话逼疯|失信被执行人怎么解除|老公家暴，怎么离开|童年被性侵的幸存者|前男友一直跟踪我
`),
  ja: listOf(`
潰瘍性大腸炎と生きる|乳がん闘病ブログ 抗がん剤3回目|うつ病で休職して半年|#1型糖尿病
透析患者の旅行|レズビアンカップルの日常|ゲイバー 新宿二丁目 初心者|ED治療 体験談
ハプニングバー 潜入|日曜礼拝ライブ配信|聖書を学ぶ会 入門|創価学会 座談会
モスクの金曜礼拝に行く|エホバの証人 二世|自民党 青年部 学生会員|共産党を応援するママの会
立憲民主党ボランティア募集|労組の春闘、うちの会社|ユニオンに入って残業代を取り戻す|在日三世として
日系ブラジル人の集まり 浜松|アイヌの血を引く私|前科があっても働ける仕事|刑務所 面会 差し入れ
息子が逮捕された 弁護士|自己破産した話|闇金から電話が止まらない|任意整理 体験ブログ
夫のDVから逃げた夜|性被害を話せるようになるまで
`),
  hi: listOf(`
मेरी कीमोथेरेपी की डायरी|थायराइड कैंसर के मरीज़ों का समूह|डिप्रेशन से कैसे बाहर आई|शुगर के मरीज़ क्या खाएँ
डायलिसिस के पाँच साल|समलैंगिक लड़कों का ग्रुप दिल्ली|मैं ट्रांसजेंडर हूँ|नपुंसकता का इलाज
शीघ्रपतन की दवा|हनुमान चालीसा रोज़ सुबह|नमाज़ पढ़ने का सही तरीका|रविवार की प्रार्थना सभा चर्च लाइव
गुरुद्वारा साहिब से लाइव कीर्तन|भाजपा युवा मोर्चा कानपुर|आम आदमी पार्टी के वॉलंटियर|कांग्रेस कार्यकर्ता सम्मेलन, मेरा गाँव
मज़दूर यूनियन की हड़ताल|दलित छात्र संघ|आदिवासी युवाओं का मंच|मुंबई में बिहारी समाज
पूर्वोत्तर की लड़कियाँ दिल्ली में|जेल में भाई से मुलाकात|मेरे बेटे को ज़मानत कब मिलेगी|एफ़आईआर हो गई है, क्या करूँ
कर्ज़ में डूबा हूँ|लोन रिकवरी एजेंट धमका रहे हैं|पति मारता है क्या करूँ|दहेज के लिए मारपीट
बचपन में हुआ यौन शोषण|क्रेडिट कार्ड का बकाया, सेटलमेंट कैसे हो
`),
  ar: listOf(`
يومياتي مع العلاج الكيماوي|مجموعة مرضى الذئبة الحمراء|كيف تعايشت مع السكري من النوع الأول|خرجت من الاكتئاب
غسيل الكلى للسنة الخامسة|تعارف مثليين بيروت|ضعف الانتصاب حلول|أنا متحول جنسيا وهذه قصتي
تلاوة سورة الكهف|خطبة الجمعة مباشر|قداس الأحد من الكنيسة|حلقة تحفيظ القرآن للبنات
كيف أسلمت|شباب حزب النهضة سوسة|أنصار حزب الله|منتسبو الاتحاد العام التونسي للشغل
إضراب نقابة المعلمين|السوريون في غازي عنتاب|أمازيغ الريف|أبناء الجالية المصرية في ميلانو
النوبيون في القاهرة|رد الاعتبار بعد السجن|زيارة أخي في السجن|ابني موقوف بتهمة سرقة
غارق في الديون|البنك حجز على راتبي|شركة التحصيل تهددني|زوجي يضربني
ناجية من الاعتداء الجنسي|طليقي يلاحقني|تعرضت للتحرش وأنا صغيرة
`),
} as const;
