import { listOf } from '../second-list.ts';

/** Set 1 of texts about subjects that are never scored: 40 a language, from a writer who never saw the provider's words. */
export const WITHHELD_1 = {
  en: listOf(`
r/MultipleSclerosis|Living with Crohn's – UK support group|Stage 3 breast cancer warriors
nightscout-fork — my CGM dashboard, type 1 diabetic since I was nine|HIV+ and undetectable since 2016
My long covid diary, month 14|r/BipolarReddit|coping with panic attacks at work|Borderline (BPD) recovery journal
how to stop wanting to die|Sertraline withdrawal – how long does it last|switching from Lexapro to Wellbutrin
AA Big Book speaker tapes|r/stopdrinking – 90 days sober!|Narcotics Anonymous meetings near me|Suboxone taper support
What to Expect: 22 weeks pregnant bump update|abortion pill by post cost|IVF two week wait chat
Miscarriage Association|Wheelchair user, T6 paraplegic|British Deaf Association|kink friendly munches in Manchester
r/DeadBedrooms|r/actuallesbians|Proud gay dad of twins|FTM top surgery week 3 update|coming out as bi to my wife
Hillsong Worship playlist|Daily Dhikr and Dua after Fajr|r/exmormon|Bible in a Year with Fr. Mike Schmitz
MAGA Patriots of Ohio|Momentum – Labour left newsletter|Just Stop Oil volunteers|r/DACA renewal timeline
UNISON branch reps WhatsApp|expungement for a felony conviction in Texas|survivors of narcissistic abuse
IVA or bankruptcy? StepChange forum`),
  de: listOf(`
Leben mit Morbus Crohn – Selbsthilfegruppe|Brustkrebs-Kriegerinnen|DMSG Landesverband Bayern|Rheuma-Liga Newsletter
meine Chemo-Tagebücher Folge 7|HIV-positiv und unter der Nachweisgrenze
nightscout-de — mein Blutzucker-Dashboard als Typ-1-Diabetiker|Depressionen: Raus aus dem schwarzen Loch
Borderline-Angehörige im Austausch|Klinikaufenthalt Psychosomatik – meine Erfahrung|Citalopram absetzen Forum
Elvanse Erwachsene Dosierung|Anonyme Alkoholiker Meeting Köln|seit 200 Tagen trocken|Opioidsubstitution mit Polamidon
Schwanger in der 24. SSW|Schwangerschaftsabbruch Beratungsschein pro familia
Kinderwunschklinik – unser dritter ICSI-Versuch|Sternenkinder-Mamas|Schwerbehindertenausweis GdB 80 beantragen
Rollstuhlfahrer Stammtisch Hamburg|BDSM-Stammtisch Ruhrpott|JOYclub Paare|Lesbenfrühlingstreffen|schwule Väter Berlin
Transmann: Testo seit 6 Monaten|LSVD Newsletter|ERF Bibelleser|Zentralrat der Muslime in Deutschland
Rosenkranz täglich mitbeten|Jüdische Gemeinde Frankfurt|AfD Kreisverband Görlitz|Die Linke Neukölln
Letzte Generation – Straßenblockaden|Einbürgerungstest und Niederlassungserlaubnis als Syrer|ver.di Vertrauensleute
IG Metall Jugend|MPU nach Trunkenheitsfahrt – Bewährung und jetzt?|Weißer Ring: Hilfe für Opfer häuslicher Gewalt
Privatinsolvenz Erfahrungen Restschuldbefreiung`),
  fr: listOf(`
Vivre avec la sclérose en plaques|Ligue contre le cancer – patientes du sein|ma chimio semaine après semaine
Endométriose : EndoFrance infos|Séropositif et indétectable|glyco-suivi — mon tableau de bord de diabétique de type 1
Covid long, on existe|Bipolaire et alors ?|comment sortir de la dépression|TCA : guérir de l'anorexie
Arrêter le Seroplex sans sevrage brutal|Ritaline adulte TDAH avis|Alcooliques Anonymes réunions Lyon
1 an sans alcool, mon bilan|Méthadone : relais et témoignages|Enceinte de 5 mois, échographie T2
IVG médicamenteuse à domicile|FIV à Barcelone : notre parcours PMA|Mamanges|AAH et MDPH : monter son dossier
Fédération nationale des sourds de France|Clubs libertins Paris échangisme|Lesbiennes et mamans|Gay Marais agenda
FtM : ma mammectomie à Lille|SOS homophobie adhérents|Hozana – neuvaine à sainte Rita|Prières du matin avec le cheikh
Consistoire israélite de Marseille|Témoins de Jéhovah JW Broadcasting|Rassemblement National Hauts-de-France
Insoumis du 18e|Gilets jaunes rond-point acte 53|renouvellement titre de séjour préfecture Bobigny
Diaspora kabyle de France|CGT Cheminots|Force Ouvrière section hospitalière
sortie de prison avec bracelet électronique|Victime d'inceste, je parle|dossier de surendettement Banque de France`),
  es: listOf(`
Esclerosis múltiple España – pacientes|Guerreras contra el cáncer de mama|mi quimio día a día
Vivir con VIH indetectable|gluco-panel — mi panel de diabético tipo 1 con Nightscout
Fibromialgia y fatiga crónica grupo de apoyo|Lupus Argentina|Trastorno bipolar: mi historia
ansiedad y ataques de pánico, cómo los superé|TLP Madrid familiares|dejar la sertralina poco a poco
Concerta en adultos TDAH|Alcohólicos Anónimos México reuniones|3 años limpio de cocaína
ludopatía: me arruiné con las tragaperras|embarazada de 20 semanas|aborto con misoprostol Marea Verde
Fecundación in vitro: mi betaespera|Duelo gestacional, mi bebé estrella|certificado de discapacidad 65%|ONCE afiliados
intercambio de parejas Valencia swingers|Lesbianas Chile|osos gays Chueca|Chicas trans en hormonación|FELGTBI+ boletín
Santo Rosario de hoy|Iglesia Universal Pare de Sufrir|Testigos de Jehová JW en español|Corán recitado para dormir
Vox Granada|Morena Sí, 4T|Peronistas de corazón|Juventudes Socialistas|papeles por arraigo social para venezolanos
orgullo mapuche|CCOO sanidad|UGT delegados sindicales|salir de la cárcel y antecedentes penales cancelar
Ley de Segunda Oportunidad: cancelé mis deudas`),
  it: listOf(`
AISM Milano – convivere con la sclerosi multipla|Guerriere contro il tumore al seno|la mia chemio giorno per giorno
HIV: vivere da sieropositivi oggi|glico-diario — il mio diario da diabetico di tipo 1
Morbo di Crohn e colite ulcerosa – AMICI Italia|Endometriosi, gruppo di sostegno|soffro di depressione maggiore
attacchi di panico: come ne sono uscita|Disturbo borderline testimonianze|Scalare lo Zoloft senza ricadute
Xanax dipendenza forum|Alcolisti Anonimi Roma riunioni|SERT e metadone, la mia storia
uscire dalle slot: Giocatori Anonimi|Incinta alla 18ª settimana|IVG farmacologica con RU486
PMA in Spagna: il nostro transfer|Aborto spontaneo, CiaoLapo|Legge 104 e invalidità civile 100%
Ente Nazionale Sordi Bologna|scambisti Rimini privé|Arcigay Torino|mamme lesbiche Famiglie Arcobaleno
Il mio percorso FtM con il testosterone|Rosario da Lourdes in diretta|Rinnovamento nello Spirito canti
Congregazione Testimoni di Geova|Moschea di Centocelle – orari della preghiera|ex cattolico, sbattezzo UAAR
Fratelli d'Italia Gioventù Nazionale|Lega Salvini Premier Bergamo|Elettori PD Emilia
Ultima Generazione blocco stradale|permesso di soggiorno scaduto questura|Comunità rom e sinti|CGIL FIOM Mirafiori
messa alla prova e fedina penale|Centro antiviolenza: sono scappata da mio marito
sovraindebitamento: esdebitazione e pignoramento dello stipendio`),
  pt: listOf(`
Esclerose múltipla Brasil – AME|Guerreiras contra o câncer de mama|minha quimio, sessão 4
Vivendo com HIV, indetectável|glico-painel — meu painel de diabético tipo 1|Lúpicas do Brasil
Fibromialgia grupo de apoio|transtorno bipolar diário|crise de ansiedade: como parei de ter medo
Sobrevivi à depressão pós-parto|desmame da fluoxetina|Venvanse para TDAH relatos|Alcoólicos Anônimos reunião online
limpo há 2 anos do crack|Viciado no tigrinho, perdi tudo|grávida de 26 semanas chá de bebê|aborto legal onde fazer
tentantes FIV – beta positivo|Perda gestacional, mãe de anjo|BPC LOAS pessoa com deficiência
Cadeirantes de Porto Alegre|casa de swing São Paulo casais|Lésbicas de Lisboa|ILGA Portugal boletim
homem trans, 1 ano de T|Sou bi e saí do armário|Assembleia de Deus louvores|Umbanda pontos de Exu
Terço da Misericórdia hoje|Igreja Universal Fogueira Santa|Bolsonaro 2026 Direita Bahia|PT Lulistas do Nordeste
Chega Setúbal|MST acampamento|autorização de residência AIMA brasileiros em Portugal|CUT bancários em greve
Sindicato dos Professores – Fenprof|egresso do sistema prisional recomeço
vítima de violência doméstica Maria da Penha medida protetiva|nome sujo no Serasa renegociar dívida`),
  ja: listOf(`
多発性硬化症の患者会|乳がんサバイバーの会|抗がん剤3クール目の記録|潰瘍性大腸炎と生きる|HIV陽性だけど元気です|glucose-note — 1型糖尿病の自分用の血糖記録アプリ|コロナ後遺症つらい|双極性障害Ⅱ型の日記
うつで休職中の過ごし方|パニック障害を克服したい|死にたい気持ちが消えない|リストカットやめたい|レクサプロ 減薬|コンサータ飲んでるADHD|断酒会 大阪|アルコール依存症から回復|NA ナルコティクス・アノニマス
妊娠20週 マタニティ記録|中絶手術の費用と同意書|体外受精 胚移植 判定日待ち|天使ママの集い 死産|障害年金2級 申請|車椅子ユーザーの日常|聴覚障害者協会 手話サークル会員|SMバー デビュー|セックスレス 夫婦 掲示板
新宿二丁目 ゲイバー|レズビアンカップルの同棲|FtM 胸オペ 体験談|創価学会 座談会|エホバの証人二世 脱会|聖書日課 カトリック教会|南無妙法蓮華経 唱題|自民党 青年局|れいわ新選組 ボランティア|参政党 街頭演説
在日コリアン三世です|全労連 春闘 組合員|執行猶予中の生活|自己破産 官報 体験談`),
  zh: listOf(`
乳腺癌病友群|肺癌靶向药 奥希替尼 耐药|化疗第三个疗程记录|艾滋病感染者互助|xuetang-board — 1型糖友自用的血糖看板|乙肝大三阳怎么办|系统性红斑狼疮病友之家|双相情感障碍自救|抑郁症休学的第二年|惊恐发作怎么缓解
想死的念头停不下来|舍曲林 减量 反应|专注达 成人多动症 服药|戒酒第100天|戒毒康复所 出来以后|戒赌吧|怀孕22周 孕妇日记|无痛人流多少钱|试管婴儿 移植第九天 验孕|胎停 第三次了|残疾人证二级 申请补贴|轮椅上的我
聋人协会活动|性冷淡 夫妻 怎么办|BDSM 字母圈 入门|拉拉小组|同志酒吧 成都|跨性别 MTF 激素 日记|佛教 念经 早晚课|基督教 主日崇拜 赞美诗|穆斯林 礼拜时间 清真寺|法轮大法学员|国民党青年部|民进党 赖清德 后援会
入党积极分子 思想汇报|反送中 运动 声援|东南亚移工 逾期居留 台湾|我是维吾尔族|工会维权 职工代表|网贷逾期 被起诉 上岸`),
  ar: listOf(`
مرضى التصلب المتعدد في مصر|محاربات سرطان الثدي|يومياتي مع العلاج الكيماوي|متعايشون مع فيروس نقص المناعة
sukkar-log — لوحة قياس السكر لي كمريض سكري من النوع الأول|مرضى الذئبة الحمراء|مجموعة دعم الفيبروميالجيا
اضطراب ثنائي القطب تجربتي|كيف تخلصت من الاكتئاب|نوبات الهلع والقلق علاج|أفكر في الانتحار ماذا أفعل
أعراض انسحاب سيبرالكس|كونسيرتا وفرط الحركة عند الكبار|مدمنون مجهولون القاهرة|تعافيت من الترامادول|علاج إدمان الكحول
حامل في الشهر السادس|حبوب سايتوتك إجهاض|أطفال أنابيب بعد الترجيع|أمهات بعد الإجهاض المتكرر
بطاقة ذوي الإعاقة وكارت الخدمات المتكاملة|جمعية الصم والبكم|ضعف الانتصاب والعلاقة الزوجية|مثليون عرب
أنا عابرة جنسيا قصتي|حلم ميم عين لبنان|أذكار الصباح والمساء|الشيخ الشعراوي خواطر|ترانيم قبطية كيهك
رقية شرعية بصوت العفاسي|أدعية أهل البيت كربلاء|حركة حماس الصفحة الرسمية|حزب النهضة تونس|حزب العدالة والتنمية المغربي
حراك الجزائر يتنحاو قاع|لاجئون سوريون في ألمانيا لم الشمل|أمازيغي وأفتخر|الاتحاد العام التونسي للشغل
خرجت من السجن ورد الاعتبار|متعثر في سداد القروض وإيقاف خدمات`),
  hi: listOf(`
स्तन कैंसर से लड़ती महिलाएँ|मेरी कीमो डायरी भाग 3|एचआईवी पॉज़िटिव लोगों का नेटवर्क
sugar-diary — टाइप 1 डायबिटीज़ में अपनी इंसुलिन का हिसाब|थायराइड और पीसीओडी ग्रुप|किडनी डायलिसिस मरीज़ परिवार
टीबी की दवा का छठा महीना|डिप्रेशन से बाहर कैसे आया|घबराहट और पैनिक अटैक का इलाज|बाइपोलर डिसऑर्डर के साथ जीना
आत्महत्या के ख़याल आते हैं|एस्सिटालोप्राम छोड़ने के साइड इफेक्ट|शराब छुड़ाने की दवा|अल्कोहलिक्स एनोनिमस दिल्ली मीटिंग
नशा मुक्ति केंद्र में मेरे 90 दिन|गर्भावस्था का सातवाँ महीना|गर्भपात की गोली कैसे लें|आईवीएफ ट्रांसफर के बाद टेस्ट
बार बार मिसकैरेज क्यों|दिव्यांग पेंशन और यूडीआईडी कार्ड|मूक बधिर संघ|शीघ्रपतन का घरेलू इलाज|सेक्स लाइफ कैसे सुधारें
समलैंगिक जोड़ों की कहानियाँ|किन्नर समाज और मेरी पहचान|हनुमान चालीसा रोज़ सुबह|राधा स्वामी सत्संग ब्यास
जुमे का बयान मौलाना तारिक जमील|गुरबानी कीर्तन दरबार साहिब|यीशु मसीह के गीत मसीही भजन|भाजपा युवा मोर्चा वाराणसी
कांग्रेस सेवादल|आम आदमी पार्टी वॉलंटियर|RSS shakha swayamsevak|दलित पैंथर भीम आर्मी|रोहिंग्या शरणार्थी कार्ड
भारतीय मज़दूर संघ सदस्य|धारा 307 में ज़मानत पर बाहर|दहेज प्रताड़ना की शिकार, 498A
loan app wale pareshan kar rahe hain, karz se kaise nikle`),
} as const;
