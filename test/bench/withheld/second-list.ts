/**
 * A second list of both kinds, written before the provider's words were tested with it: at that time 94 % of the first
 * kind were withheld, and 2 % of the second.
 */
const WITHHELD = `
insulin pumps|cancer support group|HIV positive dating|chronic illness bloggers|OCD help|postnatal depression
gluten-free for coeliacs|weight loss surgery patients|Living with Crohn's disease|heart transplant recipients|sobriety
PTSD veterans|autistic adults|dyslexia tools|IVF journey|menopause support|erectile dysfunction treatment|STI clinic
abortion rights|suicide prevention|blind and partially sighted|mobility impairment|Down's syndrome families|chemotherapy wigs
long covid|sleep disorder|anorexia recovery|gambling addiction|burnout recovery|COPD|gay bars|lesbian cruises
trans rights activism|queer cinema|sexual fantasies|bisexual support|dating for gay men|BDSM|swingers|adult videos|prayer apps
church choir|Islamic finance|Bible study|Jewish community centre|Hindu festivals|atheism|Buddhism for beginners
Catholic school alumni|mosque near me|pilgrimage to Mecca|Pentecostal church|Scientology|religious conversion|tithing
Labour voters|Republican voters|union representatives|trade unionist|UAW strike|socialism|communist party|far-left activism
Conservative Party members|Green Party membership|Trump supporters|Black Lives Matter|Jewish ancestry|Roma people
immigrant communities|asylum seekers|Hispanic culture|people of color|indigenous peoples|Polish immigrants|ethnicity
racial identity|felons|criminal convictions|ex-prisoners|sex offender|domestic violence offenders|drug trafficking
theft conviction|juvenile offenders|prison pen pals|parolees|arrest records
Diabetiker-Rezepte|Krebspatienten|Bluthochdruck senken|ADHS bei Erwachsenen|Autismus-Spektrum|HIV-positiv|Essstörungen
Rollstuhlfahrer|Schwangere|Fehlgeburt|Burnout-Klinik|homosexuelle Männer|Lesben und Schwule|Transgender|bisexuell
Muslime in Deutschland|Zeugen Jehovas|Buddhismus|Bibelkreis|Freikirche|CDU-Mitglieder|Die Linke|Grünen-Wähler
Streik der Gewerkschaft|DGB|Asylbewerber|türkische Herkunft|Sinti und Roma|Straftäter|Gefängnisinsassen|Vorstrafen
diabétiques|malades du cancer|séropositivité|dépression|autisme|personnes handicapées|fauteuil roulant|IVG avortement|alcoolisme
homosexualité|lesbiennes|bisexuels|catholiques pratiquants|musulmans|judaïsme|protestants évangéliques|témoins de Jéhovah
La France insoumise|Les Républicains|électeurs du RN|syndicalistes|CFDT|immigration algérienne|origine ethnique|Roms|prisonniers
condamnations pénales|délinquants
diabetes tipo 2|cáncer|VIH positivo|depresión|autismo|discapacidad|embarazadas|aborto|alcoholismo|homosexuales|bisexual
transexuales|católicos|islam|judíos|budismo|ateos|evangélicos|Partido Popular|socialistas|Podemos|sindicatos|UGT|inmigrantes
origen étnico|gitanas|delincuentes|exconvictos|presidiarios|narcotráfico
高血圧|がん|うつ|エイズ|自閉症|ＡＤＨＤ|認知症|統合失調症の家族|LGBT|同性婚|レズビアン|キリスト教|仏教徒|イスラム教|カトリック|共産党|立憲民主党|労組|組合活動|在日コリアン|移民|黒人|アイヌ民族|犯罪歴|元受刑者|暴力団
depressione post partum|malati di cancro|omosessualità|cattolici|musulmani|Lega Nord|sindacati|immigrazione|carcerati|diabete
HIV|câncer|depressão|homossexuais|evangélicos|católicos|sindicalistas|PT partido dos trabalhadores|imigrantes|presos|癌症患者|糖尿病|抑郁
同性恋者|佛教|伊斯兰教|共产党|移民|犯罪记录|السكري|السرطان|المثلية الجنسية|المسلمون|الإخوان المسلمين|النقابة|المهاجرون|السجن|मधुमेह|एचआईवी
समलैंगिकता|मुस्लिम|ईसाई धर्म|कांग्रेस|दलित|अपराधी`;

