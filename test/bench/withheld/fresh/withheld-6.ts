import { listOf } from '../second-list.ts';

/** Set 6 of texts about subjects that are never scored: 30 a language, titles and searches from a second writer who never saw the words. */
export const WITHHELD_6 = {
  en: listOf(`
r/ChronicPain|#SoberOctober 90 days no drink|Insulin pens and glucose monitors
ADHD adults: my diagnosis at 35|Caring for Dad with Parkinson's|Endometriosis warriors
Chemo care packages|#LGBTQIA youth drop-in|Grindr success stories|Two mums, one donor
Pride gear for trans men|Polyamorous couples podcast|Sunday sermon playlist|Ramadan with toddlers
Ex-Mormon support|Shabbat dinner meetups|Born again: my testimony|Pagans and Wiccans of Wales
Teamsters Local 705|Lib Dem canvassers|Democratic Socialists of America chapter
Republican women's club|NEU strike fund|Latinas in tech|British Pakistani weddings
Black hair and identity|Polish expats in Dublin|Felon-friendly trucking jobs
Writing to my son in prison|Sex offender registry questions`),
  de: listOf(`
#Endometriose Kriegerinnen|Leben mit Depressionen – Podcast|Blutzucker messen ohne Stechen
Rheuma-Liga Ortsgruppe|Trocken seit zwei Jahren|Borderline-Angehörige
Chemotherapie: Perücken und Mützen|Regenbogenfamilien Treff|Queere Jugendgruppe
Er sucht ihn Stuttgart|CSD-Planung für Lesben und Schwule|Asexuell und glücklich
Konfirmandenfreizeit|Ramadan-Kalender für Kinder|Jüdisches Leben: Schabbat feiern|Lobpreis-Playlist
Zeugen Jehovas: Aussteiger|Die Linke Basisgruppe|CDU Kreisverband|Betriebsgruppe der GEW
Junge Liberale|FDP-Mitgliedermagazin|Polen in Berlin|Spätaussiedler aus Kasachstan
Schwarz und deutsch|Kurdische Studierende|Jobs trotz Vorstrafe|Resozialisierung Straffälliger
Mein Mann sitzt im Gefängnis|Anwalt nach Anzeige wegen Körperverletzung`),
  fr: listOf(`
#Bipolaire et alors|Ma chimio au jour le jour|Perruques médicales|Vivre avec la maladie de Crohn
Parents d'enfants TDAH|PMA : nos essais|Fibromyalgie entraide|Centre LGBT de Nantes
Homme cherche homme|Gay et marié à une femme|Lesbiennes et mamans|Polyamour, mode d'emploi
Neuvaine à sainte Rita|Ramadan : menus de l'iftar|Cours de Torah|Messe en direct de Lourdes
Convertis à l'islam|Syndicat Solidaires|Renaissance : comités locaux|Sympathisants du PCF|Grève CFDT
Reconquête Génération Z|Algériens de Lyon|Antillais en métropole|Français d'origine vietnamienne
Réfugiés afghans|Afrodescendantes|Insertion des sortants de prison|Femme de détenu, je témoigne
Avocat garde à vue`),
  es: listOf(`
#CáncerDeMama|Diario de mi depresión|Sensores de glucosa|Crohn y colitis ulcerosa
Alcohólicos Anónimos|Padres de niños con TDAH|Reproducción asistida: nuestra historia
Orgullo LGBT Chueca|Hombre busca hombre|Familias homoparentales|Mujeres trans
Poliamor para principiantes|Misa de domingo en vivo|Cofrade de corazón|Ramadán en familia
Testigos de Jehová|Predicaciones cristianas|Militantes del PSOE|Nuevas Generaciones del PP
Sindicato CNT|Afiliados a ERC|Simpatizantes de Morena|Colombianos en Valencia|Comunidad gitana
Refugiados venezolanos|Afrodescendientes de Colombia|Rumanos en España|Reinserción de presos
Mi hijo está en la cárcel|Abogado por alcoholemia`),
  it: listOf(`
#Endometriosi|Diario della mia chemio|Parrucche per pazienti oncologiche|Attacchi di panico: ne esco
Alcolisti Anonimi|Celiaci in cucina|Genitori ADHD|Arcigay Palermo|Cerco uomo, sono un uomo
Famiglie arcobaleno|Donne trans|Poliamore|Santa messa di oggi|Rosario a Padre Pio|Ramadan in Italia
Comunità ebraica: Shabbat|Catechesi per adulti|Iscriviti alla UIL|Fratelli d'Italia, sezione di Bari
Sciopero USB|Forza Italia Giovani|Rifondazione Comunista|Albanesi in Italia|Peruviani a Milano
Italiani di origine cinese|Rifugiati eritrei|Donne nere italiane|Reinserimento di ex carcerati
Mio figlio in carcere|Arresti domiciliari: consigli`),
  'pt-BR': listOf(`
#CâncerDeMama|Diário da minha depressão|Sensor de glicose|Alcoólicos Anônimos
Endometriose tem tratamento|Tentantes: fertilização in vitro|Fibromialgia dói|Parada LGBT
Homem procura homem|Casal de lésbicas com filhos|Travestis e mulheres trans|Bissexuais do Brasil
Louvores para orar|Missa ao vivo Aparecida|Candomblé de Ketu|Espíritas kardecistas
Testemunhos de conversão|Partido Novo filiados|Sindicato dos Bancários|Juventude do PDT
MST apoiadores|Greve dos professores da APEOESP|Venezuelanos em Roraima|Povo guarani
Nordestinos e preconceito|Angolanos em São Paulo|Descendentes de japoneses
Ex-presidiários em busca de trabalho|Visita íntima na penitenciária|Liberdade provisória`),
  ja: listOf(`
#双極性障害|抗がん剤の副作用ケア|インスリン注射の工夫|断酒会|不登校と適応障害|クローン病の食事|線維筋痛症の会|LGBTの就活|新宿二丁目のゲイバー|同性パートナーシップ制度を使う私たち
FTMの日常|ビアンの出会い|幸福の科学の会員|日曜ミサ|ラマダン中の食事|エホバの証人を辞めた|お題目を唱える|れいわ新選組ボランティア|組合員のみなさまへ|日本維新の会の後援会|連合の春闘
公明党支持者|在日コリアン三世|在日中国人の掲示板|クルド人コミュニティ川口|被差別部落の出身|フィリピン人ママの会|刑務所の面会|執行猶予中の就職|元受刑者の手記`),
  'zh-Hans': listOf(`
#双相情感障碍|化疗日记|血糖仪与胰岛素笔|戒酒互助会|多动症孩子家长群|乙肝携带者|焦虑症自救|男同约会软件|彩虹家庭|女同性恋小说交友群|变性手术经历|酷儿青年聚会|主日讲道|斋月生活|念佛共修
赞美诗敬拜|法轮功学员|党员学习心得|共青团员活动|民主党华人选民|职工维权工会|台湾民众党小草|朝鲜族同乡会|海外华人混血儿|温州移民在意大利|缅甸难民|回族青年|探监须知|取保候审怎么办
有犯罪记录能找什么工作`),
  hi: listOf(`
#मधुमेह|कैंसर से जंग|इंसुलिन लेने का सही तरीका|नशामुक्ति केंद्र|ऑटिज़्म वाले बच्चों के माता-पिता
थायरॉइड के मरीज़|चिंता और घबराहट का इलाज|एलजीबीटी प्राइड|ट्रांसजेंडर महिला की कहानी
गे लड़कों का ग्रुप|समलैंगिक विवाह का अधिकार|यौन समस्या का समाधान|सुबह की आरती|रोज़ा और इफ़्तार
बाइबल अध्ययन|गुरबाणी कीर्तन|कृष्ण भक्ति भजन|समाजवादी पार्टी के कार्यकर्ता|सीटू यूनियन|बसपा समर्थक
किसान यूनियन हड़ताल|शिवसेना युवा|नेपाली प्रवासी|कश्मीरी पंडित|पिछड़ा वर्ग|संथाल जनजाति
बिहारी प्रवासी मज़दूर|पति जेल में है|एफ़आईआर से नाम हटवाना|पैरोल पर रिहाई`),
  ar: listOf(`
#سرطان_الثدي|يومياتي مع الكيماوي|أجهزة قياس السكر|التعافي من الإدمان|أطفال فرط الحركة
مرضى الذئبة الحمراء|نوبات الهلع|مجتمع الميم|مثلي الجنس في لبنان|امرأة عابرة|ضعف الانتصاب|أنا مثلية
خطبة الجمعة|دعاء القنوت|قداس الأحد|ختمة رمضان|شيعة العراق ومجالس العزاء|الاتحاد العام التونسي للشغل
الحزب الشيوعي العراقي|أعضاء حزب الوفد|إضراب المعلمين|أنصار حزب الله|الجالية المغربية في فرنسا
الفلسطينيون في الشتات|بدون الكويت|الأرمن في لبنان|الأفارقة السود في تونس|زيارة السجين
محام جنائي عاجل|زوجي في السجن`),
};
