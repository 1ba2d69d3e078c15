import { listOf } from '../second-list.ts';

/** Set 16 of texts that must be withheld: 30 a language, half of them plain, half at the margins of the subjects. */
export const WITHHELD_16 = {
  en: listOf(`
Living with ulcerative colitis: my first flare diary|r/endometriosis|Ozempic week 12 weigh-in
Day 40 without a drink|My stoma and me: swimming with a bag|Why I stopped my lithium
Hearing voices group, Thursdays at the library|Our third round of IVF failed|Waiting for a kidney: dialysis vlog
Best gay bars in Manchester for over forties|Came out to my dad last night|polyamory for beginners
Top surgery recovery week one|Ex-Jehovah's Witness stories|Quran recitation for sleep
Why our family keeps Shabbat|How I lost my faith at Bible college|Morning offering and daily rosary
Reform UK local branch meeting|Canvassing for the Greens this Saturday|UNISON reps training day
Why I'm voting Trump again|Amazon warehouse workers walk out in Coventry|Growing up Black in rural Devon
Somali mums of Bristol|My Indefinite Leave to Remain interview|Romani Traveller pride
Life after HMP Wandsworth|My brother was stabbed|I was caught shoplifting, what happens at magistrates court
Lexapro made me feel nothing|Coeliac and newly diagnosed: what can I eat`),
  de: listOf(`
Leben mit Morbus Crohn|Mein Alltag nach dem Schlaganfall|Angehörige von Menschen mit Demenz – Gesprächskreis
Elternforum Neurodermitis|Sertralin absetzen – meine Erfahrung|Seit 200 Tagen rauchfrei und nüchtern
Kinderwunschklinik Erfahrungsberichte|Pflegegrad 3 beantragen für Mama|Schwule Väter Köln
Lesbisch auf dem Land|Mein Outing im Fußballverein|Swingerclub-Knigge
Jugendkreis der Freien evangelischen Gemeinde|Warum ich aus der Kirche ausgetreten bin|Fasten im Ramadan: Tipps für Schüler
Ministranten St. Josef|Losungen für jeden Tag|Ortsverband Bündnis 90/Die Grünen Freising
AfD Kreisverband Mittwochsrunde|ver.di Warnstreik im Nahverkehr|Betriebsratswahl: kandidiere jetzt
Wahlkampfhelfer für Sahra Wagenknecht gesucht|Russlanddeutsche in Lahr|Als Schwarze Frau in Sachsen
Einbürgerungstest bestanden – meine Geschichte|Alevitische Gemeinde Duisburg|Auf Bewährung – wie geht es weiter
Besuchszeiten JVA Stadelheim|Opfer von Stalking erzählen|Anzeige wegen Fahrerflucht bekommen`),
  fr: listOf(`
Vivre avec la sclérose en plaques|Mon sevrage du Xanax|Maman d'un enfant épileptique
Groupe de parole boulimie Lyon|Ma FIV en Espagne, épisode 4|J'ai arrêté la cocaïne
Greffée du foie à trente ans|Ménopause précoce : on en parle|Couple lesbien et PMA
Ma transition, un an sous testostérone|Saunas gays Paris|Rencontres libertines Occitanie
Chapelet du jour en direct|Pèlerinage à la Mecque : préparer son hajj|Pourquoi j'ai quitté les Témoins de Jéhovah
Paroisse Saint-Martin, horaires des messes|Cours de Torah en ligne|Militants LFI du 93
Reconquête section jeunes|Section CGT Cheminots de Nîmes|Préavis de grève à l'hôpital
Mélenchon en meeting à Toulouse : j'y étais|Berbères de France|Être métisse en Bretagne
Demande de titre de séjour refusée|Comoriens de Marseille|Sorti de Fleury-Mérogis, je raconte
J'ai porté plainte contre mon ex|Ma garde à vue|Casier judiciaire B2 effacement
Enfant haut potentiel et TDAH sous Ritaline|Mon AVC à 38 ans`),
  es: listOf(`
Vivir con fibromialgia|Mi hijo tiene síndrome de Asperger|Diario de una diabética tipo 1
Llevo tres meses sin apostar|Reduje mi dosis de sertralina|Bolsa de colostomía: consejos
Embarazo ectópico, mi experiencia|Asociación de familiares de alzhéimer|Osos gais de Sitges
Salir del armario a los cincuenta|Mi novia es trans|Tríos y parejas liberales Valencia
Grupo de oración carismática|Lectura del Corán con traducción|Ex mormones de México
Novena a San Judas Tadeo|Retiro de Emaús para hombres|Juventudes Socialistas de Andalucía
Afiliados de Vox Murcia|Huelga de los riders de Glovo|Delegada sindical de CCOO
Yo voto a Milei|Marcha por Gustavo Petro|Gitanos de Triana
Afrodescendientes en Lima|Venezolanos en Bogotá buscan papeles|Orgullo mapuche
Mi hermano en Soto del Real|Me okuparon la casa y denuncié|Sobreviví a la violencia machista
Antecedentes penales: cómo cancelarlos|Depresión posparto, no estás sola`),
  it: listOf(`
Convivere con l'artrite reumatoide|La mia chemio, giorno per giorno|Ho smesso di giocare alle slot
Mamme di bimbi con fibrosi cistica|Xanax: come l'ho scalato|Tumore al seno metastatico, la mia voce
Anoressia, il diario di Giulia|Ernia operata: il mio decorso|Gay over 50 Milano
Il mio coming out in Sicilia|Coppie scambiste Emilia|Terapia ormonale MtF
Gruppo di preghiera Padre Pio Bari|Battesimo da adulti nella chiesa valdese|Sbattezzo: come si fa
Musulmane italiane|Rosario della sera con don Luca|Circolo PD Garbatella
Giovani di Fratelli d'Italia|Sciopero generale USB|Iscritti FIOM Pomigliano
Io sto con Salvini|Nigeriane a Castel Volturno|Rinnovo permesso di soggiorno per asilo
Seconda generazione: figli di cinesi a Prato|Rom e Sinti, la nostra voce|Ex detenuti cercano lavoro
Colloqui in carcere a Rebibbia|Ai domiciliari, giorno 20|Mio marito mi picchiava
Insulina e microinfusore, la mia scelta|Invalidità civile al 75%: la mia domanda`),
  'pt-BR': listOf(`
Vivendo com lúpus|Meu filho autista e eu|Parei com o Rivotril
Mães de UTI neonatal|Minha bariátrica: antes e depois|Grupo de apoio a quem tem Parkinson
Endometriose profunda, minha cirurgia|Narcóticos Anônimos Curitiba|Lésbicas do ABC
Drag e gay: minha história em Recife|Casal bi procura|Hormonização trans pelo SUS
Louvor e adoração ao vivo|Célula da Igreja Batista Lagoinha|Terreiro de umbanda Pai Joaquim
Saí da Universal|Terço dos homens|Filiados do PSOL Niterói
Bolsonaro 2026|Lula é meu presidente|Greve dos professores estaduais
Sindicato dos Metalúrgicos do ABC|Orgulho quilombola|Haitianos em São Paulo
Brasileiros ilegais em Boston|Indígenas Guarani na cidade|Visita íntima no presídio
Meu pai foi preso|Fui assaltada no ponto de ônibus|Maria da Penha: denunciei meu ex
HPV positivo, e agora|Tomando Venvanse há um ano`),
  ja: listOf(`
潰瘍性大腸炎と暮らす|うつ病で休職中の日記|統合失調症の母と私
不妊治療 体外受精3回目|断酒会に通って一年|透析しながら旅行
発達障害グレーゾーンの息子|パキシル減薬ブログ|ゲイカップルの日常
レズビアンマザー|性別適合手術の記録|ハプニングバー体験記
創価学会を脱会しました|エホバの証人二世の告白|教会学校のお話
御書講義を聞く|浄土真宗の門徒として|日本共産党の街頭演説
参政党を応援する会|れいわ新選組ボランティア|春闘で賃上げを勝ち取る組合
自治労青年部|在日三世として生きる|アイヌの血を引く私
クルド人の隣人たち 川口|難民申請中の生活|刑務所から出所した日
痴漢被害にあった|執行猶予中の生活|父が逮捕されました
メンヘラ女子の通院日記|糖尿病予備軍の食事記録`),
  'zh-Hans': listOf(`
抑郁症患者的日常|乳腺癌术后康复日记|试管婴儿移植第五天
我得了白癜风|戒酒第一百天|强迫症自救小组
透析病友群|二甲双胍吃了三个月|同志酒吧推荐
拉拉交友|变性手术经历|跟爸妈出柜之后
主日崇拜直播|每日灵修|回族婚礼与清真寺
念佛堂共修|离开法轮功的人|国民党青年团
民进党支持者|我为什么退党|罢工的外卖骑手
教师工会维权|藏族姑娘在北京|朝鲜族家庭的一天
非法移民走线美国|越南新娘在台湾|刑满释放人员再就业
我被家暴了|取保候审期间能出省吗|弟弟因诈骗被抓
孕期糖尿病餐单日记|精神科住院三十天`),
  ar: listOf(`
التعايش مع التصلب اللويحي|تجربتي مع مضادات الاكتئاب|يوميات أم لطفل توحدي
مرضى السكري من النوع الأول|إقلاعي عن الحشيش|عملية أطفال الأنابيب الثانية
سرطان الثدي: رحلة شفاء|الوسواس القهري وأنا|مثليون عرب
قصتي مع التحول الجنسي|حقوق المثليات في لبنان|زواج المسيار إعلانات
تلاوة خاشعة من سورة البقرة|أذكار الصباح والمساء|ترانيم الكنيسة القبطية
تركت الإسلام|الزيارة الأربعينية|أنصار حزب الله
شباب حركة النهضة|إضراب المعلمين في تونس|نقابة عمال السكك الحديدية
مع السيسي حتى النهاية|أمازيغ الجزائر|أكراد سوريا في ألمانيا
اللاجئون السوريون في تركيا|البدون في الكويت|خرجت من السجن بعد خمس سنوات
زوجي يضربني|محاكمتي بتهمة السرقة|أخي في سجن رومية
حبوب منع الحمل سببت لي اكتئابا|مريض فشل كلوي`),
  hi: listOf(`
डिप्रेशन से मेरी लड़ाई|मधुमेह रोगियों का समूह|मिर्गी वाले बच्चे की माँ
शराब छोड़े सौ दिन|आईवीएफ की तीसरी कोशिश|स्तन कैंसर के बाद जीवन
एचआईवी के साथ जीना|थायराइड की दवा और मैं|समलैंगिक जोड़े की कहानी
मैं गे हूँ, घरवालों को बताया|किन्नर समाज की आवाज़|एलजीबीटी दिल्ली परेड
हनुमान चालीसा रोज़ सुबह|जुमे की नमाज़ का वक़्त|ईसाई प्रार्थना सभा
नास्तिक क्यों बना|गुरबाणी कीर्तन लाइव|भाजपा कार्यकर्ता सम्मेलन
राहुल गांधी समर्थक|आप की झाड़ू रैली|मज़दूर यूनियन की हड़ताल
किसान आंदोलन ज़िंदाबाद|दलित साहित्य और मैं दलित|जाट समाज महासभा
पाकिस्तान से आए हिंदू शरणार्थी|रोहिंग्या बस्ती के लोग|तिहाड़ जेल से छूटा
पति मारता है, क्या करूँ|जमानत मिलने के बाद|मेरे भाई पर चोरी का केस
बवासीर का ऑपरेशन कराया|मानसिक रोगियों के परिजन`),
};
