import { listOf } from '../second-list.ts';

/** Set 10 of texts about subjects that are never scored: 30 a language, titles and searches from a third writer who never saw the words. */
export const WITHHELD_10 = {
  en: listOf(`
What my panic attacks taught me|Gluten free because coeliac, not because trendy|Mastectomy bras
Our little boy's leukaemia journey|r/CPTSD|She came out at 52 and married her best friend
Leather daddies weekend|Erectile dysfunction pills by post|Non-binary haircuts
Swingers of South Wales|Friday khutbah recordings|Grow closer to Jesus in 30 days
First Communion gifts|Atheist parents support each other|Gurdwara langar volunteers
Proud Trump grandma mugs|SNP branch Dundee West|Strike fund: nurses on the picket line
Lib Dem leafleting Saturday|Union dues and what your shop steward does for you|Latinx in finance
Melanin magic prints|Growing up Punjabi in Southall|Indigenous Australians yarning circle
Ashkenazi roots: my DNA results|Best lawyer for my drug possession charge|From gang member to mentor
My ankle monitor and me|Visiting Dad in jail: picture book|Sex offender registry removal`),
  de: listOf(`
Morbus Crohn: Was ich noch essen kann|Angst und Panik verstehen – mein Tagebuch
Perücken nach der Chemotherapie|Eltern herzkranker Kinder|Parkinson-Tanzgruppe
Queeres Wohnzimmer Dresden|Gay Sauna München|Dessous in Ouvert und Peitschen|Bi und verheiratet
Trans* Beratung und Stammtisch|Bibelkreis für junge Erwachsene|Koran lernen mit Kindern
Taufkerzen mit Namen|Aussteiger der Zeugen Jehovas|Marienwallfahrt Altötting, Gruppe Passau
SPD Ortsverein Wedding|Volt Hochschulgruppe|Aufkleber gegen die Ampel – AfD Shop
Betriebsrat gründen mit der NGG|CSU Frauen-Union Landshut
Italiener in Wolfsburg – Gastarbeiterkinder|Schwarze Väter|Jesiden in Celle
Halb deutsch, halb ghanaisch|Sorben: unsere Volksgruppe|Briefe in den Knast
Straffällig geworden – Hilfe beim Neuanfang|Ladendiebstahl, Post von der Polizei
Mein Bewährungshelfer nervt|Offener Vollzug Erfahrungen`),
  fr: listOf(`
Alzheimer de maman : blog d'une aidante|Spondylarthrite et boulot
Patchs et substituts : arrêter la clope et l'alcool|TDAH adulte, le serveur Discord|Après l'AVC
Couples d'hommes, mariage et adoption|Godemichets et huiles de massage|Femme trans cherche amies
Polyamour à Rennes|Lesbo-tok|Rappels islam du soir|Chapelet à Lourdes 15h30|Aumônerie étudiante
Quitter une secte évangélique|Bouddhistes zen : notre sangha|Ensemble pour Mélenchon
Débrayage chez Renault : tract SUD|Jeunes écologistes Grenoble|Pourquoi je vote Le Pen
Militer au Parti animaliste|Maghrébines et ambitieuses|Réunionnais de métropole
Portugais de France, nos racines|Afro et geek|Manouches d'Alsace|Mon fils est en garde à vue
Avocat stupéfiants Marseille|Anciens taulards en podcast|Cantine et mandats pour détenu
Vol à l'étalage : je suis convoquée`),
  es: listOf(`
Celíacos de Chile|Mi primera quimio|Alcohólicos Anónimos Rosario|Trastorno límite: cómo convivo
Hipotiroidismo y cansancio|Bares de ambiente en Chueca|Lencería sexy y esposas|Bisexuales visibles
Disfunción eréctil, pastillas sin receta|Mi transición, semana 30|Reflexión del evangelio diario
Santería: collares y velas|Jóvenes adventistas|Ateos de Monterrey|Predicaciones del pastor Ramírez
Grupo de WhatsApp del PSOE de Jaén|Kirchneristas|UGT: huelga en el metro|Petristas de Cali
Militantes del PRI Veracruz|Orgullo afrolatino|Rumanos en Castellón|Venezolanos en Lima|Soy aymara
Paisanos dominicanos en el Bronx|Me robé un coche y pagué por ello: mi historia
Abogado penalista para mi detenido|Libertad condicional: requisitos para mi hermano|Madres de presos
Salí del reformatorio`),
  it: listOf(`
Artrite reumatoide, gruppo|Bulimia: chiedere aiuto|La mia vita in dialisi
Mamme di bimbi con sindrome di Down|Psoriasi, quale crema funziona davvero|Gay over 40 Milano
Completini sexy e fruste|Mia figlia è lesbica|Bisessuali Italia, chat
Disfunzione erettile, parliamone|Santa Messa in streaming|Buddisti Soka Gakkai Torino
Corso prematrimoniale in parrocchia|Radio Maria, la compagnia|Moschea di Centocelle, orari
Meloni fan club|Sezione Rifondazione di Livorno|FIOM: assemblea in fabbrica|Giovani Democratici
Europa Verde, banchetti|Peruviani a Genova|Nata in Italia, sangue nigeriano|Eritrei di Bologna
Comunità bengalese Torpignattara|Minoranza ladina|Lettere dal carcere di Opera
Precedenti penali e concorsi|Spaccio: mio figlio denunciato
Lavori di pubblica utilità per guida ebbra|Ex galeotto si racconta`),
  'pt-BR': listOf(`
Fibromialgia não é frescura|Diabete gestacional: cardápio|Esquizofrenia na família
Peruca oncológica doação|Bariátricas e felizes|Sapatão de Belo Horizonte
Produtos eróticos para revenda|Homens trans do Brasil|Casas de swing|Meu filho gay, meu orgulho
Quaresma de São Miguel|Estudo bíblico das irmãs|Centro espírita: passes e palestras|Pontos de Exu
Testemunhas de Jeová desassociados|Lulistas de coração|Novo 30: filiação
Deputado bolsonarista: canal oficial|Professores da APEOESP em greve|União da Juventude Socialista
Afroempreendedores da Bahia|Ciganos calon|Comunidade coreana Bom Retiro|Sou pardo ou preto?
Venezuelanos em Boa Vista|Saidinha de Natal: quem tem direito|Habeas corpus para meu marido
Fui traficante, cumpri pena e mudei|Lei seca: fui preso, quanto é a fiança
Visita íntima na penitenciária`),
  ja: listOf(`
パニック障害で電車に乗れない|潰瘍性大腸炎のごはん|乳がん用ウィッグ|ダウン症の娘|アルコール依存の夫|女同士で結婚しました|ゲイ向けマッチングアプリ|性転換手術の体験記|ラブグッズ レビュー
LGBTQ当事者カフェ|ゴスペルと祈りの夕べ 教会|法華経の信者|エホバの証人をやめた|幸福の科学 支部|ラマダン中の生活|国民民主党 学生部|しんぶん赤旗まつり|教職員組合 加入案内
石破総理を応援する会|社民党を支える女性たち|在日フィリピン人の母|朝鮮学校の同窓会|うちなんちゅ三世 ハワイ|アフリカ系日本人|ネパール人コミュニティ 新大久保|少年院を出た僕|前歴 就職に影響
薬物で逮捕 家族ができること|仮釈放の面接|闇バイトで捕まりました`),
  'zh-Hans': listOf(`
癫痫患者家属|化疗期间吃什么|强直性脊柱炎病友|自闭症孩子的妈妈|戒酒第100天|les交友群|直男掰弯故事 同性恋|成人用品店加盟|双性恋的烦恼|夫妻性生活不和谐|南无阿弥陀佛|查经小组|斋月日记
观音诞法会|退出全能神的人|党支部书记上党课|蓝营铁粉|加入工会申请书怎么写|保守党华裔党员|柯文哲小草|苗族姐妹|满族后裔寻根|旅日华人同乡会|彝族青年同乡会|哈萨克族小伙|缓刑期间能出省吗
给监狱里的弟弟写信|偷东西被抓会留案底吗|诈骗罪家属律师|服刑人员子女`),
  hi: listOf(`
मिर्गी के दौरे|बवासीर का घरेलू इलाज|ऑटिज़्म वाले बच्चे की माँ|दिल के दौरे के बाद|शराब छोड़े सौ दिन
बाइसेक्शुअल हूँ, घर पर कैसे कहूँ|नामर्दी की दवा|दो लड़कियों का प्यार|एलजीबीटी सहायता लखनऊ
गे कपल की शादी|साईं बाबा पालकी|रोज़ा इफ़्तार की दुआएँ|पवित्र बाइबल वचन|वैष्णो देवी यात्रा जत्था
बौद्ध दीक्षा समारोह|राहुल गाँधी फ़ैन क्लब|तृणमूल समर्थक|आशा वर्कर यूनियन का धरना|एबीवीपी इकाई
राजद युवा मोर्चा|गुर्जर समाज की ख़बरें|मैं मुसहर जाति से हूँ|कनाडा के पंजाबी|भील युवाओं का मंच
सिंधी बिरादरी|धोखाधड़ी के केस में फँसा|भाई को ज़मानत नहीं मिली|जेल डायरी
शराब पीकर गाड़ी चलाने पर मुक़दमा|सज़ा के बाद नई शुरुआत`),
  ar: listOf(`
الصدفية وأنا|مرضى غسيل الكلى|نوبات الهلع|تكيس المبايض والحمل|سرطان الثدي: قصص ناجيات|أنا مثلية
الرغبة الجنسية بعد الولادة|منشطات جنسية|شاب ثنائي الميول|فخر المثليين بيروت|أدعية مستجابة
القداس الإلهي بث مباشر|حسينية الحي: مجلس عزاء|تركت الدين|حلقات تحفيظ للبنات
حركة فتح الشبيبة الطلابية|التيار الوطني الحر|نقابة الأطباء تدعو منتسبيها للاعتصام|أنصار حزب النور
حملة المرشح عن حزب الاستقلال|الشركس في الأردن|أصولي أمازيغية|مغاربة بلجيكا|السودانيون في القاهرة
بدو النقب|خرجت من السجن وأبحث عن عمل|كفالة وإخلاء سبيل لأخي|زيارة النزلاء|سُجنت بسبب شيك بلا رصيد
ابني في إصلاحية الأحداث`),
};
