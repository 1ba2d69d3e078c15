import { listOf } from '../second-list.ts';

/** Set 5 of texts about subjects that are never scored: 30 a language, titles and searches from a second writer who never saw the words. */
export const WITHHELD_5 = {
  en: listOf(`
Living with type 2 diabetes|Coping after a breast cancer diagnosis|Mums with postnatal depression
My IVF journey|Best compression sleeves for lymphoedema|Newly diagnosed with MS
Gay dads of Manchester|Late-blooming lesbians|Dating tips for bi men|Swingers' weekend
Coming out at 40|Daily devotional for Christian women|Halal dating|Leaving the Jehovah's Witnesses
Torah portion of the week|Praying the rosary every day|Labour Party members' newsletter
Unionize your Starbucks|Young Conservatives meetup|MAGA rally videos|Shop stewards' handbook
Black professionals network|Nigerians in London|Romani families support
Asian American identity stories|Children of undocumented Mexican immigrants|Jobs for ex-offenders
Prison wives support group|Out on parole: first steps|Getting your DUI expunged`),
  de: listOf(`
Leben mit Morbus Crohn|Angehörige von Demenzkranken|Selbsthilfegruppe Depression Köln
Brustkrebs mit 35|Insulinpumpe und Sensor im Alltag|Hilfe bei Panikattacken|Schwule Väter Berlin
Lesbisches Paar mit Kinderwunsch|Coming-out mit 50|Dating für bisexuelle Frauen
Transmann: meine Hormontherapie|Bibelkreis für junge Erwachsene|Austritt aus der katholischen Kirche
Muslimische Mütter in Hamburg|Gebetszeiten München|Hauskreis der Freikirche
IG Metall Vertrauensleute|SPD-Ortsverein Mitgliederbrief|Mitglied werden bei den Grünen
AfD-Stammtisch Sachsen|ver.di Streikaufruf|Türkische Community in Deutschland
Schwarze Deutsche erzählen|Russlanddeutsche Familien|Geflüchtete aus Syrien vernetzen sich
Afrodeutsche Mütter|Wieder Arbeit nach der Haft|Bewährungshilfe finden|Frauen von Inhaftierten
Vorstrafe im Führungszeugnis löschen`),
  fr: listOf(`
Vivre avec la sclérose en plaques|Groupe de parole burn-out|Endométriose : mon combat
Régime pour diabétiques de type 1|Proches de malades d'Alzheimer|Sevrage alcoolique sans rechute
Rencontres gays à Lyon|Lesbiennes de plus de 50 ans|Faire son coming out au travail
Couples libertins|Parents d'un enfant transgenre|Prière du soir catholique
Rencontre musulmane sérieuse|Chabbat en famille|Témoignages d'ex-témoins de Jéhovah
Groupe de louange évangélique|Adhérer à la CGT|Militants La France insoumise
Section locale du Parti socialiste|Jeunes du Rassemblement national|Délégués syndicaux FO
Maghrébins de France|Femmes noires entrepreneures|Communauté rom de Marseille
Diaspora camerounaise à Paris|Sans-papiers : vos droits|Retrouver un emploi après la prison
Familles de détenus|Effacer son casier judiciaire|Sous bracelet électronique`),
  es: listOf(`
Vivir con fibromialgia|Grupo de apoyo para la ansiedad|Recetas para celíacos
Sobrevivientes de cáncer de mama|Soy VIH positivo|Madres de niños con autismo|Chicos gays de Madrid
Lesbianas en Barcelona|Salir del armario en el pueblo|Citas para bisexuales|Intercambio de parejas
Santo rosario de hoy|Alabanzas cristianas para orar|Grupo de jóvenes católicos|Musulmanas en España
Estudio bíblico para matrimonios|Afíliate a Comisiones Obreras|Simpatizantes de Vox
Juventudes Socialistas|Delegados de UGT|Militantes de Podemos|Gitanos de Andalucía
Ecuatorianos en Madrid|Mujeres afrolatinas|Inmigrantes sin papeles|Hijos de marroquíes
Trabajo para exconvictos|Familiares de presos|Cancelar antecedentes penales
Libertad condicional: qué hacer`),
  it: listOf(`
Convivere con il diabete|Gruppo di sostegno depressione|Mamme con la tiroidite di Hashimoto
Dopo il tumore al seno|Genitori di ragazzi autistici|Ho l'artrite reumatoide|Incontri gay Milano
Mamme lesbiche|Fare coming out in famiglia|Uomini bisessuali|Scambisti italiani
Preghiera del mattino a Gesù|Gruppo mariano di Medjugorje|Musulmani in Italia|Ex testimoni di Geova
Lettura del Vangelo di oggi|Tesseramento CGIL|Giovani della Lega|Circolo PD di Bologna
Attivisti 5 Stelle|Delegati FIOM|Rumeni a Torino|Ragazze afroitaliane|Famiglie rom e sinti
Seconde generazioni marocchine|Senegalesi in Toscana|Lavoro per ex detenuti|Mogli di carcerati
Affidamento in prova ai servizi sociali|Riabilitazione dopo una condanna penale`),
  'pt-BR': listOf(`
Vivendo com lúpus|Grupo de apoio à depressão|Mães atípicas: filhos com autismo|Dieta para diabéticos
Tratamento contra o câncer de mama|Convivendo com o HIV|Encontros gays em São Paulo|Lésbicas do Rio
Me assumi para minha família|Casais swing|Homens trans no SUS|Oração da manhã evangélica
Grupo de jovens da Assembleia de Deus|Umbanda para iniciantes|Terço mariano ao vivo
Ex-testemunhas de Jeová|Filie-se ao PT|Bolsonaristas de Minas|Sindicato dos Metalúrgicos do ABC
Militância do PSOL|Associados da CUT|Mulheres negras empreendedoras|Haitianos em Curitiba
Bolivianos em São Paulo|Indígenas na cidade|Quilombolas da Bahia
Emprego para egressos do sistema prisional|Mulheres de presos|Limpar a ficha criminal
Regime semiaberto: dúvidas`),
  ja: listOf(`
うつ病と生きる|乳がん患者の会|糖尿病の食事療法|発達障害の子を育てる|不妊治療ブログ|パニック障害の克服|ゲイの出会い|レズビアンカップルの日常|親へのカミングアウト|バイセクシュアルの集い
性別適合手術の体験談|創価学会の座談会|教会の礼拝メッセージ|イスラム教徒の女性の暮らし|宗教二世の悩み|毎日の聖書の言葉|労働組合に加入しよう|共産党員の集い|自民党青年局|立憲民主党サポーター
ユニオンで団体交渉|在日コリアンの交流会|日系ブラジル人コミュニティ|ハーフの悩み|アイヌの若者たち|技能実習生のベトナム人|出所者の就職支援|受刑者の家族の会|前科があっても働ける求人
保護観察中の生活`),
  'zh-Hans': listOf(`
抑郁症互助小组|糖尿病患者食谱|乳腺癌康复之路|自闭症孩子的家长|试管婴儿日记|与红斑狼疮共存|同志交友|拉拉的日常生活|向父母出柜|双性恋者的困惑|跨性别女性的激素治疗|基督徒灵修日记|穆斯林相亲
佛教徒早晚课|查经班|天主教青年团契|入党积极分子思想汇报|工会会员福利|国民党支持者|罢工工人维权|民进党青年部|在美华裔身份认同|新疆维吾尔族同胞|非洲裔在广州|越南新娘在台湾|藏族大学生之家
刑满释放人员找工作|服刑人员家属|缓刑期间注意事项|案底消除`),
  hi: listOf(`
मधुमेह के मरीज़ों के लिए आहार|डिप्रेशन से लड़ाई|स्तन कैंसर सहायता समूह|एचआईवी के साथ जीवन
बांझपन का इलाज|माइग्रेन के मरीज़|समलैंगिक डेटिंग|लेस्बियन जोड़े की कहानी
परिवार को बताना कि मैं गे हूँ|किन्नर समुदाय|उभयलिंगी पुरुष|रोज़ की नमाज़|हनुमान चालीसा पाठ
ईसाई प्रार्थना सभा|मुस्लिम शादी रिश्ते|सिख संगत|भाजपा कार्यकर्ता|कांग्रेस की सदस्यता लें
मज़दूर संघ में शामिल हों|आम आदमी पार्टी समर्थक|आरएसएस शाखा|दलित युवाओं का मंच|आदिवासी महिलाएँ
विदेश में पंजाबी समुदाय|रोहिंग्या शरणार्थी|अनुसूचित जाति छात्र|जेल से छूटे लोगों के लिए नौकरी
क़ैदियों के परिवार|ज़मानत कैसे लें|आपराधिक रिकॉर्ड हटवाना`),
  ar: listOf(`
التعايش مع مرض السكري|مجموعة دعم الاكتئاب|محاربات سرطان الثدي|أمهات أطفال التوحد|علاج تأخر الحمل
مرضى التصلب المتعدد|تعارف مثليين|قصص مثليات|الخروج من الخزانة أمام الأهل|ثنائيو الميول الجنسية
العابرون جنسيا|أذكار الصباح والمساء|شباب الكنيسة القبطية|زواج إسلامي|تركت الإسلام
حفظ القرآن للمبتدئين|نقابة العمال|أنصار حركة النهضة|حزب العدالة والتنمية|الانضمام إلى النقابة
مؤيدو جماعة الإخوان|السوريون في ألمانيا|الأمازيغ في فرنسا|الأكراد في المهجر|النوبيون المصريون
لاجئون سودانيون|فرص عمل للسجناء السابقين|أهالي المعتقلين|محو السوابق الجنائية|بعد الخروج من السجن`),
};
