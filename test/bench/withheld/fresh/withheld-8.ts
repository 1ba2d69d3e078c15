import { listOf } from '../second-list.ts';

/** Set 8 of texts about subjects that are never scored: 30 a language, titles and searches from a third writer who never saw the words. */
export const WITHHELD_8 = {
  en: listOf(`
Newly diagnosed with type 2 – where do I start?|#endowarrior|Migraine relief caps and ice hats
Chemo care packages for her|Living with bipolar: the podcast|Lesbian book club London|r/gaybros
Lingerie and toys for couples, plain packaging|Am I asexual or just tired?|Kink for beginners
Sunday worship live from Grace Chapel|Daily rosary with Father Mike|Ramadan meal prep
Leaving the Jehovah's Witnesses|Bible verses for anxious hearts|Young Conservatives pub night
Labour canvassing volunteers wanted|MAGA hats and flags|Starbucks workers vote to unionize
Democratic Socialists of America – your local chapter|Black women in tech
British Pakistani comedians|Irish Travellers telling their own story|Growing up Korean American
Afro-Caribbean elders' lunch club|Life after prison: finding a job with a record
Prison wives community|Got a DUI, now what?|Expunge my felony – free clinic
My son was arrested for shoplifting`),
  de: listOf(`
Leben mit Multipler Sklerose|Selbsthilfegruppe Depression Köln-Süd
Einkaufen bei Zöliakie: meine Liste|Diagnose Brustkrebs – und jetzt?|#adhsfrauen
CSD Leipzig: Mitlaufen und mitfeiern|Schwule Väter Stammtisch
Erotikshop für Paare – diskret geliefert|Coming-out mit 40|Swingerclub Ruhrgebiet, Paareabend
Losung und Andacht für jeden Tag|Junge Muslime in Hamburg|Konfirmandenfreizeit am Edersee
Kirchenaustritt: So geht's|Katholisch.de Newsletter|Mitglied werden bei den Grünen
AfD Kreisverband Sachsen, Termine|IG Metall Jugend – Warnstreik am Freitag|Jusos Hochschulgruppe
Betriebsversammlung mit ver.di: Tritt jetzt ein|Deutschtürken der dritten Generation
Schwarze Menschen in Deutschland – Initiative|Russlanddeutsche erzählen|Sinti und Roma Jugendtreffen
Wo kommst du wirklich her? Vietdeutsche Stimmen|Führungszeugnis mit Eintrag – Bewerbung trotzdem
Angehörige von Inhaftierten|Mein erstes Jahr auf Bewährung
Anzeige wegen Körperverletzung erhalten, Anwalt nötig?|Knast-Podcast: Ex-Häftlinge packen aus`),
  fr: listOf(`
Vivre avec la maladie de Crohn|Sevrage alcool : entraide et témoignages
Perruques et turbans après chimio|#fibromyalgie au quotidien|Mon enfant est autiste, et alors ?
Rencontres gays Lyon|Sextoys made in France|Bi et fière de l'être|Marche des fiertés, le programme
Site libertin pour couples|Messe du dimanche en direct|Boutique de voiles et abayas
JMJ : inscris-toi avec ta paroisse|Cours de Torah en ligne|Ma conversion à l'islam
Adhérer à La France insoumise|Rassemblement national jeunes Var|CGT cheminots : appel à la grève
Militants socialistes du Finistère|Section syndicale FO Carrefour|Être noire en France aujourd'hui
Franco-algériens : entre deux rives|Association des Antillais de Paris
Communauté arménienne de Marseille|Gens du voyage, notre quotidien
Casier judiciaire : comment l'effacer ?|Femmes de détenus, forum
Sorti de prison, je recommence à zéro|Bracelet électronique : mon expérience
Poursuivi pour stupéfiants : vos droits en garde à vue`),
  es: listOf(`
Tengo ansiedad y no puedo dormir|Diabéticos tipo 1 en España|Asociación de pacientes con lupus
Recetas para insuficiencia renal|#cáncerdemama yo sobreviví|Lesbianas en Madrid: quedadas
Juguetes eróticos y lubricantes|Mi hijo me dijo que es gay|Orgullo LGTBI Sevilla
Poliamor y relaciones abiertas|Oraciones a la Virgen de Guadalupe
Cofradía del Gran Poder, papeletas de sitio|Iglesia evangélica en vivo
Regalos de primera comunión y catequesis|Soy judío sefardí y practico|Afíliate a Vox
Juventudes Socialistas de Aragón|CCOO: delegados sindicales de hostelería|Militantes de Morena CDMX
Yo voto a Podemos|Afrodescendientes en Colombia|Gitanos con orgullo
Mexicoamericanos: ni de aquí ni de allá|Ecuatorianos en Murcia|Mujeres mapuche tejiendo memoria
Antecedentes penales: cómo cancelarlos|Tengo un familiar preso|Reinserción: trabajo para exconvictos
Me condenaron por alcoholemia|Visitas vis a vis en la cárcel de Soto`),
  it: listOf(`
Convivere con la tiroidite di Hashimoto|Gruppo genitori di bimbi celiaci
Attacchi di panico: come ne sono uscita|Donne operate al seno
Prodotti per incontinenza, spedizione anonima|Locali gay a Milano|Sexy shop online
Famiglie arcobaleno|Sono lesbica e i miei non lo sanno|Scambisti Veneto annunci
Il Vangelo del giorno|Pellegrinaggio a Medjugorje|Preghiere a San Pio|Giovani musulmani d'Italia
Gruppo scout parrocchiale e catechismo|Fratelli d'Italia, circolo di Latina|Tesseramento PD
CGIL: sciopero generale del 12|Attivisti 5 Stelle Torino|Giovani comunisti
Seconde generazioni: italiani neri|Comunità rumena di Roma|Rom e Sinti: voci
Italo-marocchini in amore|Arbëreshë, la nostra gente|Casellario giudiziale: togliere una condanna
Mio marito è in carcere|Patente ritirata per guida in stato di ebbrezza|Ex detenuti al lavoro
Indagato per truffa: cosa fare`),
  'pt-BR': listOf(`
Mães de autistas|Vivendo com HIV sem medo|Grupo de apoio à depressão|Pressão alta: meu diário
#tdahadulto|Parada LGBT de São Paulo|Sex shop com entrega discreta|Bar gay em Floripa
Casal liberal procura|Sou bissexual e casada|Louvores e hinos da Harpa Cristã
Célula jovem da Assembleia de Deus|Guias de umbanda e velas|Santo terço às 18h
Encontro de casais com Cristo|Filie-se ao PT|Bolsonaro 2026 camisetas
Sindicato dos Metalúrgicos do ABC|Juventude do PSOL|Greve dos bancários: assembleia hoje
Mulheres negras empreendedoras|Nikkeis do Paraná|Povos indígenas: jovens guarani
Imigrantes haitianos em Curitiba|Angolanos em São Paulo|Jumbo para presídio – lista permitida
Antecedentes criminais: limpar o nome na justiça|Esposas de presos
Saí da cadeia e virei empreendedor|Advogado para audiência de custódia`),
  ja: listOf(`
うつ病と休職のブログ|糖尿病の人の低糖質おやつ|がんサバイバーの会|発達障害の息子との毎日|更年期のほてりがつらい|ゲイバー 新宿二丁目|レズビアンカップルの日常|アダルトグッズ通販
BDSM初心者講座|トランスジェンダーとして就活する|日曜礼拝のメッセージ配信|創価学会 座談会|写経と朝のお勤め 檀家だより|聖書を読む会|ムスリムの友だち募集|自民党青年局|日本共産党しんぶん赤旗
連合 春闘|労働組合に入ろう!非正規でもOK|れいわ新選組ボランティア|在日コリアン三世|アイヌ民族として生きる|日系ブラジル人コミュニティ 浜松|ハーフあるある|部落出身のわたし
前科があっても働ける会社|受刑者の家族の会|執行猶予中の生活|息子が万引きで捕まった|出所後の就労支援`),
  'zh-Hans': listOf(`
抑郁症互助小组|糖尿病人能吃什么|乙肝携带者求职经历|乳腺癌术后康复日记|#焦虑症自救|同志交友|拉拉的日常vlog|情趣用品 保密发货|我向父母出柜了|阳痿早泄怎么跟伴侣说|每日灵修 圣经金句
念佛打卡群|清真寺主麻日|家庭教会见证分享|佛牌护身符结缘|入党积极分子思想汇报|民进党青年部|工会维权热线|党员先锋群|支持特朗普的华人|维吾尔族姑娘|在美华裔二代|回族青年联谊|朝鲜族聚会
黑人混血在中国|刑满释放人员就业|老公进了看守所怎么办|取保候审交流群|酒驾判缓刑后的生活|有案底能考公吗`),
  hi: listOf(`
शुगर के मरीज़ क्या खाएँ|डिप्रेशन से मेरी लड़ाई|थायराइड में वज़न कैसे घटाएँ|#कैंसरसेजंग
एचआईवी पॉज़िटिव दोस्तों का समूह|समलैंगिक प्रेम कहानियाँ|गे डेटिंग दिल्ली
शीघ्रपतन का इलाज और सेक्स पावर|प्राइड मार्च मुंबई|ट्रांसजेंडर होना: मेरी ज़िंदगी|सुबह की आरती और भजन
नमाज़ का सही तरीक़ा|गुरबाणी कीर्तन लाइव|यीशु मसीह के गीत|हनुमान चालीसा पाठ समूह
भाजपा कार्यकर्ता ग्रुप|कांग्रेस सेवा दल|आम आदमी पार्टी से जुड़ें|मज़दूर संघ की हड़ताल
समाजवादी छात्र सभा|दलित लेखकों की आवाज़|राजपूत समाज विवाह|आदिवासी युवा संगठन|यादव महासभा
नॉर्थ ईस्ट के लोगों से नस्लभेद|ज़मानत कैसे मिले|जेल से छूटने के बाद की ज़िंदगी|मुझ पर 498A का केस है
पुलिस वेरिफ़िकेशन में पुराना मुक़दमा|क़ैदियों के परिवार`),
  ar: listOf(`
مرضى السكري: وصفات وتجارب|تجربتي مع الاكتئاب|أمهات أطفال التوحد|علاج القولون العصبي|#محاربات_السرطان
مثليون عرب|علاج ضعف الانتصاب|ملابس نوم مثيرة للمتزوجات|حقوق مجتمع الميم|هل ميولي الجنسية طبيعية؟
أذكار الصباح والمساء|دروس في السيرة النبوية|قناة تلاوات خاشعة|ترانيم الكنيسة القبطية
حملة العمرة في رمضان|شباب حزب الله|انضم إلى حركة النهضة|نقابة المعلمين: دعوة إلى الإضراب
أنصار حزب الوفد|الاتحاد العام التونسي للشغل|أمازيغ المغرب|أكراد سوريا في ألمانيا|فلسطينيو الشتات
النوبيون وحق العودة|أبناء قبيلة شمر|أهالي السجناء|كيف أحصل على رد الاعتبار بعد السجن
ابني متهم بالسرقة|سجين سابق يحكي قصته|محامي قضايا مخدرات`),
};
