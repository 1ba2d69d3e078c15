import { listOf } from '../second-list.ts';

/** Set 3 of texts about subjects that are never scored: 40 a language, from a writer who never saw the provider's words. */
export const WITHHELD_3 = {
  en: listOf(`
Ulcerative colitis J-pouch buddies|r/lupus|r/breastcancer|living with COPD, home oxygen
my vasectomy reversal and low sperm count|EDS zebras & POTSies|r/Herpes|complex PTSD healing playlist
postnatal depression – PANDAS Foundation|self harm scars: how do I hide them|r/schizoaffective|#lithiumlife
Vyvanse crash at 4pm|Gabapentin tapering group|Al-Anon for wives of alcoholics|r/OpiatesRecovery
trying to conceive over 40, cycle 11|bumpdate 31 weeks #thirdtrimester|Planned Parenthood appointment confirmation
stillbirth: saying goodbye to our baby girl|cerebral palsy and me|Deaf Club Glasgow, BSL first language
how to last longer in bed|Feeld: couples looking for a third|Grindr tips for travel
hrt-levels — estradiol blood level tracker for trans women|queer book club, lesbians of Bristol
Redeemer Presbyterian Sunday sermon podcast|Lighthouse Church small group|Ramadan Mubarak: my fasting diary
ISKCON Bhagavad Gita class|Humanists UK: I left Islam|Young Republicans of Texas A&M|vote Plaid Cymru
Extinction Rebellion arrestee support|Windrush descendants and the Home Office|RMT strike fund
probation officer says I can't travel – tag curfew|rape crisis: my testimony
payday loans ruined me, how to file Chapter 7`),
  de: listOf(`
Colitis ulcerosa – leben ohne Dickdarm|Endometriose-Vereinigung Deutschland|ME/CFS Bettlägerig seit 2021
Leukämie: meine Stammzelltransplantation|Multiple Sklerose Ocrevus Infusion|COPD Gruppe Sauerstoff Langzeittherapie
Genitalherpes Forum|Bipolar? Lithiumspiegel und Manie|komplexe PTBS Traumatherapie Tagebuch
SVV – ich ritze mich nicht mehr|Wochenbettdepression Schatten & Licht|Angststörung besiegen: meine Expositionstherapie
Quetiapin zum Schlafen|Lyrica Entzug|NA Meetings Narcotics Anonymous Berlin|Kreuzbund Suchthilfe trockene Alkoholiker
37. SSW Kliniktasche packen|Kinderwunsch ab 40, Zyklus 12|Abbruch nach Pränataldiagnostik
Fehlgeburt verarbeiten, Regenbogenbaby|Gehörlosenverein Dresden|EU-Rente wegen Erwerbsminderung durchbekommen
Vaginismus und Schmerzen beim Sex|Grindr Dates München|#schwul #bearpride
hrt-kurve — Östradiolspiegel für trans Frauen berechnen|r/asexuality auf Deutsch
Gottesdienst live aus der Freien evangelischen Gemeinde|Koranschule Milli Görüş|Jugendkreuzweg und Lobpreisabend
Kirchenaustritt – gottlos glücklich, gbs|SPD Ortsverein Bochum-Langendreer|BSW – Bündnis Sahra Wagenknecht
FDP Liberale Hochschulgruppe|Fridays for Future Klimastreik Orga|Asylfolgeantrag Afghanistan BAMF Anhörung
Sinti und Roma Verband Hessen|DGB Jugend Warnstreik|Fußfessel und Führungsaufsicht nach Haftentlassung
Pfändungsschutzkonto und Schuldnerberatung`),
  fr: listOf(`
RCH : vivre avec une poche|spondylarthrite et biothérapie, mon suivi|Lymphome : rémission après greffe
Hépatite B chronique, on m'en a parlé tard|Herpès génital forum|migraines chroniques et Botox hôpital
Parkinson jeune, 42 ans|stress post-traumatique complexe, EMDR|dépression post-partum, Maman Blues
automutilation : j'arrête|trouble borderline et crises|Lithium et bipolarité : ma lithémie|Xanax : comment arrêter
Lyrica sevrage|Narcotiques Anonymes Paris|Vie Libre, abstinents et buveurs guéris|38 SA valise maternité
bébé essai C14 test ovulation|IMG à 22 semaines, témoignage|bébé arc-en-ciel après deuil périnatal
RQTH et reconnaissance travailleur handicapé|Langue des signes, sourd de naissance
vaginisme et douleurs pendant les rapports|Grindr Paris 3e|#pansexuel #fiertés
courbe-thr — suivi du taux d'œstradiol pour femmes trans|prière catholique du matin Hozana
Mosquée Al-Rahma cours de Coran|Église évangélique MLK culte live|Juif et fier, CRIF
athée militant libre pensée, apostasie|PS Nouvelle-Aquitaine militants|Renaissance jeunes avec Macron
NPA-Révolutionnaires|Extinction Rebellion désobéissance|demande d'asile OFPRA Afghanistan|Roms et gens du voyage ANGVC
Solidaires étudiants|TIG et casier judiciaire B2 effacement|saisie sur salaire, huissier et crédit conso`),
  es: listOf(`
Soy colostomizada y vivo feliz 💜|#luchadoracontraelcancer radioterapia sesión 20
Asociación de Lupus de Andalucía – boletín|mi hija tiene diabetes tipo 1 y lleva sensor
Vivir con VIH en Colombia, grupo privado|Esclerosis: mi brote de mayo y los corticoides|r/DepresionESP me quiero morir
Trastorno límite: la montaña rusa de mi vida|bulimia: llevo 40 días sin vomitar|#ansiosa y medicada con Trankimazin
Quetiapina para dormir ¿engorda?|Psiquiatra me subió el litio|Doce pasos: soy alcohólica y llevo 24 horas
dejar la marihuana grupo MA Argentina|Mi marido es ludópata, qué hago|37 semanas y con contracciones, #embarazadita
Cómo conseguir misopros en Honduras|Mi cuarta FIV, betas negativas otra vez
mamá de un angelito, perdí a mi bebé a las 20 semanas|Grado de dependencia II, ya me llegó la resolución
Soy ciego: mi perro guía de la ONCE|no se me para, tengo 30 años|Local liberal para parejas en Barcelona
Chueca de noche, bares de osos|#lesbianasdeinstagram mi novia y yo|curva-trh — niveles de estradiol para mujeres trans
Padre Pío, novena de sanación|Hermandad del Gran Poder, hermano nazareno
Ministerio Palabra Viva – culto de jóvenes cristianos|Rezo del fayr y dua en español|Soy santero, hijo de Yemayá
Soy del PSOE y con Pedro, agrupación de Getafe|VOX Jóvenes Murcia|Morenistas de Iztapalapa con Claudia
Som Esquerra – ERC militants|Cita para el TIE y mi arraigo, venezolana en Madrid
Afiliada a CCOO Enseñanza, huelga del 8|Cómo borrar mis antecedentes penales tras la condena
Mi ex me pegaba: orden de alejamiento|ASNEF: me embargan la nómina por microcréditos`),
  it: listOf(`
Sono stomizzata e vado al mare|#guerrierarosa radioterapia numero 15|LILT Lecce – le mie cure dopo la mastectomia
Mio figlio ha il diabete di tipo 1, microinfusore|Sclerosi: ricaduta di maggio e cortisone
Endometriosi al quarto stadio, operata due volte|non voglio più vivere, aiuto|Borderline: vivo sulle montagne russe
bulimia, 40 giorni senza vomitare|ansia generalizzata e Xanax tutti i giorni|la mia psichiatra mi ha dato il litio
Seroquel per dormire: fa ingrassare?|dodici passi: sono alcolista, oggi 24 ore
Ser.D. di Bologna, la mia terapia sostitutiva|mio marito gioca alle slot, Gam-Anon
37 settimane e contrazioni #panciona|obiettori di coscienza: dove abortire in Molise|PMA, quarto transfer negativo
mamma di un angelo, l'ho perso a 20 settimane|verbale Legge 104 art. 3 comma 3, il mio
sono cieco, il mio cane guida UICI|impotenza a 35 anni|privé per coppie scambiste Brescia
#lesbicheitaliane io e la mia ragazza|Gay Village Roma, orsi|curva-tos — livelli di estradiolo per donne trans
Padre Pio, novena di guarigione|Comunione e Liberazione, scuola di comunità|Testimoni di Geova, torre di guardia
Soka Gakkai Italia: il mio gongyo|preghiera del venerdì e dua in italiano|tesserato PD, circolo di Scandicci
FdI Atreju, io c'ero|Alleanza Verdi Sinistra Bari, volantinaggio|No TAV presidio
permesso di soggiorno per protezione speciale|iscritta FLC CGIL, sciopero del 13|affidamento in prova dopo la condanna
il mio ex mi picchiava: 1522 e codice rosso|cattivo pagatore CRIF, finanziaria e pignoramento`),
  pt: listOf(`
Sou ostomizada, sim!|#guerreirarosa radioterapia sessão 15|Minha mastectomia e a reconstrução, Instituto Oncoguia
meu filho tem diabetes tipo 1, sensor Libre|Esclerose: surto de maio e pulsoterapia
Endometriose profunda, cirurgia amanhã|quero morrer, me ajuda CVV|borderline na montanha russa
bulimia: 40 dias sem vomitar|tomo rivotril todo dia, ansiedade generalizada|meu psiquiatra aumentou o lítio
Quetiapina pra dormir engorda?|doze passos: sou alcoólatra, só por hoje|CAPS AD, meu tratamento do crack
marido viciado em aposta bet|37 semanas e contrações #gravidinha|onde comprar cytotec confiável
quarta FIV, beta negativo de novo|mãe de anjo, perdi com 20 semanas|passe livre PCD laudo aceito
sou cego, meu cão-guia|brochei aos 30, e agora|casa de swing liberal Curitiba|#sapatão minha namorada e eu
baladas gays Frei Caneca|curva-th — níveis de estradiol para mulheres trans
novena de São Miguel, Frei Gilson madrugada|Congregação Cristã no Brasil hinos CCB
Centro Espírita, passe e evangelho de Kardec|mãe de santo, filha de Iansã|sexta na mesquita de Lisboa
filiada ao PT, diretório de Contagem|Patriotas com Bolsonaro, acampados no QG|CHEGA Faro, voluntário
militante do PCP, Festa do Avante|visto CPLP, imigrante brasileira em Braga|filiada ao SINPRO, greve dos professores
saidinha e regime semiaberto, meu recomeço|apanhei do meu ex, medida protetiva
Serasa, agiota e cheque especial: afundada`),
  ja: listOf(`
オストメイトの私、温泉に行く|#乳がん闘病中 放射線15回目|大腸の腸閉塞で入院 クローン病歴10年|息子が1型糖尿病、リブレ装着|MS再発、ステロイドパルス中|子宮内膜症 チョコレート嚢胞の手術前日|もう消えたい、助けて
境界性パーソナリティ障害の彼女です|過食嘔吐をやめて40日|心療内科でデパスもらってる|双極の薬 リーマスが増えた|セロクエルで太った人|断酒会で語りました、今日で一年|ダルク退寮後の暮らし|夫がパチンコ依存症で借金
妊娠37週 前駆陣痛 #プレママさんと繋がりたい|中絶した日のこと|顕微授精4回目 判定陰性|20週で赤ちゃんを亡くした天使ママ|障害者手帳3級が届いた|全盲の私と盲導犬|EDを30代で経験|カップル喫茶 大阪|#ビアンさんと繋がりたい
新宿二丁目 クマ系ゲイ|hrt-curve — MtF向けエストラジオール血中濃度の記録|創価の未来部 三色旗|エホバの輸血拒否 二世の苦しみ|日曜ミサ 聖歌 イグナチオ教会|日蓮正宗 御講|イスラム教に改宗した日本人
参政党の党員になりました|共産党の後援会ニュース|れいわ新選組 ボランティアチラシ配り|反原発デモ 官邸前|入管収容 仮放免 難民申請3回目|労働組合に加入 春闘スト決行|前科持ちの就職 出所後|元夫のDVで保護命令
任意整理中 闇金から取り立て`),
  zh: listOf(`
造口人的游泳日记|乳腺癌放疗第15次打卡|克罗恩病 类克 输液中|儿子1型糖尿病 戴动态血糖仪|红斑狼疮复发 激素冲击|多囊卵巢 卵巢早衰 我的治疗|不想活了 谁能陪陪我|边缘型人格 我和我的情绪|暴食催吐 戒了四十天
每天靠阿普唑仑睡觉|双相患者 碳酸锂加量了|奥氮平吃胖二十斤|匿名戒酒会 今天是我第365天|戒毒所回来 重新做人|老公网赌输了八十万|孕37周 见红 待产 #孕妈日常|药流后第三天 还在出血|第四次试管移植 又没着床
怀孕二十周没了宝宝 天使妈妈|办下来了 残疾人证三级|盲人和导盲犬的日常|三十岁阳痿怎么办|绿帽 换妻 夫妻交友群|#les日常 我和我女朋友|熊族 同志 成都酒吧|hrt-curve — 跨性别女性雌二醇浓度记录
早课 大悲咒 居士共修|家庭教会 被查 祷告|开斋节 礼拜 回民大院|一贯道 求道 道亲|法轮功 退党|青年团 国民党 黄埔支部|民进党 小英之友会|中国共产党 预备党员 转正申请书|小草 柯文哲 加油|香港人 移英 BNO 居留
台北市教师工会 罢教|刑满释放 找工作难|前夫家暴 人身安全保护令|信用卡全面逾期 失信被执行人`),
  ar: listOf(`
أعيش بفغرة قولون، يومياتي|#محاربة_سرطان جلسة إشعاع رقم 15|جمعية مرضى التصلب اللويحي، جرعة الأوكريفوس
ابني سكري نوع أول ويستخدم المضخة|ذئبة حمراء، عادت النشاطات والكورتيزون|بطانة الرحم المهاجرة قبل العملية
ما عاد أبي أعيش، تعبت|الشخصية الحدية وأنا، يوميات|بوليميا: أربعون يوما بلا استفراغ|زاناكس كل ليلة والقلق العام
دكتوري النفسي زاد جرعة الليثيوم|سيروكويل سمّنني|زمالة المدمنين المجهولين، سنة نظيف
خرجت من مستشفى الأمل علاج إدمان الشبو|زوجي يلعب قمار وخسرنا البيت|حامل في الأسبوع 37 وطلق كاذب
حبوب إجهاض في المغرب تجربتي|رابع عملية حقن مجهري وفشلت|أم ملاك، فقدت جنيني في الشهر الخامس
صدرت بطاقة معاق لابنتي شلل دماغي|كفيف وكلبي المرشد|ضعف انتصاب وأنا في الثلاثين|#مثلية_عربية أنا وحبيبتي|غاي تونس دردشة
hrt-curve — متابعة هرمون الإستروجين للعابرات|ورد الطريقة الشاذلية|خطبة الجمعة من الحرم المكي
ترنيمة يا مريم البكر كورال ماروني|مجلس عزاء حسيني باسم الكربلائي|ملحدون مغاربة|عضو في حزب الأصالة والمعاصرة
شباب حزب البعث|القوات اللبنانية سمير جعجع|الحراك الشعبي، مظاهرة الجمعة|طلب لجوء في هولندا، مقابلة IND
كردي من عفرين، نازح|نقابة الصحفيين انتخابات، عضو عامل|خرجت بعفو ملكي من السجن|زوجي يضربني، رقم خط العنف الأسري
سمة متعثرات، الدائنون يهددونني`),
  hi: listOf(`
कोलोस्टोमी के साथ जीना सीखा|#कैंसर_योद्धा रेडिएशन का 15वाँ दिन|मेरे बेटे को टाइप वन डायबिटीज़ है
मल्टीपल स्क्लेरोसिस का अटैक और स्टेरॉयड|एंडोमेट्रियोसिस ऑपरेशन से पहले|मिर्गी का दौरा पड़ता है, वालप्रोएट चालू
अब जीने का मन नहीं करता|बॉर्डरलाइन पर्सनैलिटी वाली बहू|बुलिमिया, चालीस दिन उल्टी नहीं की
रोज़ अल्प्राज़ोलाम खाकर सोता हूँ|मेरे साइकियाट्रिस्ट ने लिथियम बढ़ाया|ओलेंज़ापाइन से वज़न बढ़ा
एए मीटिंग में मेरा एक साल, शराब बंद|चिट्टे का नशा छोड़ा, पंजाब|पति ऑनलाइन सट्टे में सब हार गया
सैंतीसवाँ हफ़्ता, लेबर पेन #गर्भवती|मिसोप्रोस्टोल खाया तीसरा दिन ब्लीडिंग|चौथा आईवीएफ भी फेल हो गया
बीसवें हफ़्ते बच्चा खो दिया|यूडीआईडी कार्ड बन गया, 60% विकलांगता|मैं दृष्टिबाधित हूँ, मेरी सफ़ेद छड़ी
तीस साल में नपुंसकता|कपल स्वैपिंग ग्रुप|मैं और मेरी गर्लफ्रेंड, लेस्बियन हूँ|gay boys Mumbai chat group
hrt-curve — ट्रांस महिलाओं के लिए हार्मोन स्तर का रिकॉर्ड|खाटू श्याम भजन संध्या|निरंकारी सत्संग
जुमे की तक़रीर अजमेर शरीफ़|पेंतेकोस्त चर्च की प्रार्थना, येशु|अमृतवेला जपजी साहिब पाठ|बसपा कार्यकर्ता, बहनजी के साथ
राजद तेजस्वी छात्र संगठन|अखिल भारतीय विद्यार्थी परिषद मंत्री|shaheen bagh CAA protest volunteer
नेपाली मूल का हूँ, नागरिकता नहीं मिली|आंगनवाड़ी यूनियन हड़ताल, इंटक|पैरोल पर छूटा, जेल की कहानी
पति पीटता है, महिला हेल्पलाइन 181|सिबिल ख़राब, लोन वाले घर आ गए`),
} as const;
