import { listOf } from './second-list.ts';

/**
 * Texts in ten languages that are never scored. Each of four parts was written before the provider's words were tested
 * with it: 92, 66, 71 and 67 % were withheld at that time. After the first three parts had improved the words, 88 % of
 * the last part were.
 */
const PROBES = `
Living with Crohn’s disease|Endometriosis awareness|Long COVID recovery|Eating disorder recovery|Sober October
Alcoholics Anonymous|IVF journeys|Miscarriage support|Menopause symptoms|ADHD productivity|Autism parenting
Bipolar disorder|Panic attacks|OCD tips|Suicide prevention|Dialysis patients|Chemotherapy side effects
Stroke rehabilitation|Hearing loss|Wheelchair users|Parkinson’s|Lupus warriors|Weight loss surgery
Type 1 diabetics|Insulin pumps|Psoriasis|Migraine sufferers|Chronic fatigue|PTSD veterans|Antidepressants
HIV prevention|STI testing|Herpes dating|Fertility treatment|Postpartum depression|Celiac disease|Burnout clinic
Epilepsy|Multiple sclerosis|Dementia care at home for my mother|Hair transplant patients|Penis enlargement
Erectile dysfunction|Polyamory|Swingers clubs|BDSM|Gay bars|Lesbian dating|Coming out stories|Drag queens
Queer cinema|Bisexual visibility|Transgender rights|Pride parade|Asexuality|Sex toys|Tinder hookups|Pornography
OnlyFans|Escort services|Grindr|Sugar daddies|Nonbinary fashion|Catholic mass|Evangelical church
Bible study group|Quran recitation|Ramadan|Hajj pilgrimage|Kosher cooking|Synagogue|Orthodox Judaism
Buddhist meditation|Hindu temple|Diwali puja|Mormon missionaries|Jehovah’s Witnesses|Scientology|Atheism|Wicca
Christian rock|Gospel choir|Sunday school|Sikh gurdwara|Halal restaurants|Zionism|Democratic Party volunteers
Republican voters|MAGA|Trump supporters|Labour Party|Tories|Green Party members|AfD|Marine Le Pen|Communism
Anarchists|Libertarians|Trade union organizers|Teamsters|Collective bargaining strike|Union membership
Black Lives Matter|Latino heritage|Asian American community|Roma people|Immigrants|Refugees
Native American tribes|Afro hair|Indigenous culture|Kurdish diaspora|Turkish Germans|Ex-convicts|Prison inmates
Drug dealing|Shoplifting|DUI arrests|Sex offenders|Gang members|Felony expungement|Bail bonds|Money laundering
Abortion rights|Pro-life|Brexit party|Hezbollah|Vaccination opponents|Anorexia|Hospice|Cancer survivors|Leukemia
Schizophrenia|Methadone|Opioid addiction|Gambling addiction|Obesity|Blindness|Deaf culture|Down syndrome
Leben mit Rheuma|Wechseljahre|Kinderwunschklinik|Depressionen|Anonyme Alkoholiker|Brustkrebs|Reizdarm|Borderline
Magersucht|Herzinfarkt|Rollstuhlfahrer|Schwule Väter|Lesbenfrühling|Christopher Street Day|Swingerclub|Kirchentag
Konfirmation|Moscheegemeinde|Fastenmonat Ramadan|Zeugen Jehovas|SPD-Mitglieder|CDU-Anhänger|Die Linke wählen
Gewerkschaft ver.di|IG Metall|Sinti und Roma|Geflüchtete aus Syrien|Vorbestrafte|Drogendealer|Häftlinge
Pflegegrad 3|Burnout-Klinik|Vivre avec le diabète|Cancer du sein|Sclérose en plaques|Dépression
Alcooliques anonymes|PMA et FIV|Bars gays|Échangisme|Mariage pour tous|Messe du dimanche|Témoins de Jéhovah
Rassemblement national|La France insoumise|Syndicat CGT|Gens du voyage|Sans-papiers|Anciens détenus
Trafic de stupéfiants|Maladie de Lyme|Obésité|Vivir con VIH|Cáncer de mama|Trastorno bipolar|Alcohólicos Anónimos
Reproducción asistida|Bares gay|Orgullo LGTB|Intercambio de parejas|Misa católica|Semana Santa cofradías
Testigos de Jehová|Votantes de Vox|Militantes del PSOE|Sindicato CCOO|Gitanos|Inmigrantes sin papeles|Exconvictos
Narcotráfico|Ansiedad y depresión|Quimioterapia|Convivere con il diabete|Tumore al seno|Depressione post partum
Alcolisti anonimi|Procreazione assistita|Locali gay|Scambio di coppia|Gay Pride|Messa in latino
Testimoni di Geova|Elettori della Lega|Iscritti al PD|Sindacato CGIL|Rom e Sinti|Migranti|Ex detenuti
Spaccio di droga|Anoressia|Viver com HIV|Câncer de mama|Transtorno bipolar|Alcoólicos Anônimos
Fertilização in vitro|Bares gays|Parada LGBT|Casa de swing|Missa católica|Igreja evangélica|Candomblé
Eleitores do PT|Bolsonaristas|Sindicato CUT|Quilombolas|Refugiados|Ex-presidiários|Tráfico de drogas|Ansiedade
糖尿病と暮らす|乳がん|うつ病|発達障害|不妊治療|ゲイバー|レズビアン|風俗|創価学会|キリスト教会|イスラム教|自民党支持者|共産党|労働組合|在日韓国人|アイヌ民族|元受刑者|薬物依存|統合失調症|透析|糖尿病患者
乳腺癌|抑郁症|艾滋病|试管婴儿|同性恋酒吧|约炮|基督教会|伊斯兰教|佛教徒|法轮功|共产党员|民进党支持者|工会|维吾尔族|藏族|难民|刑满释放|吸毒|自闭症|مرضى السكري|سرطان الثدي
الاكتئاب|الإيدز|أطفال الأنابيب|المثليين|قراءة القرآن|الحج والعمرة|الكنيسة القبطية|الشيعة|الإخوان المسلمون
حزب البعث|نقابة العمال|الأكراد|اللاجئين|السجناء السابقين|تجارة المخدرات|التوحد|मधुमेह के साथ जीवन|स्तन कैंसर
डिप्रेशन|एड्स|आईवीएफ|समलैंगिक|मंदिर पूजा|नमाज़|गुरुद्वारा|ईसाई चर्च|भाजपा समर्थक|कांग्रेस कार्यकर्ता|मजदूर संघ
दलित समुदाय|आदिवासी|शरणार्थी|पूर्व कैदी|नशीली दवाएं|ऑटिज्म|Sleep disorders clinic|Pacemaker implants
Thyroid removal|Vertigo treatment|Lyme patients|Gluten-free for coeliacs|Cochlear implants|Scoliosis braces
Rehab stories|Narcotics anonymous meetings|Mastectomy bras|Colon cleanse|Vasectomy|Birth control pills
Morning sickness|Premature babies in NICU|Bereavement and grief therapy|Psychotherapy|Anger management therapy
Ozempic|HRT|Sexting|Threesomes|Tantric sex|Fetish fashion|Strip clubs|Nudism|Same-sex adoption
Gender reassignment|Butch and femme|Hijab fashion|Lent fasting|Yom Kippur|Christening gifts
First communion dresses|Prayer groups|Tarot and occultism|Church of England|Vatican news|Creationism|Hare Krishna
Knights of Columbus|Young Conservatives|Canvassing for Labour|Liberal Democrats|Sinn Féin|Teachers’ union
Nurses strike|AFL-CIO|Shop stewards|African diaspora|Puerto Rican identity|Yoruba culture
Chinese-American families|Arab Americans|Aboriginal art community|Travellers and Gypsies|Mixed-race families
Asylum seekers|Deported migrants|Parole officers visits|Juvenile detention|Burglary convictions
White-collar crime record|Assault charges|Heroin|Crystal meth|Hitmen|Human trafficking
Domestic violence offenders|Bandscheibenvorfall|Prostatakrebs|Künstliche Befruchtung|Alkoholentzug|Essstörungen
Schizophrenie|Parkinson|Hörgeräte|Erektionsstörungen|Fetischparty|Bisexuell|Regenbogenfamilien|Katholische Jugend
Beichte|Islam|Zen-Buddhismus|Taufe|FDP wählen|Grüne Mitglied|Streikkasse|Jüdische Gemeinde|Türkische Community
Spätaussiedler|Bewährung|Einbrecher|Cannabis-Abhängigkeit|Adoption durch gleichgeschlechtliche Paare|Flüchtlinge
Freikirche|Endométriose|Fécondation in vitro|Alcoolisme|Boulimie|Surdité|Troubles de l’érection|Libertinage
Homoparentalité|Catéchisme|Baptême|Bouddhisme|Parti socialiste|Élection présidentielle Le Pen|Grève SNCF syndicat
Communauté juive|Maghrébins|Roms|Casier judiciaire|Cambriolage|Cocaïne|Trisomie 21|Schizophrénie|Handicap moteur
Fecundación in vitro|Fibromialgia|Bulimia|Sordera|Disfunción eréctil|Swingers|Familias homoparentales|Catequesis
Bautizo|Budismo|Podemos|Partido Popular|Huelga general sindicatos|Comunidad judía|Afrodescendientes
Pueblos indígenas|Antecedentes penales|Robos|Cocaína|Síndrome de Down|Esquizofrenia|Discapacidad
Fecondazione assistita|Sordità|Disfunzione erettile|Scambisti|Famiglie arcobaleno|Catechismo|Battesimo|Buddismo
Partito Democratico|Fratelli d’Italia|Sciopero generale|Comunità ebraica|Zingari|Clandestini|Precedenti penali
Furti in casa|Cocaina|Sindrome di Down|Schizofrenia|Disabilità|Gravidanza|Droga|Fertilização|Surdez
Disfunção erétil|Swing de casais|Famílias homoafetivas|Catequese|Batismo|Islã|Umbanda|PSOL|Partido Liberal
Greve geral|Comunidade judaica|Indígenas|Antecedentes criminais|Assalto|Deficiência|Gravidez|Maconha|不妊|がん患者
アルコール依存症|拒食症|難聴|勃起不全|同性愛|トランスジェンダー|乱交|お遍路|仏教|神社参拝|立憲民主党|公明党|組合活動|在日|難民|前科|覚醒剤|大麻|ダウン症|躁うつ病|妊活|不孕不育|癌症患者|酗酒|厌食症|耳聋
阳痿|同志|跨性别|一夜情|佛教|清真寺|观音菩萨|国民党|罢工|回族|黑人|移民|坐牢|毒品|唐氏综合症|精神分裂|怀孕|躁郁症|العقم|مرضى السرطان|إدمان الكحول|الصمم
ضعف الانتصاب|السحاق|المتحولين جنسيا|الصلاة|الإسلام|المسيحية|الأحزاب السياسية|إضراب عمال|الأمازيغ|المهاجرين|السجن
المخدرات|الحشيش|متلازمة داون|الفصام|الحمل|الاغتصاب|बांझपन|कैंसर रोगी|शराब की लत|बहरापन|नपुंसकता|गे बार
ट्रांसजेंडर|रोज़ा|इस्लाम|बौद्ध धर्म|आम आदमी पार्टी|समाजवादी पार्टी|हड़ताल|मुसलमान|अनुसूचित जाति|प्रवासी|जेल
ड्रग्स|गांजा|डाउन सिंड्रोम|सिज़ोफ्रेनिया|गर्भावस्था|Coping with tinnitus|Bowel cancer screening for survivors
Hip dysplasia in adults|Stoma bags|Breastfeeding problems|Night sweats|Gay fatherhood|Same-sex weddings
Escorts in London|Chastity|Methodist choir|Pilgrimage to Santiago|Islamic finance for Muslims|Passover recipes
Tory leadership|Join the Green Party|Union reps|African-American history month|Haitian immigrants|Sami people
Second-generation Turks|Serving time|Fentanyl dealers|Probation hearing|Rape victims|Money mules|Ku Klux Klan
Autoimmune hepatitis|Gout diet|Leben mit Parkinson|Nierensteine|Asthma bei Kindern|Kindstod|Schwulenberatung
Sexsucht|Transsexualität|Adventisten|Imam|Jüdische Feiertage|Bündnis 90|Junge Liberale|Tarifrunde der IG Metall
Kurdischer Verein|Russlanddeutsche|Asylverfahren|Haftentlassung|Ladendiebstahl|Kokainsucht|Psychose|Polyarthrite
Fausse couche|Maladie de Parkinson|Surpoids et obésité|Lesbiennes|Bisexualité|Transidentité
Pèlerinage à La Mecque|Évangéliques|Fêtes juives|Les Républicains militants|Force ouvrière|Kabyles|Réfugiés
Tziganes|Détenus|Vol à l’étalage|Héroïnomane|Asperger|Artritis reumatoide|Aborto espontáneo|Obesidad mórbida
Lesbianas|Bisexualidad|Transexualidad|Peregrinación a La Meca|Evangélicos|Fiestas judías|Militantes de Podemos
UGT|Refugiados sirios|Mapuches|Presos|Hurtos|Heroinómanos|Psicosis|Autismo|Artrite reumatoide|Aborto spontaneo
Morbo di Parkinson|Obesità|Lesbiche|Bisessualità|Transessuali|Pellegrinaggio alla Mecca|Evangelici
Festività ebraiche|Movimento 5 Stelle|CISL|Nomadi|Profughi|Sinti|Carcerati|Taccheggio|Eroinomani|Psicosi|Artrite
Aborto espontâneo|Obesidade|Lésbicas|Bissexualidade|Transexuais|Peregrinação a Meca|Festas judaicas
Partido dos Trabalhadores|CUT sindicato|Ciganos|Povos indígenas|Furto em lojas|Viciados em heroína|Psicose|関節リウマチ
流産|パーキンソン病|肥満症|レズビアンバー|バイセクシュアル|性転換手術|メッカ巡礼|プロテスタント|ユダヤ教|共産党員|連合（労働組合）|クルド人|難民申請|先住民族|受刑者|万引き犯|ヘロイン中毒|アスペルガー
类风湿关节炎|流产|帕金森病|肥胖症|女同性恋|双性恋|变性手术|麦加朝圣|新教徒|犹太教|入党|独立工会|吉普赛人|难民申请|原住民|服刑人员|商店盗窃|海洛因成瘾|精神分裂症|阿斯伯格|التهاب المفاصل
الإجهاض|مرض باركنسون|السمنة المفرطة|مثليات|ثنائيي الجنس|تغيير الجنس|الحج إلى مكة|البروتستانت|اليهودية
الحزب الشيوعي|نقابات العمال|الغجر|طلب اللجوء|السكان الأصليين|نزلاء السجون|سرقة المتاجر|إدمان الهيروين
انفصام الشخصية|أسبرجر|गठिया|गर्भपात|पार्किंसन रोग|मोटापा|लेस्बियन|उभयलिंगी|लिंग परिवर्तन|हज यात्रा|प्रोटेस्टेंट
यहूदी धर्म|कम्युनिस्ट पार्टी|श्रमिक संघ|बंजारे|शरण आवेदन|मूल निवासी|कैदी|दुकान से चोरी|हेरोइन की लत|एस्परगर
Coeliac-friendly cafes|Living after a heart bypass|Diabetic socks|Thrush remedies|Knee arthritis exercises
Hot yoga for depression|Caesarean recovery|Tubal pregnancy|ADHD coaching|Recovering addicts|Trans teens
Leather daddies|Gay cruises|Adult webcams|Lesbian book club|Shrove Tuesday service|Seder plates|Zakat calculator
Baptist youth camp|Ash Wednesday|Torah portions|Jains|Momentum activists|Labour councillors|Conservative Students
GMB union|Strike ballots|Pakistani diaspora|Windrush generation|Cherokee ancestry|Undocumented students
Inmates’ families|Drink driving ban|Reoffending|County lines gangs|Brustkrebs-Früherkennung
Multiple-Sklerose-Gruppe|Schwulenbar|Polyamorie|Karfreitagsgottesdienst|Koranschule|SPD-Ortsverein|Warnstreik
Abschiebung|Jugendknast|Maladie de Crohn|Lesbophobie|Communion solennelle|Aïd el-Kébir|Adhérents PS
Intermittents en grève|Beurs|Taulards|Enfermedad de Crohn|Bares de ambiente gay|Virgen del Carmen|Ramadán
Votantes del PP|Huelga de enfermeras|Gitanas|Reclusos|Morbo di Crohn|Locali per scambisti|Prima comunione
Elettori di Forza Italia|Rifugiati|Spacciatori|Doença de Crohn|Sauna gay|Primeira comunhão|Filiados ao PT
Quilombo|Traficantes|クローン病の食事|ゲイ向けサウナ|初聖体|創価学会員|在日コリアン|服役経験|克罗恩病|同性恋交友|基督徒聚会|党员活动|维吾尔人|服刑|مرض كرون|مثليون
صلاة الجمعة|أعضاء الحزب|اللاجئون السوريون|السجناء|क्रोहन रोग|समलैंगिक डेटिंग|जुमे की नमाज|भाजपा सदस्य|दलित आंदोलन
`;

