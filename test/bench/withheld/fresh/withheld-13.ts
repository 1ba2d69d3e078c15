import { listOf } from '../second-list.ts';

/** Set 13 of texts about subjects that are never scored: 27 to 30 a language, each language on its own, from a fourth writer, who had mended words after the sets before it. */
export const WITHHELD_13 = {
  en: listOf(`
Psoriasis flare-ups: what I avoid|Mum has dementia and won't wash|Egg freezing costs in Leeds|Stroke survivors choir
HIV positive and dating again|Third round of IVF|Weekly migraine diary|Day 60 without cocaine
Threesome etiquette for couples|OnlyFans creators' chat|Trans women in trades|Hookups near Dallas tonight, guys only
Women's Bible circle, Thursdays|Halal dating app reviews|Hearing God's call to the priesthood|Torah portion of the week, for beginners
Wiccan handfasting planner|Labour leaflet round, Sunday|College Republicans tailgate|I left the DUP
Shop steward training with Usdaw|Filipino nurses of Glasgow|Métis beadwork and my grandmother's people|Undocumented students' alliance
My cousin got ten years|Community service, what to wear|Writing to my pen pal on death row|Bankrupt at 24
Loan shark on our estate|He choked me and I stayed
`),
  de: listOf(`
Neurodermitis: was meine Haut beruhigt|Papa ist dement und läuft weg|Dritter Versuch Kinderwunschklinik|Chor der Schlaganfallpatienten
HIV-positiv und wieder auf Dates|Tag 60 ohne Kokain|Migränetagebuch|Epilepsie und Autofahren
Dreier mit Freunden, unsere Regeln|Sextoys im Test|Transfrauen im Handwerk|Suche ihn für heute Nacht
Frauenfrühstück der Kirchengemeinde|Muslimische Partnersuche|Berufung zum Priester|Jüdischer Kindergarten Frankfurt, Eltern
Hexenzirkel zur Wintersonnenwende|Flyer verteilen für die FDP|Ich bin aus der CDU ausgetreten|Sozialistische Jugend Linz
Schulung für Betriebsräte bei der IGBCE|Vietnamesische Vertragsarbeiter und ihre Kinder|Meine Oma war Banater Schwäbin|Geduldete Jugendliche in Ausbildung
Mein Cousin hat zehn Jahre bekommen|Sozialstunden ableisten, wo|Brieffreundschaft mit Gefangenen|Mit 24 pleite, Schuldnerberatung
Kredithai im Viertel|Er hat mich gewürgt und ich blieb
`),
  fr: listOf(`
Psoriasis : ce que j'évite|Maman a Alzheimer et fugue|Congeler ses ovocytes en Espagne|Chorale de l'association AVC
Séropositif et de nouveau en couple|Troisième FIV|Journal de mes migraines|60 jours sans cocaïne
Trio en couple, nos règles|Sextoys testés pour vous|Femmes trans du bâtiment|Cherche mec ce soir
Petit-déjeuner des femmes de la paroisse|Rencontre musulmane sérieuse|Vocation : entrer au séminaire|Paracha de la semaine
Sorcières modernes, cercle de pleine lune|Coller des affiches pour Reconquête|J'ai quitté le Parti socialiste|Jeunes communistes de Saint-Denis
Formation des délégués FO|Antillais de Créteil|Ma grand-mère était pied-noir|Lycéens sans papiers
Mon cousin a pris dix ans|TIG : comment ça se passe|Correspondre avec un détenu|Interdit bancaire à 24 ans
Prêt entre particuliers louche, on me réclame le double|Il m'a étranglée et je suis restée
`),
  es: listOf(`
Psoriasis: lo que evito|Mi padre tiene alzhéimer y se escapa|Congelar óvulos en Valencia|Coro de personas con ictus
Seropositivo y con pareja|Tercera in vitro|Diario de migrañas|60 días sin cocaína
Trío en pareja, reglas|Juguetes sexuales probados|Mujeres trans en la obra|Busco chico para esta noche
Desayuno de mujeres de la iglesia|Matrimonio musulmán, buscar esposa|Vocación: entrar al seminario|Parashá de la semana
Círculo de brujas en luna llena|Pegar carteles de Junts|Me di de baja del PSOE|Jóvenes comunistas de Córdoba
Curso de delegados de USO|Peruanos en Turín|Mi abuela era sefardí|Menores no acompañados, piso tutelado
A mi primo le cayeron diez años|Trabajos en beneficio de la comunidad|Cartas a un preso|En ruina a los 24
Prestamista gota a gota me amenaza|Me estranguló y me quedé
`),
  it: listOf(`
Psoriasi: che cosa evito|Papà ha l'Alzheimer e scappa|Congelare gli ovuli in Spagna|Coro dei pazienti con ictus
Sieropositivo e di nuovo in coppia|Terza FIVET|Diario delle emicranie|60 giorni senza cocaina
In tre a letto, le regole|Sex toys provati per voi|Donne trans in cantiere|Cerco ragazzo per stasera
Colazione delle donne della parrocchia|Matrimonio islamico, cercare moglie|Vocazione: entrare in seminario|Parashà della settimana
Cerchio di streghe della luna piena|Attaccare manifesti per CasaPound|Ho lasciato il Movimento 5 Stelle|Giovani comunisti di Livorno
Corso per delegati UGL|Ecuadoriani a Genova|Mia nonna era istriana esule|Minori stranieri non accompagnati, casa famiglia
Mio cugino ha preso dieci anni|Messa alla prova, come funziona|Scrivere a un detenuto|Fallito a 24 anni
Lo strozzino del quartiere|Mi ha stretto le mani al collo
`),
  'pt-BR': listOf(`
Psoríase: o que eu evito|Papai tem Alzheimer e foge de casa|Congelar óvulos em Campinas|Coral de quem teve AVC
Soropositivo e namorando|Terceira FIV|Diário da enxaqueca|60 dias sem cocaína
Ménage com amigos, regras|Sex shop: testei por vocês|Mulheres trans na obra|Procuro cara para hoje à noite
Chá de mulheres da igreja|Casamento cristão, grupo de solteiros evangélicos|Vocação: entrar no seminário|Centro espírita, passe às quartas
Lua cheia com as bruxas|Adesivaço do Novo na praça|Saí do PSDB|Jovens comunistas do Recife
Curso de delegados da Força Sindical|Haitianos em Chapecó|Minha avó era pomerana|Quilombolas no vestibular
Meu primo pegou dez anos|Prestação de serviços à comunidade, pena|Carta para um preso|Falido aos 24
Consignado comeu meu salário|Ele me enforcou e eu fiquei
`),
  'zh-Hans': listOf(`
银屑病忌口清单|父亲痴呆走失|去泰国冻卵|中风病友合唱团|艾滋病毒携带者恋爱
第三次试管婴儿|偏头痛日记|戒毒六十天|三人行注意事项|情趣用品测评
跨性别女工程师|今晚约男生|姊妹查经早餐|穆斯林相亲群|决定去修院当神父
妈祖进香团|在家受戒的居士|贴民众党海报|我退党了|少先队辅导员入党培训
工会小组长培训|温州人在普拉托|外婆是畲族|黑户孩子上学|表哥判了十年
社区矫正报到|给狱友写信|二十四岁破产|高利贷上门|他掐我脖子我没走
`),
  ja: listOf(`
乾癬 避けている食べ物|父が認知症で徘徊|卵子凍結 費用|脳梗塞の会 合唱|HIV陽性 恋愛
三回目の体外受精|偏頭痛日記|薬物断ち60日|3P ルール カップル|大人のおもちゃ レビュー
トランス女性 職人|今夜会える男性募集 男同士|教会婦人会の朝食|ムスリム婚活|神父になりたい召命
天理教 おぢばがえり|魔女の集い 満月|参政党 ポスター貼り|自民党を離党した|民青 新入生歓迎
連合 職場委員研修|フィリピン人看護師の会 名古屋|祖母は樺太アイヌ|仮放免の高校生|いとこに懲役十年
社会奉仕 保護司|受刑者と文通|24歳で破産|ヤミ金の取り立て 実家に来た|首を絞められても別れられない
`),
  hi: listOf(`
सोरायसिस में परहेज़|पिताजी को अल्ज़ाइमर, घर से निकल जाते हैं|अंडे फ्रीज़ कराने का खर्च|लकवे के मरीज़ों का समूह
एचआईवी पॉज़िटिव और शादी|तीसरी बार आईवीएफ|माइग्रेन डायरी|नशा छोड़े साठ दिन|कपल के लिए सेक्स टिप्स
ट्रांस महिलाएँ नौकरी में|आज रात लड़का चाहिए मिलने को, गे|महिला सत्संग मंडली|मुस्लिम रिश्ते निकाह ग्रुप|दीक्षा लेने का निर्णय
हज की तैयारी|छठ पूजा समिति|शिवसेना शाखा प्रमुख|मैंने कांग्रेस छोड़ी|एसएफआई यूनिट सम्मेलन
रेलवे मज़दूर संघ की बैठक|गल्फ में मलयाली|नानी संथाल थीं|बिना काग़ज़ के बच्चे|चचेरे भाई को दस साल की सज़ा
परिवीक्षा पर छूटा|क़ैदी को चिट्ठी|चौबीस की उम्र में दिवालिया|साहूकार घर आ गया|उसने मेरा गला दबाया
`),
  ar: listOf(`
الصدفية وما أتجنبه|أبي مصاب بالزهايمر ويخرج وحده|تجميد البويضات تكلفة|مجموعة الجلطة الدماغية
مصاب بفيروس الإيدز والزواج|ثالث طفل أنابيب|يوميات الصداع النصفي|ستون يوما بلا مخدرات|نصائح جنسية للمتزوجين
نساء عابرات في العمل|لقاء شباب الليلة مثلي|درس النساء في المسجد|زواج إسلامي تعارف|دعوة للكهنوت
رحلة عمرة رمضان|مجلس عزاء حسيني|ملصقات القوات اللبنانية|انسحبت من حركة فتح|شبيبة الحزب الشيوعي
دورة مندوبي النقابة|فلبينيات بيروت|جدتي أمازيغية من جربة|أطفال بلا هوية في المدارس|ابن عمي حكموا عليه عشر سنوات
الخدمة المجتمعية بدل السجن|رسائل إلى سجين|أفلست في الرابعة والعشرين|المرابي جاء إلى بيتنا|خنقني وبقيت معه
`),
} as const;
