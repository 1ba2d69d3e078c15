import { listOf } from '../second-list.ts';

/** Set 9 of texts about subjects that are never scored: 30 a language, titles and searches from a third writer who never saw the words. */
export const WITHHELD_9 = {
  en: listOf(`
Ostomy bag covers & swimwear|Why can't I get out of bed? Depression, honestly
Insulin pump stickers for kids|IVF two-week wait support thread|90 days sober!
Two dads, one baby: our surrogacy vlog|Queer prom tickets|Vibrators on sale – up to 40% off
Hookups near me tonight|Trans voice training exercises|Modest hijab styles
Our parish newsletter – Second Sunday of Advent|Ex-Mormon stories|Shabbat candle sets
Christian dating over 50|Reform UK Basildon branch meeting|#VoteBlue phone bank tonight
Know your union rep – Unison Leeds City|Why I joined the Green Party at 60
Republican women's luncheon|Desi weddings in New Jersey|Native American powwow calendar
Somali mums of Minneapolis|23andMe says I'm 12% Nigerian|Polish community centre Ealing
Letters to an inmate|Registered offender: where can I live?
What to expect at your first court date for assault|Felon-friendly apartments in Dallas
Probation officer says I failed my drug test`),
  de: listOf(`
Schlafapnoe und CPAP-Masken im Test|Kinderwunschklinik: dritter Versuch|Rheuma-Liga Ortsgruppe Fulda
Burnout – wie ich wieder arbeiten lernte|Trocken seit 2019: Anonyme Alkoholiker
Regenbogenfamilien Treffpunkt Freiburg|Lesbisch, 35, sucht|Latex & Leder Fetischmode
Erektionsstörung? Offen reden|Nichtbinär im Büro|Evangelische Jugend Oberhausen
Islamische Gebetszeiten Berlin|Kerzen und Rosenkränze aus dem Klosterladen|Jüdisches Gemeindeblatt
Freikirche Gottesdienst Livestream|FDP Stammtisch Bonn|Sahra Wagenknecht Fanforum
Wahlkampfhelfer CDU gesucht|Die Linke Neukölln: Haustürgespräche
Personalrat und GEW: Warum ich eingetreten bin|Afrodeutsche Frauen lesen
Kurdischer Kulturverein Bremen|Spätaussiedler aus Kasachstan|Als Syrerin in Chemnitz
Polnische Mamas in Dortmund|Haftentlassung: Wohnung finden
Strafbefehl wegen Fahrens ohne Führerschein|Mein Sohn sitzt in U-Haft|Vorstrafe löschen lassen
MPU nach Drogenfahrt`),
  fr: listOf(`
Endométriose : dix ans d'errance|Trouble bipolaire, groupe de parole du mardi
Desserts sans sucre pour diabétiques|Stomie et vie de couple|Sortir de la boulimie
Lesbiennes de Bretagne|Lingerie coquine et menottes|Mon ado est trans|Bar gay du Marais
Impuissance : en parler sans honte|Horaires de prière Lille|Neuvaine à sainte Rita
Scouts unitaires catholiques|Cacher à Paris : restaurants et fêtes juives
Église évangélique Hillsong Paris|Je colle des affiches pour Reconquête|Jeunes avec Macron Gironde
Élu CFDT : vos questions|Les Républicains, fédération du Rhône|Parti communiste : la Fête de l'Huma
Afro-descendantes et cheveux crépus|Pieds-noirs d'Oranie|Diaspora sénégalaise
Je suis kabyle et j'en suis fier|Asiatiques de France contre le racisme|Parloir : premières visites
Alcool au volant : jugé en septembre|Réinsertion après la détention
Condamné avec sursis, puis-je voyager ?|Fiché au FIJAIS`),
  es: listOf(`
Vivo con VIH y soy feliz|Madres de niños con TDAH|Grupo de duelo y depresión|Menopausia sin tabú
Calcetines para pie diabético|App de citas para hombres gays|Disfraces eróticos
Soy trans y profesora|Tuppersex a domicilio|Familias de dos mamás|Misa de hoy en directo
Ramadán en Ceuta|Testigos de Jehová: salí y cuento|Estampitas y escapularios
Grupo juvenil salesiano: retiro de Pascua|Militancia del PP en Lugo|Sindicato de riders: afíliate
Simpatizantes de Milei|Asamblea de la CNT|Bildu herri taldea|Comunidad china de Usera|Afroespañolas
Soy marroquí y vivo en Vic|Pueblos originarios: jóvenes quechua|Bolivianos en Buenos Aires
Pulsera telemática: dudas|Primera vez en prisión, qué llevar|Me han denunciado por lesiones
Permiso penitenciario de fin de semana|Empresas que contratan con antecedentes`),
  it: listOf(`
Diabete nei bambini: forum genitori|Alcolisti anonimi Bergamo|Depressione post parto, la mia storia
Calze compressive per linfedema|Vivere con l'epilessia|Pride di Napoli|Incontri tra uomini Bologna
Vibratori e giochi di coppia|Ho fatto coming out a 50 anni|Persone trans e lavoro
Rosario in diretta da Lourdes|Ramadan in famiglia|Gioventù francescana
Comunità ebraica di Roma: feste|Testimoni di Geova, adunanza|Lega Giovani Bergamo
Iscriviti alla UIL Scuola|Sardine e centrosinistra, assemblea|Forza Italia Palermo
Picchetto Si Cobas|Afroitaliane e capelli ricci|Noi cinesi di Prato|Badanti ucraine a Brescia
Senegalesi di Pontedera|Figli di immigrati albanesi|Affidamento in prova ai servizi
Colloqui in carcere: orari e pacchi|Ho patteggiato, e adesso?|Arresti domiciliari: esperienze
Riabilitazione penale`),
  'pt-BR': listOf(`
Dieta para gastrite e refluxo|Ansiedade: respire comigo|Mamães de UTI neonatal
Câncer de próstata: papo reto|Dez meses sem beber – AA|Casais de mulheres|App de pegação gay
Lubrificante e fantasias sensuais|Ejaculação precoce tem solução|Drag e trans: quem sou eu
Pastor Cláudio: mensagem de hoje|Novena de Nossa Senhora Aparecida
Terreiro de candomblé, toques e festas|Roupas evangélicas moda modesta|Mocidade espírita
União Brasil jovem, diretório de Salvador|Militância petista da Bahia|MBL núcleo Campinas
CUT convoca paralisação|Vereador do PSDB: grupo de apoiadores|Cabelo crespo e orgulho preto
Quilombolas do Maranhão|Descendentes de italianos: cidadania e família|Bolivianos do Brás
Ser mulher indígena na cidade|Tornozeleira eletrônica dúvidas|Meu irmão foi preso
Egressos do sistema prisional: vagas|Respondo processo por furto
Maria da Penha: fui denunciado, e agora?`),
  ja: listOf(`
乳がん検診で再検査になった|双極性障害と仕事|不妊治療ブログ 体外受精3回目|断酒会 今日も一日|透析患者のレシピ|BL夫夫の日常 ゲイカップルYouTube|東京レインボープライド|EDの相談
セクシーランジェリー専門店|バイセクシュアルの悩み|氏神さまと氏子の集い|カトリック教会 ミサの時間|天理教 青年会|宗教二世として育って|ハラール礼拝所マップ|立憲民主党 サポーターズ
参政党 街頭演説|公明党 支持者の母|自治労 青年部|維新の会 ボランティア募集|在日ベトナム人の集まり|琉球民族のアイデンティティ|黒人ハーフとして日本で育つ|クルド人 川口 暮らし
中国残留孤児二世|保護司と面会の日|刑務所 差し入れ|飲酒運転で捕まった夫|元受刑者YouTuber|痴漢で逮捕されたら 弁護士無料相談`),
  'zh-Hans': listOf(`
甲状腺结节复查|双相情感障碍日记|试管婴儿姐妹团|痛风不能吃什么|艾滋病感染者之家|彩虹骄傲月活动|男同酒吧 成都|形婚找人|女用玩具测评|跨性别激素记录|基督徒婚恋|大悲咒循环播放|穆斯林清真生活
道教法会报名|天主教弥撒时间|共青团员入党申请书|罢工维权工友群|国民党黄复兴党部|香港民主派支持者|民主党华人义工|壮族歌友会|东北朝鲜族姑娘在首尔|蒙古族同胞聚会|非裔在广州|藏族青年创业
帮信罪家属|社区矫正报到|监狱探视流程|前科消灭制度 我的案底|儿子打架被刑拘`),
  hi: listOf(`
माइग्रेन से परेशान लोग|पीसीओडी वाली बहनें|नशामुक्ति केंद्र के अनुभव|टीबी की दवा चल रही है
घुटनों के गठिया का दर्द|लेस्बियन जोड़ों की बातें|अंतरंग वस्त्र और सेक्स टॉय|क्वीर लेखन समूह
सुहागरात सेक्स टिप्स|किन्नर समाज की आवाज़|जुमे का बयान|जागरण मंडली बुकिंग|राधा स्वामी सत्संग
चर्च प्रार्थना सभा रविवार|जैन तपस्या समूह|मोदी समर्थक मंच|कम्युनिस्ट पार्टी की युवा शाखा
बसपा बहनजी ज़िंदाबाद|किसान यूनियन से जुड़िए|शिवसेना शाखा ठाणे|जाट एकता|ब्राह्मण वर-वधू परिचय
अमेरिका में बसे गुजराती|बिहारी होने का ताना|संथाल समाज|पति जेल में हैं|मारपीट का केस कैसे ख़त्म हो
चोरी के आरोप में गिरफ़्तारी|सज़ा काट चुके लोगों को नौकरी|अग्रिम ज़मानत वकील`),
  ar: listOf(`
ربو الأطفال: تجارب الأمهات|اضطراب ثنائي القطب وأنا|حقن مجهري المحاولة الثانية|مدمن متعافٍ
جوارب مرضى القدم السكرية|سرعة القذف: الحلول|تطبيق تعارف للمثليين|فتيات كوير|عابرون جنسياً
أسرار العلاقة الحميمة للمتزوجين|حفظ القرآن عن بعد|عظات البابا تواضروس|مسبحات وسجادات صلاة
زيارة الأربعين كربلاء|كيف أسلمت|شبيبة الحزب الشيوعي اللبناني|مؤيدو حزب العدالة والتنمية
إضراب عمال المحلة|القوات اللبنانية طلاب|انتسب إلى نقابتك اليوم|سود تونس ضد العنصرية|أرمن لبنان
التركمان في العراق|جالية يمنية في ديربورن|بنات القبائل الأمازيغية|زوجي في السجن|صحيفة السوابق ومحوها
حكم عليّ بالسجن مع وقف التنفيذ|تم القبض على أخي بتهمة المخدرات|السوار الإلكتروني بدل الحبس`),
};