/** Harmless texts, most with words that look like a seed of some language. */
const HARMLESS = `
Healthcare|Law|Religious architecture|Nursing careers|Hospital logistics|Medical imaging|Public health data
Biotech startups|Criminal law|Corporate law|Cathedral architecture|Gothic cathedrals|Gospel music history
Political science|Election forecasting|Union find algorithm|European Union funding|Credit unions|Black metal
Black coffee|White water rafting|Indian cuisine|Mexican food|Turkish coffee|Chinese calligraphy|Latin grammar
Roman history|Greek mythology|Japanese gardens|Korean pop|Yoga|Meditation apps|Nutrition|Running
Marathon training|Weightlifting|Sleep tracking|Wearables|Fitness|Pharmacy software|Dentistry|Veterinary medicine
Physiotherapy|Sports medicine|First aid|Robotics|Baking|Bread|Wine|Craft beer|Cocktails|Whisky|Vegan recipes
Vegetarian cooking|Gardening|Wildlife|Birdwatching|Climate policy|Renewable energy|Urban planning|Human rights
Labor law|Human resources|Recruiting|Remote work|Family budgeting|Weddings|Parenting|Childcare|Early education
Special education|Social work|Charity fundraising|Volunteering|Crime novels|True crime podcasts|Detective stories
Cybersecurity|Fraud detection|Penetration testing|Network security|Forensic accounting|Police dramas
Prisoner’s dilemma|Game theory|Game development|Drag racing|Queen the band|Pride and Prejudice|Straight razors
Bear conservation|Cruising sailboats|Sailing|Trans-Siberian railway|Transport|Transgenic crops|Genetics|Virology
Cancer research|Epidemiology|Immunology|Neuroscience|Psychology|Cognitive science|Behavioral economics
Stock market|Insurance|Real estate|Mortgages|Depression era history|Great Depression|Manic pixie dream girl
Addictive games|Obsessive attention to detail|Blind tasting|Deaf composer Beethoven|Mass spectrometry
Mass transit|Church organs|Temple of Artemis|Monk the TV show|Buddha statues in museums
Altar pieces of the Renaissance|Angel investing|Missionary style furniture|Faithful translations
Conversion rate optimization|Baptism of fire novel|Party planning|Third-party logistics|Party games
Democratic design|Republican Rome|Conservative investing|Liberal arts|Green energy|Left join SQL|Right angle
Strike zone|Labor economics|Native apps|Native plants|Immigrant songs by Led Zeppelin|Tribal knowledge management
Ethnic grocery logistics|Race cars|Race conditions|Rally racing|Gang of Four design patterns|Drug discovery
Cell phones|Cell biology|Thermal paste|Krankenpflegeausbildung|Gesundheitswesen|Medizintechnik|Strafrecht
Kirchenorgeln|Gotische Kathedralen|Europäische Union|Partyplanung|Schwarzwald|Schwarzer Tee|Türkische Küche
Rennsport|Maschinenbau|Buchhaltung|Krimis|Tatort|Datenschutz|Kochen|Backen|Wandern|Fußball|Steuerrecht
Ergotherapie|Kita|Grundschule|Grüne Energie|Linux|Zellbiologie|Rassehunde|Soins infirmiers|Santé publique
Droit pénal|Architecture religieuse|Orgues|Union européenne|Cuisine indienne|Course à pied|Romans policiers
Pâtisserie|Vin|Jardinage|Informatique|Énergies vertes|Musique noire américaine jazz|Développement durable
Marketing|Logistique|École primaire|Rugby|Enfermería|Salud pública|Derecho penal|Arquitectura gótica
Unión Europea|Cocina mexicana|Novela negra|Fútbol|Repostería|Senderismo|Programación|Energía solar
Recursos humanos|Logística|Educación infantil|Vino|Jardinería|Psicología|Veterinaria|Carreras|看護師の仕事|医療機器|刑法|教会建築
神社の建築|パン作り|登山|サッカー|機械学習|人事|物流|不動産|環境保護|料理|写真|鉄道|アニメ|漫画|教育|会計|护理|医疗器械|教堂建筑|寺庙建筑|烘焙|足球|机器学习|人力资源|房地产|环保|烹饪|摄影|会计|旅游
咖啡|茶|Tech|AI|Business|Design|Finance|Education|Environmental|Communication|Logistics|Engineering|HR|Hospitality
Sports|IT|Culinary|Social Services|Research|Computer vision|Wetlands|Public relations|Supply chain
Hotel management|Event planning|Nursing|Surgery robots|Hospital architecture|Medical devices|Health insurance
Clinical trials management|Pharmaceutical marketing|Occupational therapy|Speech therapy studies|Human anatomy
Biochemistry|Constitutional law|Immigration law|Family law|Intellectual property|Legal tech|Court reporting
Community gardens|Food banks|Social entrepreneurship|Nonprofit management|Housing policy|Demography|Anthropology
Archaeology|Sociology|World history|Ancient Egypt|Renaissance art|Baroque music|Opera|Ballet|Jazz|Hip hop
Salsa dancing|K-drama|Anime|Board games|Chess|Poker|Fantasy football|Basketball|Tennis|Judo|Boxing|Swimming
Surfing|Skiing|Cycling|Camping|Fishing|Hunting dogs|Horse riding|Cats|Dogs|Aquariums|Bees|Mushrooms|Forestry
Oceanography|Geology|Volcanoes|Astronomy|Rockets|Quantum computing|Mathematics|Statistics|Economics|Accounting
Taxes|Crypto|Blockchain|Payments|Retail|Fashion|Makeup|Skincare|Hairdressing|Perfume|Jewelry|Watches|Cars
Motorcycles|Trains|Aviation|Drones|Ships|Trucks|Postal history|Warehouse automation|3D printing|Woodworking
Knitting|Sewing|Pottery|Painting|Photography|Film making|Screenwriting|Poetry|Novels|Libraries|Museums|Languages
Translation|Esperanto|Travel|Backpacking|Japan trips|Street food|Barbecue|Cheese|Tea|Chocolate|Sushi|Pizza
Kitchen design|Interior design|Lighting|Furniture|Home automation|Plumbing|Welding|Bridges|Tunnels|Dams
Nuclear power|Solar panels|Wind turbines|Electric cars|Batteries|Recycling|Water treatment|Air quality
Infermieristica|Sanità pubblica|Diritto penale|Architettura gotica|Unione europea|Cucina indiana|Gialli|Calcio
Pasticceria|Escursionismo|Programmazione|Energia solare|Risorse umane|Logistica|Asilo nido|Giardinaggio
Psicologia|Corse|Moda|Tradizioni culinarie|Ricerca scientifica|Chiave inglese|Romanzi rosa|Enfermagem
Saúde pública|Direito penal|Arquitetura barroca|União Europeia|Culinária mexicana|Romance policial|Futebol
Confeitaria|Trilhas|Programação|Energia solar|Educação infantil|Vinho|Jardinagem|Veterinária|Corrida|Engenharia
Imóveis|Comunicação|التمريض|الصحة العامة|القانون|الهندسة|الطبخ|كرة القدم|البرمجة|التصميم|التعليم|السياحة|العقارات
الطاقة الشمسية|البحث العلمي|الموارد البشرية|المحاسبة|التصوير|الشعر العربي|الخط العربي|القهوة|الزراعة|الطيران
السيارات|नर्सिंग|स्वास्थ्य सेवा|कानून|इंजीनियरिंग|खाना बनाना|क्रिकेट|प्रोग्रामिंग|डिज़ाइन|शिक्षा|पर्यटन
रियल एस्टेट|सौर ऊर्जा|अनुसंधान|मानव संसाधन|लेखा|फोटोग्राफी|हिंदी कविता|चाय|कृषि|विमानन|गाड़ियाँ|योग|Informatik
Künstliche Intelligenz|Umweltschutz|Personalwesen|Hotelfachschule|Sport|Immobilien|Kochkunst|Sozialarbeit
Forschung|Pflegewissenschaft|Chirurgieroboter|Jura|Architektur|Kunstgeschichte|Oper|Chor|Radfahren|Bier|Käse
Schreinerei|Eisenbahn|Fotografie|Schach|Kinderbücher|Erbrecht|Ausländische Küche|Orgelkonzerte|Glaubwürdige Daten
Intelligence artificielle|Environnement|Ressources humaines|Hôtellerie|Immobilier|Gastronomie|Travail social
Recherche|Architecture|Opéra|Vélo|Fromage|Menuiserie|Photographie|Échecs|Droit de la famille|Mode
Voile et nautisme|Voyage|Chimie|Physique|Jeux vidéo|Informática|Inteligencia artificial|Medio ambiente|Hostelería
Inmobiliaria|Gastronomía|Trabajo social|Investigación|Ópera|Ciclismo|Quesos|Carpintería|Fotografía|Ajedrez
Derecho de familia|Viajes|Química|Física|Videojuegos|Partidos de fútbol|Cocina vegana|情報技術|人工知能|経営|デザイン|金融|看護|法律
環境|広報|工学|観光|スポーツ|調理|福祉|研究|読書|将棋|茶道|温泉|自転車|ヨガ|写真撮影|宇宙|技术|人工智能|商业|设计|医疗保健|环境|传播|工程|酒店管理|体育|信息技术|社会服务|阅读|围棋|瑜伽|自行车
天文|历史|Beach holidays|Masonry|Mason jars|Peregrine falcons|Coffee roasting|Marvin Gaye|Wire strippers|RV hookups
Golf swing clubs|Poached eggs|Premature optimization|Surrogate keys in databases|Roof shingles|Bee keeping hives
Jeep Cherokee|Monaco Grand Prix|Mariana Trench|Football strikers|Picket fences|Canvas painting
Invalid input handling|Carbon sequestration|Truffle risotto|Grillin and chillin|Beer from Peroni
San Pellegrino water|World travellers|Naturalist guides|Film noirs|Heroines of comics|Car dealers
Stalker the film by Tarkovsky|Music triads|Home rehab projects|Vertigo comics|The Kinks|Escort Ford|Deer stalking
Anomaly detection|Robotics club|Robo advisors|Adulterated oils testing|Prosthetics engineering
Rehabilitation of old buildings|Karma Police by Radiohead|Taro cakes|San Diego Padres|Isla Fisher
Humanist typefaces|Occultation of stars|Esoteric programming languages|Druid class in games|Unorthodox marketing
Biblical archaeology|Confessions of a shopaholic|Zen gardens|Bypass roads|Radon gas|Sterile filling
Blind tests of speakers|Deafening guitars|Crack game|Dependency injection|Weaning piglets|Graft of fruit trees
Transplanting seedlings|Zone defence|Ernie and Bert|Sordino mutes|Samba surdo drums|Soil fertilisation
Cattle insemination|Pills in retro games|Descartes|Spielberg|Terroir of wine|Missile physics|Young adult novels
Number theory|Nationality law|Red Cross first aid|Military fighters aircraft|Campaign management|Magic tricks
Mammals|Abd al-Rahman poetry|Normandy|Pewter monuments|Portrait of a lady|Nun study of ageing|Lentils
Lent items database|Radiology tech|Pharmacy|Nurse shifts|Hospital beds planning|Medical billing|Dental labs
Health apps design|Biomedical engineering|Bioinformatics|Aufbewahrung|Unfallverhütung|Abhängigkeiten in npm
Führerscheinprüfung|München|Mönchengladbach|Nun kommt der Frühling|Araber Pferde|Polen Reise|Freigängerkatzen
Betrugserkennung|Umgehungsstraße|Zeigerausschlag|Blähungen bei Pferden|Wahlpflichtfach|Ausländische Märkte
Bewerbung|Schreiben|Tauben|Naturaliste|Vols pas chers|Trafic de données|Dégustation à l’aveugle
Blanchiment des coraux|Femmes d’affaires|Cuisine créole|Trous noirs|Greffe d’arbres|Dépendances logicielles
Trafic web|Zone industrielle|Razas de perros|Isla de Mallorca|Ladrillos|Virgen extra aceite de oliva
Cartel de cine|Novena sinfonía|Padres e hijos|Robots|Blanqueo dental|Meloni e angurie|Razzi spaziali
Rifugi alpini|Petiscos|Galera do futebol|Ilha|Suor e treino|Leopardos|相同性能比较|收藏独家|香港独立音乐|手工潮流|乐团团员|魔法师游戏|福音战士|可变性
消费者权益法|ミサイル工学|スピルバーグ|デカルト哲学|ステレオ|テロップ制作|ホステル|帰化植物|日系人気車|個性的な服|うつわ|ピルスナー|ヤングアダルト小説|西部劇|オウムの飼い方|題目一覧|الأرقام|الصين
الروبوتات|الحملات الإعلانية|الجنسيات المتعددة شركات|نورماندي|عبد الرحمن|الهلال والصليب الأحمر
كشف الشذوذ في البيانات|المنتخب الوطني|السودان سياحة|कृत्रिम बुद्धिमत्ता|जेली बनाना|स्तनधारी|भारती|मानसिक गणित
रोज़ाना खबर|उम्मीदवार चयन|बुद्धिमान मशीनें|Clerical work|Fraud analytics|Trump cards|Corrupt files repair
Vandal-proof lighting|Hostage negotiation training|Protest songs|Voter data visualisation
Abusive language detection|Massage therapy courses|Chapel Hill restaurants|Kloster beer|Convent garden tours
Bishop chess endings|Pawn and king|Pope art fair|Popcorn|Temple University basketball|Tempeh|Seminars
Sectional sofas|Crafts|Cult films|Cultivation|Occupation|Lucio Battisti|Peru travel|Turkey recipes|Russian novels
Brazil nuts|Polish furniture|Swedish design|Danish pastry|French press|Indian classical dance|Thai massage
Greek yoghurt|Welsh corgis|Irish whiskey|German engineering|Italian leather|Spanish guitar|Persian rugs
African masks|Arabic typography|Chinese tea|Japanese joinery|Korean skincare|Roman roads|Viking ships
Celtic knots|Egyptian pyramids|Aztec art|Scrum master|Unit tests|Union types|Labour day sale|Working time models
Conservative forces physics|Liberal arts college|Green roofs|Red wine|Left-handed guitars|Right triangles
Direct democracy studies|Civic tech|Law clerk jobs|Court architecture|Kill Bill|Thief game speedrun|Pirate radio
Shooting range photography|Gunmetal|Bombay mix|Blood oranges|Heart-shaped cookies|Bone china|Skin for games
Eye tracking|Ear training|Brain teasers|Nervous system anatomy|Muscle cars|Stomach muscles workout
Foot patterns knitting|Hand lettering|Teeth of gears|Baby clothes design|Childrens books|Wedding dresses
Dating sims|Kissing booth film|Love songs|Queen bees|King prawns|Klosterladen|Rauben und Ritter|Partei-Design
Heimatfilm|Erholung|Gesundes Kochen|Kirschkuchen|Ritterburg|Kardinalzahlen|Papstar Geschirr|Gründer|Grüntee
Linke Hand|Rechtschreibung|Wahlfächer|Propina en restaurantes|Convento hotel|Izquierda y derecha|Crimen de novela
Mazzetto odoroso|Pirateria informatica|Monastero hotel|Couvent hôtel|Dieu du stade|Voile légère
Religieuse au chocolat|Convento turismo|Terreno|Missão espacial|Pastel de nata|お寺巡り|教会音楽|政治学|選挙の統計|労働法|刑事ドラマ|病院経営
看護実習|薬学|性能|個性|男性ファッション|女性起業家|教堂音乐|选举统计|劳动法|医院管理|护理实习|药学|性能优化|个性|男性时尚|女性创业|الحزام|الدينار|السجاد
التصويت الإلكتروني|جنسية الأعمال|काम|मंदिर वास्तुकला|चुनाव आँकड़े|अस्पताल प्रबंधन|जेली|बुद्धिमत्ता|दलहन
`;

export const THIRD_PROBES = listOf(PROBES);
export const THIRD_HARMLESS = listOf(HARMLESS);
