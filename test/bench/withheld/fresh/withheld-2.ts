import { listOf } from '../second-list.ts';

/** Set 2 of texts about subjects that are never scored: 40 a language, from a writer who never saw the provider's words. */
export const WITHHELD_2 = {
  en: listOf(`
r/CrohnsDisease|Ostomy life hacks|My lymphoma remission scan results|r/Hashimotos|PrEP and STI clinic booking
Parkinson's UK local group|sickle cell warriors|schizophrenia: hearing voices network
Eating disorder recovery – what I eat in a day in residential|r/SuicideWatch|My OCD intrusive thoughts story
lamotrigine rash how long|Ozempic week 12 side effects|methadone clinic tips|SMART Recovery meetings|r/quittingkratom
GamStop self-exclusion: I lost £40k on slots|due in March baby bump group|NHS abortion clinic waiting times
low AMH and donor eggs|autistic adults UK (late diagnosed)|PIP appeal tribunal fibromyalgia|erectile dysfunction forum
polyamory and open marriage podcast|r/gaybros|Stonewall supporter email|they/them, nonbinary lesbian
transition timeline estrogen 18 months|Catholic Answers Live|adhan-cli — the five daily prayer times in your terminal
Chabad.org daily Tanya|Jehovah's Witnesses: leaving the Watchtower|Reform UK Clacton|DSA Chicago chapter|r/prolife
Palestine Solidarity Campaign march|H-1B to green card, waiting for I-485|Teamsters Local 705
life after prison: sex offender registry|debt collectors and a CCJ – help`),
  de: listOf(`
Lipödem-Selbsthilfe|Darmkrebs mit 38 – mein Weg|Stoma-Welt Forum|Hashimoto-Mamis|MS-Schub und Kortison, mein Tagebuch
Long-Covid Deutschland|HPV und Feigwarzen loswerden|Zwangsstörung: Hände waschen bis sie bluten
Magersucht-Recovery Tagebuch|Suizidgedanken – Telefonseelsorge Chat|Stimmen hören, Schizophrenie-Netzwerk
Venlafaxin Nebenwirkungen Erfahrungen|Ozempic Spritze Woche 8|Kokainentzug zu Hause
Spielsucht: 60.000 Euro am Automaten verzockt|Al-Anon Angehörigengruppe|Hebammenforum: Geburtstermin im Mai
Abtreibung Medikament Mifegyne Ablauf|Fehlgeburt in der 9. Woche|Eizellspende Prag Kinderwunsch
Pflegegrad 3 und Merkzeichen G|Lebenshilfe e.V. Eltern behinderter Kinder|Erektionsstörung Forum
Swingerclub Erfahrungsberichte|Queer.de Newsletter|Lesbische Regenbogenfamilien|nonbinär, dey/deren
Taizé-Gebete Playlist|gebetszeiten — Terminal-Programm mit Gebetszeiten und Qibla|Zeugen Jehovas Aussteiger
Katholische Jugend KLJB Bayern|Junge Union Paderborn|Bündnis 90/Die Grünen OV Freiburg|Omas gegen Rechts
Duldung abgelaufen – Pro Asyl Beratung|Russlanddeutsche Landsmannschaft|GEW Mitgliederinfo Tarifrunde
Betriebsrat IG BCE Seminar|JVA Besuch Häftlingsangehörige|Missbrauchsopfer melden sich: Fonds Sexueller Missbrauch`),
  fr: listOf(`
Fibromyalgie : groupe d'entraide|Crohn et RCH, AFA|cancer colorectal à 40 ans|Diagnostic Parkinson, et après ?
drépanocytose en famille|Lupus France|Papillomavirus et condylomes témoignage|Schizophrène et fier·e
Burn-out : mon hospitalisation en psy|Idées suicidaires, 3114|TOC de vérification|Prozac : mes effets secondaires
Ozempic semaine 6|Subutex et sevrage|Joueurs Info Service : accro aux paris sportifs|Sevrage tabac et alcool CSAPA
Bébé prévu pour juin, FuturesMamans|délai légal IVG planning familial|fausse couche à 9 SA
don d'ovocytes République tchèque|APF France handicap délégation|autiste diagnostiquée à 34 ans
trouble de l'érection que faire|couple libre et polyamour|Inter-LGBT infos|Têtu abonné
transition MtF hormones chez l'endocrino|KTO TV messe du jour
horaires-salat — les cinq prières et la qibla dans le terminal|Paroisse Saint-Sulpice feuille d'annonces|Radio Shalom
Reconquête Génération Z|EELV Rennes|PCF fête de l'Huma militants|Manif pour tous|OQTF : recours avocat
Français d'origine algérienne, harkis|CFDT Métallurgie|Sud Rail grève|détenus : parloir Fresnes, familles`),
  es: listOf(`
Fibromialgia y endometriosis: yo te creo|Crohn y colitis ACCU|cáncer de colon, mi tratamiento
Parkinson Madrid asociación|VPH verrugas cómo lo superé|Lupus y embarazo de riesgo|Hipotiroidismo Hashimoto mamás
esquizofrenia: escuchar voces|TOC de limpieza, mi terapia|línea 024 conducta suicida|Recuperación de anorexia diario
Fluoxetina efectos secundarios opiniones|Ozempic semana 6 bajé 10 kilos|Jugadores Anónimos|metadona centro de salud
Proyecto Hombre familias|mi bebé nace en mayo, futuras mamás|interrupción legal del embarazo CDMX
legrado y aborto espontáneo|ovodonación clínica en Alicante|personas con discapacidad COCEMFE
autismo adulto diagnóstico a los 35|disfunción eréctil foro|relaciones abiertas y poliamor|COGAM boletín
Marcha del orgullo gay CDMX|FTM testosterona 6 meses|Misa del día Magnificat TV|Parroquia Nuestra Señora de Guadalupe
tefila-app — zmanim y rezos de Shabat en español|Alabanzas cristianas evangélicas|Podemos Asturias círculo
PP Nuevas Generaciones|Frente Amplio militantes|Marea feminista por el aborto 8M
asilo: tarjeta roja y protección internacional|gitanos de España: Secretariado Gitano|USO sindicato militantes
libertad condicional, mi hermano en Soto del Real|denuncié a mi maltratador: 016`),
  it: listOf(`
Fibromialgia comitato sostegno|cancro al colon, la mia battaglia|Parkinson Italia|HPV e condilomi, come ho fatto
Lupus e gravidanza|Tiroidite di Hashimoto mamme|sentire le voci: schizofrenia|DOC da contaminazione
Pensieri suicidi, Telefono Amico|diario di recovery dall'anoressia|Cipralex effetti collaterali opinioni
Ozempic settimana 6|GAP: smettere con le scommesse e i debiti di gioco|Comunità San Patrignano ex ospiti
Cocaina Anonimi|Data presunta parto giugno 2025 mamme|consultorio per interruzione di gravidanza
aborto spontaneo alla nona settimana|eterologa in Grecia|disabili in carrozzina senza barriere
autistica a 35 anni, la diagnosi|disfunzione erettile forum|coppia aperta e poliamore|Gay.it newsletter|Lista lesbica
ormoni MtF endocrinologo|Radio Maria coroncina alla Divina Misericordia|Messa in diretta TV2000
orari-salat — orari delle cinque preghiere da terminale|Comunità ebraica di Roma|Chiesa evangelica valdese
Movimento 5 Stelle Campania attivisti|Forza Italia giovani|Rifondazione Comunista Pisa|Pro vita e famiglia
Protezione internazionale e ricorso Tribunale|Albanesi in Italia cittadinanza|UIL Scuola iscritti
Familiari di detenuti Rebibbia colloqui|stalking: ho denunciato il mio ex`),
  pt: listOf(`
Fibromialgia e fadiga: grupo|câncer colorretal jovem|Parkinson Portugal associação|HPV verrugas como tratei
Lúpus e gravidez|Hashimoto mães|ouvir vozes: esquizofrenia|TOC de limpeza|CVV 188 pensamentos suicidas
diário de recuperação da bulimia|Escitalopram efeitos colaterais relatos|Mounjaro semana 5|Jogadores Anônimos
clínica de reabilitação dependência química|sou alcoólatra em recuperação|Parto previsto julho mamães
clínica de IVG Lisboa|aborto espontâneo 9 semanas|ovodoação FIV|Atestado multiuso incapacidade 60%
autista adulta laudo aos 33|disfunção erétil fórum|relação aberta e poliamor|Parada LGBT SP|Gays de Porto Alegre
MtF hormonização SUS|Canção Nova missa ao vivo|Paróquia de Fátima boletim
horario-salat — horários das cinco orações no terminal|Candomblé ketu axé|PSOL Rio militância|Iniciativa Liberal Braga
Bloco de Esquerda Coimbra|Pró-vida Brasil|refugiado venezuelano Boa Vista|Quilombola com orgulho|CGTP Metalúrgicos
familiares de presos visita íntima|sofri abuso na infância, meu relato|estou negativado, feirão limpa nome`),
  ja: listOf(`
線維筋痛症 友の会|大腸がんステージ3 闘病|パーキンソン病 患者家族会|橋本病ママ|尖圭コンジローマ 治った|全身性エリテマトーデス SLE 妊活|透析 週3回の生活|統合失調症 幻聴|強迫性障害 手洗い 認知行動療法
いのちの電話 つながらない|摂食障害 過食嘔吐 日記|サインバルタ 副作用|マンジャロ 5週目 −8kg|ギャンブル依存症 GA 家族|薬物依存 ダルク|禁酒会 飲まない毎日|出産予定日6月 プレママ|初期中絶 経口中絶薬 メフィーゴ
稽留流産 9週|卵子提供 台湾|療育手帳 B2 親の会|大人の自閉スペクトラム 診断|ED治療 バイアグラ 口コミ|オープンマリッジ ポリアモリー|東京レインボープライド ボランティア|ゲイの出会い 9monsters
MtF ホルモン注射|odaimoku-counter — 題目の時間を数える唱題アプリ|聖教新聞 友人読者|モルモン教 宣教師|天理教 ひのきしん|立憲民主党 党員|日本共産党 しんぶん赤旗|維新の会 支持者|難民申請 仮放免
アイヌとして生きる|UAゼンセン 労組|刑務所から出所した夫|DV シェルター 逃げた|債務整理 任意整理 ブラックリスト`),
  zh: listOf(`
纤维肌痛 病友群|结肠癌 术后 造口护理|帕金森 家属|桥本甲减 备孕|尖锐湿疣 复发|尿毒症 透析 日记|HIV 阻断药 恐艾|精神分裂 幻听|强迫症 反复洗手|自杀念头 求助热线|厌食症 康复日记|百忧解 副作用|司美格鲁肽 第六周
赌博 负债 戒赌互助|美沙酮门诊|匿名戒酒会 上海|预产期六月 孕妈群|药流 全过程|胎停清宫 第九周|供卵 海外|残疾证 申请|成人自闭症 确诊|阳痿 早泄 论坛|开放式关系 多元之爱|同志骄傲节 上海|Blued 交友
变性手术 泰国|佛光山 禅修|salat-times — 穆斯林五番拜时间命令行工具|耶和华见证人|天主教 弥撒|民众党 小草|国民党 黄复兴|支持台独|港独 示威|难民 庇护 美国 走线|苗族 身份|全总 工会干部|出狱 前科 找工作
老赖 被强制执行 失信`),
  ar: listOf(`
مرضى الفيبروميالجيا والألم المزمن|سرطان القولون رحلتي|مرضى باركنسون وذويهم|هاشيموتو والحمل|علاج الثآليل التناسلية
مرضى الكلى وغسيل الدم|أصحاب الثلاسيميا|فصام وسماع أصوات|الوسواس القهري في الوضوء|خط نجدة الانتحار
فقدان الشهية والتعافي|بروزاك أعراض جانبية|أوزمبيك الأسبوع السادس|مصحة علاج إدمان الحشيش|مدمن قمار وخسرت كل شيء
أوقفت الخمر منذ سنة|موعد الولادة يونيو أمهات|إجهاض في الشهر الثاني أدوية|إسقاط متكرر سقط حملي|تبرع بويضات قبرص
معاق حركيا وأبحث عن حقوقي|توحد البالغين تشخيصي|علاج سرعة القذف|مشاكل الجنس بين الزوجين|شباب مثليين بيروت
تحول جنسي هرمونات|قداس الأحد كنيسة مار جرجس|mawaqit-cli — مواقيت الصلاة والقبلة في الطرفية|زيارة عاشوراء مكتوبة
شهود يهوه بالعربي|الحزب السوري القومي الاجتماعي|حزب الله العهد|إخوان مصر|نشطاء 20 فبراير|مهاجرون غير نظاميين إيطاليا
فلسطينيو الشتات لاجئو المخيمات|نقابة المعلمين إضراب|أهالي المعتقلين السجون|ضحية عنف أسري دار إيواء
الحجز على الراتب ديون البنك`),
  hi: listOf(`
फाइब्रोमायल्जिया दर्द समूह|आँत का कैंसर मेरा सफ़र|पार्किंसन मरीज़ परिवार|थैलेसीमिया बच्चे|किडनी फेल डायलिसिस
हेपेटाइटिस बी मरीज़|एचआईवी दवा एआरटी केंद्र|सिज़ोफ्रेनिया आवाज़ें सुनना|ओसीडी बार बार हाथ धोना
डिप्रेशन की दवा फ्लूक्सेटीन|सुसाइड हेल्पलाइन टेली मानस|एनोरेक्सिया से उबरना|मधुमेह इंसुलिन मरीज़|नशे की लत चरस छुड़ाना
जुए की लत और कर्ज़|शराबी पति से परेशान अल-अनॉन|आठवाँ महीना प्रेग्नेंसी|गर्भ गिराने की दवा|मिसकैरेज के बाद हिम्मत
एग डोनर आईवीएफ|विकलांग प्रमाण पत्र 40 प्रतिशत|ऑटिज़्म बच्चा माता पिता|शीघ्र स्खलन दवा|पति पत्नी सेक्स समस्या
गे डेटिंग ग्रिंडर|लेस्बियन कपल|ट्रांसजेंडर हार्मोन थेरेपी|शिव चालीसा सुबह आरती
namaz-waqt — पाँच वक़्त की नमाज़ का समय बताने वाला ऐप|गुरु नानक शबद|ईसा मसीह प्रार्थना सभा|समाजवादी पार्टी अखिलेश
बीजेपी चुनाव प्रचार|शिवसेना शाखा|विश्व हिंदू परिषद|आदिवासी अधिकार मंच|बांग्लादेशी शरणार्थी सीएए|सीटू यूनियन हड़ताल
जेल से छूटे कैदी|ghar mein maar peet, pati ki hinsa`),
} as const;