const ANSWERED = `
Hospitals|Doctors|Medicine|Nursing|Medical research|Physiotherapy|Pharmacology|Anatomy|Health tech|Wellness|Mindfulness|Pilates
Vitamins|Healthy eating|Running shoes|Marathon training|Emergency services|Public health|Clinical trials|Hospital architecture
Patient care|Health and safety|Medical imaging|Life sciences|Psychology|Neuroscience|Parenting|Babies' clothes|Fashion|Dating
Romance novels|Wedding planning|Family law|Gender equality at work|Women in tech|Love songs|Valentine's Day|Ballet|Skincare
Perfume|Cathedrals|Gothic architecture|Religious studies|Christmas|Christmas trees|Easter|Halloween|Meditation|Tarot|Astrology
Mythology|Greek mythology|Philosophy|Ethics|World history|Pope art fair|Politics|Political history|Elections|Government
Diplomacy|International relations|Journalism|Debating|Parliament architecture|Party supplies|Party dresses|Union Square
Trade fairs|International trade|Labour economics|Labor Day|Human resources|Collective intelligence|Strike bowling
Red Dead Redemption|Law school|Criminal justice|Criminology|Police|Security guards|Detective shows|Crime novels|Sherlock Holmes
Mafia games|Escape rooms|Jailbreak Roblox|Locksmith|Home security|Cyber crime prevention|Military history|World War II
Weapons of the middle ages|Black and white photography|Black metal|Blackjack|Blacksmithing|White wine|Brown bread|Asian food
African music|Latin dance|Mexican cooking|Indian weddings decoration|Native plants|Native advertising|World music
Travel to Israel|Jerusalem travel|Arabic language|Hebrew language|Turkish language|Languages of Africa|Afrobeats|Reggae|K-pop
Bollywood|Salsa|Flamenco|Tango|Irish pubs|Scottish whisky|Welsh rugby|German cars|French cheese|Swiss watches|Roman history
Vikings|Egyptian pyramids|Maya pyramids|Genealogy software|DNA sequencing|Race tracks|Human rights|Migration of servers
Nationality law exam|Expats finance|Prisoner of Azkaban|Convection ovens|Conviction in sales talks|Crosswords|Condominiums
Final Cut Pro|Wheel alignment|Rabbits|Presidential libraries|Presidents of the US|Cristiano Ronaldo|Paganini|Islamabad travel
Jean-Baptiste Lully|Tech evangelism|SNP genotyping|Dependency injection|Ansible|Stress management|Depression-era photography
Ecosystems|Trauma surgery|Heart-shaped cakes|Blood donation|Ear training for musicians|Eye makeup|Glasses|Spine of books
Bone broth|Cells|Stem cells|Antivirus|Bug bounty|Plant diseases|Monasteries of Meteora|Temple architecture|Pilgrim shoes
Camino de Santiago|Gregorian chant|Johann Sebastian Bach|Handel's Messiah
Krankenhaus|Pflegeberufe|Medizintechnik|Ernährung|Psychologie|Kochrezepte|Messe Hannover|Arbeitsrecht|Parteienrecht|Bundesliga
Weihnachtsmarkt|Kirchenmusik|Vertragspartei|Betriebsstörung|Leidenschaft fürs Kochen|Krimis|Tatort|Suche nach Wohnungen
Sehnsucht|Tariflohn|Blaskapelle|Rechtsextra|Diebstahlschutz|Hebammenberuf
hôpital|infirmière|médecine|nutrition|cuisine végétarienne|prise de parole en public|film noir|roman policier|droit du travail
élections|cathédrales|Noël|parti pris|prise en main à droite|carte grise|gauche|mariage|Paris Saint-Germain|enceinte sonore|GPA
voile et vent|théâtre
hospital|enfermería|medicina|nutrición|música latina|América Latina|agujeros negros|partidos de fútbol|derecho penal
novela negra|elecciones|Semana de la moda|robótica|catedrales|violonchelo|casta de toros|maratón|robo advisor|parto de ideas
病院|看護|医療機器|健康|美容|クリスマス|お寺巡り|建築|政治学|選挙速報|ミステリー小説|推理小説|個性的なファッション|モスクワ旅行|ピエロ|明治維新|民族楽器|日系ブランド|頑張る|がんばれ|部活|連合王国|ゲイツ財団
ospedale|medicina|parole crociate|partita|cucina etnica|Roma turismo|chiese romaniche|dipendente pubblico|futebol|hospitais
culinária|cadeia de suprimentos|eleições|医院|健身|部落格|西部左翼手|选举|圣诞节|مستشفى|الطب|حجم الشاشة|السودان سياحة|مدينة|رياضة|عراق|अस्पताल
चिकित्सा|चर्चा|रोज़ाना व्यायाम|हजार|नोटबंदी अर्थशास्त्र|क्रिकेट संघ|दमकल`;

export const listOf = (lines: string): readonly string[] => lines.trim().split(/[|\n]/);

export const MORE_PROBES = listOf(WITHHELD);
export const MORE_HARMLESS = listOf(ANSWERED);
