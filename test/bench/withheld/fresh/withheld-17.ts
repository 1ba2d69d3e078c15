import { listOf } from '../second-list.ts';

/** Set 17 of texts that must be withheld: 15 a language, one more in English, from entries as accounts have them. */
export const WITHHELD_17 = {
  en: listOf(`
My PCOS journey: two years of no answers|r/gastroparesis|Tapering off Effexor, month three
What nobody says about ileostomy reversal|Dad's vascular dementia: a Sunday with him
Tarot and my Catholic guilt, a rosary podcast|Ramadan suhoor ideas when you work nights|Why we left the Mormon church as a family
Door knocking for Plaid Cymru in Llanelli|Strike ballot: RMT members vote on pay offer|Why I am a libertarian, not a conservative
Bi and married to a man|Chest binding safely in summer
Growing up Punjabi in Wolverhampton|On probation: what my tag taught me|Chess club for prisoners`),
  de: listOf(`
Lipödem: meine Liposuktion im Vlog|Hashimoto und Gewicht – was mir half|r/ADHS_Erwachsene
Mein Kaiserschnitt, meine Wochenbettdepression|Insulinpumpe im Freibad
Konfirmandenfreizeit Pfarrei St. Martin|Bibellesen mit Kindern, Losung des Tages|Als Alevitin in Köln aufgewachsen
Wahlkampfstand Die Linke Kreisverband Gera|Ich war zwanzig Jahre in der SPD|Warnstreik: ver.di ruft Kita-Personal auf
Regenbogenfamilie werden: Samenspende zu zweit|Nichtbinär am Arbeitsplatz
Russlanddeutsche Heimatlieder, Familie aus Kasachstan|Haftentlassung: die ersten Wochen draußen`),
  fr: listOf(`
Vivre avec la maladie de Crohn à vingt ans|Ma fibromyalgie et le travail|Sevrage des benzodiazépines, semaine 6
Mon fils autiste entre au CP|Endométriose : mon opération
Chapelet en direct de Lourdes|Convertie à l'islam : mon premier ramadan|Étudier la Torah en semaine
Tractage avec la France insoumise à Roubaix|Section CFDT de l'usine : élection des délégués|Pourquoi je vote Rassemblement national
Lesbiennes et mamans : notre PMA|Coming out à cinquante ans
Kabyles de Marseille : nos mariages|Parloir : aller voir mon frère aux Baumettes`),
  es: listOf(`
Mi lupus y el sol: cómo me cuido|Dejé la quetiapina poco a poco|Fibrilación auricular: mi ablación
Mi hija tiene anorexia|Diálisis en casa, un día conmigo
Rezo del santo rosario de la noche|Testigos de Jehová: mi asamblea regional|Por qué me bauticé de adulta
Mitin de Vox en Murcia|Afiliados de Comisiones Obreras en huelga|Militante de Esquerra desde los veinte
Chicos gais de Chueca: dónde salir|Mi transición con hormonas, mes ocho
Gitanos de Jerez: bodas de mi familia|Mi hermano en prisión preventiva`),
  'pt-BR': listOf(`
Minha bariátrica: antes e depois|Convivendo com esclerose múltipla|Parei de tomar sertralina
Autismo nível 2: rotina do meu filho|Quimioterapia branca, terceira sessão
Terço da misericórdia às três|Candomblé: minha iniciação no terreiro|Culto de jovens da Assembleia de Deus
Comício do PT em Osasco|Sou bolsonarista e professor|Greve dos metroviários: assembleia do sindicato
Sapatão e feliz: vlog de casal|Namoro trans: nossa história
Quilombola na universidade|Visita íntima no presídio: como funciona`),
  it: listOf(`
La mia celiachia scoperta a trent'anni|Convivere con la vulvodinia|Smettere con lo Xanax
Mamma con l'Alzheimer, giorno per giorno|Ho tolto la tiroide: cicatrice e cure
Lodi mattutine con i frati|Catechesi neocatecumenale in parrocchia|Sbattezzarsi: come ho fatto
Volantinaggio Fratelli d'Italia a Latina|Tesserati CGIL: assemblea in fabbrica|Perché voto Schlein
Coppia gay in paese: la nostra vita|Scambisti in Veneto
Rom e sinti: la mia famiglia a Milano|Affidamento in prova: la mia condanna`),
  ja: listOf(`
潰瘍性大腸炎の食事記録|双極性障害の私の一日|抗がん剤治療3クール目
息子は自閉スペクトラム症|パニック障害で電車に乗れない
創価学会の座談会に行ってみた|毎朝の聖書通読|エホバの証人二世の告白
共産党の街頭演説に参加|労働組合の春闘集会|参政党を応援する理由
ゲイカップルの同棲生活|性別適合手術の記録
在日三世として生きる|執行猶予中の私の生活`),
  'zh-Hans': listOf(`
我的红斑狼疮日记|抑郁症停药第三十天|甲状腺癌术后复查
孩子确诊多动症|透析病人的一天
每日读经灵修|清真寺主麻日见闻|我为什么信了基督
入党积极分子思想汇报|工会罢工现场|支持民进党的理由
拉拉情侣日常|同志交友经历
我是满族人,家里的习俗|刑满释放人员的生活`),
  hi: listOf(`
मेरी थायराइड की दवा और वजन|डिप्रेशन से मेरी लड़ाई|कीमोथेरेपी का पहला दिन
मिर्गी के साथ जीना|बवासीर का घरेलू इलाज
रोज़ का नमाज़ का समय|गुरुद्वारे में सेवा|ईसाई प्रार्थना सभा पटना
भाजपा कार्यकर्ता सम्मेलन|मज़दूर यूनियन की हड़ताल|मैं कांग्रेस को वोट क्यों देता हूँ
समलैंगिक जोड़े की कहानी|किन्नर होने का मेरा अनुभव
दलित छात्रों का अनुभव|जेल से छूटने के बाद की ज़िंदगी`),
  ar: listOf(`
يومياتي مع مرض السكري|تجربتي مع الاكتئاب|بعد جراحة القلب المفتوح
ابني مصاب بالتوحد|علاج البواسير في البيت
أذكار الصباح والمساء|درس التجويد للمبتدئين|لماذا تركت الإسلام
انضممت إلى حزب النهضة|إضراب نقابة المعلمين|لماذا أنتخب القوات اللبنانية
حياتي كمثلي في بيروت|تجربة امرأة عابرة جنسيا
الأمازيغ في عائلتي|خرجت من السجن بعد عشر سنين`),
};
