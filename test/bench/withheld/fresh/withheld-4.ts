import { listOf } from '../second-list.ts';

/** Set 4 of texts about subjects that are never scored: 60 a language, from a writer who never saw the provider's words. */
export const WITHHELD_4 = {
  en: listOf(`
r/CrohnsDisease|loop-t1d-config: my DIY closed-loop settings for the Omnipod
6 months off Zoloft, brain zaps & what helped|Spoonie Sundays: pacing with ME/CFS
#chemobuddies port day, cycle 4 of 6 💛|EndoWarriorJess
r/stopdrinking – 90 days, I will not drink with you today|Stoma bag change in 4 minutes, no leaks
Daily Rosary Live with Fr. Patrick|r/exmormon|Friday khutbah reminders
Parsha in Ten: Torah for busy people|Jummah outfits & magnetic hijab pins
Confirmation retreat ideas for our parish teens|hifz-tracker-cli – keep count of the surahs I've memorised
PIMO and leaving the Watchtower|r/LateStageCapitalism|MAGA Patriots Daily
canvass-turf: walk lists for our Labour ward team|#VoteBlueNoMatterWho
Why I tore up my Tory membership card|Your DSA chapter digest – general meeting Thursday
Humbled to be elected Green councillor for Hove 🌻|ReformUKKentBranch|r/actuallesbians
egg_irl posts that called me out|Telling my mum I'm gay at 43|ENM & metamours, ep. 12|Bi Wife Energy ✨
AceSpacePodcast|My worst Grindr hookups pt 3|Kink munch, first-timers' night|Growing up Desi in Ohio
Windrush grandkids – our family tree|r/mixedrace|My asylum interview: what the Home Office asked
#4CHair wash day of a Nigerian girl in Leeds|23andMe says I'm 48% Ashkenazi, now what?
Gypsy Traveller and proud · Appleby Fair|RMT picket line vlog, day 3|The Shop Steward's Notebook|r/IBEW
Unite branch SE/6246 bulletin|We won our NLRB vote at store 9044 ✊|CWALocal1101Organizes
strike-fund-ledger: hardship payouts for our UCU members|r/Bankruptcy
Bailiffs at my door, StepChange saved me|Chapter 13 got dismissed... now what
Klarna passed me to collections, help|My IVA journey – year 2 of 5|$84k in the hole: snowball month 1
Breaking the payday loan cycle|r/Felons|Life after nine years inside: re-entry diary
GRWM with an ankle monitor|Leaving him – DV survivors' circle|My DUI lawyer says take the plea
Prison wife life: visitation outfits|Restraining order against my ex, hearing recap`),
  de: listOf(`
MS und ich – Schubtagebuch|Selbsthilfegruppe Depression Ruhrpott
#typ1diabetes mein Libre 3 ist schon wieder ab|Endo-Schwestern Rundbrief: Dienogest absetzen
migraene-log: App für meine Attacken und Triptane|Magersucht überlebt, Klinikalltag mit Lea
100 Tage trocken 🍀 danke Blaues Kreuz|Stammzellspende bekommen: Tag +30 auf Station
Hauskreis Pforzheim Lobpreisabend|r/exzj – raus bei den Zeugen|Ramadankalender für meine Kids basteln
Kirchenaustritt: warum ich nicht mehr katholisch bin|Firmvorbereitung, Pfarrbrief St. Bonifatius
Mit 19 zum Islam konvertiert|Kabbalat Schabbat in unserer Synagoge|StilleZeitMitJesus
AfD Kreisverband Görlitz TV|JusosHessenSüd|#NoAfD Samstag alle auf die Straße
Basisbrief der Linken Neukölln|Mein Eintritt in die CDU mit 22
Plakate kleben für die Grünen, Wahlkampftagebuch|Querdenken 711 – Montagsspaziergang
FDP-Mitgliederentscheid, so hab ich abgestimmt|Spätes Coming-out: Ehemann, Vater, schwul|r/germantrans
Unser Wagen beim CSD Köln 🏳️‍🌈|Regenbogenfamilie: zwei Mamas, ein Samenspender|Joyclub-Stammtisch Franken
Personenstand geändert dank SBGG, endlich Mia|Lesbisch auf dem Dorf
Swingerurlaub Cap d'Agde, unser erstes Mal|Deutschtürkin aus Wanne-Eickel
Spätaussiedler: unsere Ankunft in Friedland 1993|AfrodeutschUndLaut
Aus Aleppo nach Kassel – meine Einbürgerung|Wir Sinti, Stimmen einer Familie
Duldung verlängert, Termin bei der Ausländerbehörde|#vietdeutsch Kinder der Vertragsarbeiter
ver.di Vertrauensleute Charité|Frühschicht im Warnstreik 🔴 IG Metall Zuffenhausen
Zum ersten Mal in den Betriebsrat gewählt, Liste Gewerkschaft|Streiktagebuch eines GDL-Lokführers
Junge GEW: Einladung zur Mitgliederversammlung|FAU Leipzig – Kuriere organisieren sich
#NGG Streik bei uns in der Brauerei|Privatinsolvenz Jahr 3, Restschuldbefreiung in Sicht
Konto gepfändet, P-Konto beantragt|Mein erster Termin bei der Schuldnerberatung
Inkassobrief von EOS – keine Panik|17 Gläubiger, 1 Haushaltsbuch
Wenn der Gerichtsvollzieher klingelt (meine Erfahrung)|Mahnbescheid und SCHUFA 71 %, komme ich da raus?
Vier Jahre JVA Tegel: mein Haftalltag|Auf Bewährung und trotzdem Bewerbungen|Frauenhaus-Blog: Ich bin raus
KnastPodcastVonDrinnen|Weißer Ring, mein Fall nach dem Überfall
Vorladung wegen BtMG, was sag ich der Polizei|Angehörige von Inhaftierten: Besuchstag mit Kind`),
  fr: listOf(`
TDAH à 35 ans, enfin le diagnostic|EndoGirlEtCie|Ma polyarthrite et moi|#fibro journée canapé bouillotte
Sevrage Xanax, semaine 5|glycemie-bot : alertes Dexcom pour mon fils DT1|RCH, poche et maillot de bain
Maman bipolaire – la lettre du dimanche|Neuvaine à sainte Rita, jour 4|Notre hijra avec les enfants
Frat de Lourdes, groupe Yvelines|Rappels islamiques du vendredi 🕌|Catéchumène : mon baptême à Pâques
Chabbat chez nous, houmous et brakhot|Soirée louange Glorious à Lyon|Ex-témoin de Jéhovah, je raconte
RN Jeunes Oise|Militer à LFI : porte-à-porte à Montreuil|Gilets jaunes rond-point de Gaillon acte 47
#NFP tractage au marché d'Aligre|Reconquête 83, infos adhérents|Mon comité Renaissance à Nantes
SectionPCFIvry|Antifa Villeurbanne et alentours|Lesbienne à la campagne
La Marche des fiertés avec mon fils trans|PMA pour deux mamans, essai n°2|Sortie du placard à 60 ans
Libertins d'Occitanie – agenda des soirées|Ace et aro francophones|TransPédéGouines Toulouse
#ftm 6 mois de testo, ma voix|Née à Oujda, grandie à Roubaix|Pieds-noirs de Bab-el-Oued, mémoire des miens
AfroNappyParis|Rebeu du 9-3 et fier|OQTF : mon recours au tribunal|Chinoise du 13e, deuxième génération
Enfants de harkis|CGT Cheminots Villeneuve|Déléguée FO chez Lidl, mes heures de délégation
Piquet de grève à la raffinerie, jour 8|Bulletin Sud Éducation 93
#CFDT congrès de ma section Santé-Sociaux|Élue au CSE sur liste Unsa, par où commencer
caisse-de-greve : répartition pour notre intersyndicale|Surendettement : dossier Banque de France déposé
Fichée FICP à 28 ans|Huissier et saisie sur salaire, vos conseils ?|Mes crédits revolving, la spirale
Interdit bancaire au quotidien|31 000 € à rembourser, je vous dis tout
Loyers impayés, commandement de payer reçu|Parloir demain – femmes de détenus
Sorti de Fleury, je cherche un taf|Sous bracelet électronique : ma journée
J'ai porté plainte contre mon mari violent|Garde à vue à 19 ans, ce que j'ai vécu
TIG terminés, casier B2 à effacer|#MeTooInceste ma parole`),
  es: listOf(`
Lupus y mariposas|Diálisis tres veces por semana, mi diario|#hashimoto club de las cansadas
Mi hijo TEA, terapias y rabietas|Dejé el Lexatin: mes 1|24 horas más – grupo AA Lavapiés
Boletín fibro y fatiga crónica|VIHsibles y felices|Hora santa de Hakuna los lunes
Retiro de Emaús, mi testimonio|Cofrade 24/7: costal y ensayo|Alabanzas pentecostales para madrugar
Mi primer Ramadán de conversa|Recibí mi mano de Orula|SeminaristaVlogs|#extestigo desperté en 2021
VOX Jóvenes Murcia|Morena Coyoacán, comité de base|Peronista hasta los huesos ✌️
Zurdos no: viva la libertad carajo|CDR Gràcia – fins la independència|#YoVotoFrenteAmplio
Acta del círculo de Podemos Vallecas|Vuelvo a sacarme el carnet del PSOE|Bolleras con café
Salir del armario en un pueblo de Jaén|Osos en Sitges 🐻|Transición FTM mes 9, mi mastectomía
Poliamorosas CDMX|Dos papás y una adopción|#bisexualvisible|Swingers primerizos, mi mujer y yo
Gitana y universitaria|Sin papeles en Murcia|OrgulloAfrocolombiano|Soy dreamer de Puebla, renovando DACA
Mi sangre es quechua|Hija de marroquíes en El Ejido|Nieta de exiliados: mi pasaporte por la ley de memoria
CCOO Telepizza, sección sindical|Liberada de UGT Sanidad|Piquete de estibadores 6 am
CNTE Oaxaca en plantón|Las Kellys Benidorm organizadas|#RidersXDerechos asamblea el domingo
Delegado gremial de ATE La Plata|Segunda Oportunidad: me perdonaron 62.000|Me embargaron la nómina
Salir del Buró de Crédito|Mi reclamación a WiZink por la revolving|En ASNEF y sin poder alquilar
Debo hasta la camisa 😅 mes 4|Los del gota a gota me amenazan|Mi esposo en el penal, día de visita
Tercer grado: los findes en casa|Denuncié a mi maltratador (016)|Fui marero, mi testimonio
Orden de alejamiento, ¿y ahora qué?|Cancelar mis antecedentes penales
Madres buscadoras: dónde está mi hijo`),
  it: listOf(`
Vulvodinia, diagnosi dopo 4 anni|#diabetetipo1 ipo notturna di nuovo|DCA e guarigione, pagine di diario
SclerosiESorrisi|La colite ulcerosa non mi ferma|Attacchi di panico: oggi sono uscita, giorno 12
Terza chemio, turbante nuovo|Auto-aiuto Parkinson giovanile Brianza – newsletter
Animatori ACR diocesi di Padova|Il mio cammino neocatecumenale|Rosario delle 18 con don Marco
Pullman per Medjugorje da Bari|Hijab in ufficio: musulmane d'Italia|Sbattezzo, ecco il mio modulo
#GMG con la parrocchia|Daimoku insieme – Soka Torino|Gioventù Nazionale Latina
Tesserata PD, circolo Bolognina|CompagniDiRifondazione|Leghisti della Bergamasca|#M5S banchetto a Pozzuoli
Potere al Popolo, assemblea all'Ex OPG|Predappio 28 ottobre, camerati presenti
Mi candido alle comunali con Fratelli d'Italia|Aperitivo Arcigay Catania|Lella e felice|r/LGBTItalia
Ho detto a papà che sono gay|TOS mese 3, spunta la barba!|Coppia scambista, il primo privé
#famigliearcobaleno le nostre due mamme|Bisex e sposata|Italo-marocchina di seconda generazione
AfroitalianaRiccia|Permesso di soggiorno scaduto, la questura tace|Sono rom: la mia storia
#cinoitaliani di Prato|Cittadinanza iure sanguinis dal bisnonno veneto
Albanese in Italia dal '91, sulla Vlora c'ero|Volantino FIOM Mirafiori|Eletta RSU a scuola
Sciopero USB al magazzino di Piacenza|SiCobasModena presidio|#CGIL pullman per Roma sabato
Delegata Filcams al supermercato|Rinnovo tessera CISL FP|Sovraindebitamento: il mio piano del consumatore
Cessione del quinto più due prestiti, non respiro|Cartelle esattoriali, ho chiesto la rottamazione
Stipendio pignorato, primo mese|Cattivo pagatore in CRIF|La mia casa è finita all'asta
Macchinette e debiti: riparto da zero|Lettere di mio fratello da Rebibbia|Ai domiciliari: la mia routine
Centro antiviolenza, il primo colloquio|Condannato in primo grado, racconto
Messa alla prova per guida in ebbrezza|Daspo di cinque anni, vita da ultrà
#codicerosso ho denunciato il mio ex`),
  pt: listOf(`
Vivendo com HIV, indetectável há 6 anos|LipedemaSemFiltro|CAPS e eu: diário de um bipolar
#tdahadulto Venvanse dia 1|Mãe atípica, autismo nível 2|Retocolite não é frescura
Mama aos 33 – quimio vermelha|Burnout: afastada pelo INSS|Terço das 4h, quaresma de São Miguel
Minha primeira gira de umbanda|Louvores Assembleia de Deus Madureira|Filho de Oxóssi 🏹
Célula de jovens: estudo de Romanos|Evangelho no Lar, centro espírita online|Saí das Testemunhas, e agora?
#desigrejada mas com Jesus|Bolsonaristas SC|MilitânciaPetistaDiadema
Panfletagem do PSOL no Largo da Batata|Concelhia do Chega Setúbal|#ForaLula ato domingo na Paulista
Comuna e feliz (UJC)|Patriotas na porta do quartel, dia 40|O meu turno no stand do PCP na Festa do Avante
Sapatão caminhoneira memes|Casal liberal SP, relatos|Me assumi pra minha vó|Travesti e doutora
#pansexual sim, e daí|Ursos do Porto|Hormonização mtf: estradiol mês 5|Pais gays na fila da adoção
Preta, periférica, crespa|Quilombola de Alcântara|Ciganos Calon, meu povo|NikkeiDeMarília – batchan e eu
Indígena Pataxó na universidade|À espera da AIMA: imigrante sem título em Lisboa
Retornados de Angola, memórias do meu pai|Assembleia dos Metalúrgicos do ABC|Fenprof: fiz greve dia 17
Fui eleita pra CIPA pelo sindicato|#BrequeDosApps|CGTP, 1.º de Maio com os colegas
Dirigente sindical bancário|STOP Almada, piquete à porta da escola|Limpei meu nome no Serasa
Superendividada: o consignado engoliu meu salário|Penhora de vencimento, a minha história
Agiota na minha porta|Devendo 5 cartões 😭 mês 2|Insolvência pessoal, três anos de cessão
Perdi tudo no tigrinho, tô negativado|Mulher de preso: jumbo do mês|Saidinha do meu filho
Tornozeleira eletrônica dia 1|Maria da Penha: minha medida protetiva|EgressoRecomeça – 7 anos de cadeia
Ex-traficante, meu testemunho|Vítima de perseguição, a APAV ajudou-me`),
  ja: listOf(`
うつ病で休職中の一日|潰瘍性大腸炎のごはん記録|#双極症II型 減薬メモ|乳がんサバイバーのウィッグ選び|ADHDママ、コンサータはじめました|妊活4年目、顕微授精の判定日|断酒会で一年たちました
cpap-log-viewer:自分の無呼吸データを見る|創価学会 地区座談会のお知らせ|宗教二世だった私|カトリック受洗準備、毎朝の聖書|真如苑の接心に行ってきた|日本人ムスリマのヒジャブ生活
エホバの証人を辞めました|幸福の科学 支部の法話会|天理教 ひのきしん日記|参政党ボランティア 街宣おつかれさま|自民党員になってみた|しんぶん赤旗 日曜版配達日記|れいわボラセン通信
#アベ政治を許さない スタンディング|靖国参拝オフ 保守の会|立憲パートナーズ埼玉|金曜官邸前 反原発デモ行ってきた|ゲイカップルのふたりごはん|FTM治療記録 ホルモン注射3本目
彼女とパートナーシップ宣誓してきた|二丁目デビューした夜|#Xジェンダー さんと繋がりたい|母にカミングアウトした日|アセクシャルの友情結婚|緊縛バー初心者レポ|在日コリアン3世のつぶやき|黒人ハーフに生まれて
アイヌの血をたどる 私の家系|帰化申請の面接(元ベトナム籍)|日系ブラジル人4世 浜松くらし|被差別部落出身です|仮放免のまま10年 クルド人家族|ユニオンに駆け込んだ話 団交1回目|労組の執行委員になりました
日教組 支部定期大会|春闘スト決行、組合旗もってきた|#国労 組合員OB会|首都圏青年ユニオン メルマガ|全労連女性部 分会ニュース|自己破産しました 免責まで|任意整理3年目の家計簿|リボ地獄280万
#借金垢 今月の返済|闇金からの電話が止まらない|差押予告きた…住民税滞納|ブラック喪明け CIC開示してみた|元受刑者が刑務所メシ再現|執行猶予中の就活|DVシェルターに逃げた日
クレプトマニア 万引きがやめられない|元ヤクザの小指とこれから|夫が逮捕されました 面会記|少年院出身、保護観察おわった!`),
  zh: listOf(`
甲状腺癌术后日记|抑郁症病友互助小组|孕期妊娠糖尿病控糖餐|#乙肝小三阳 停药记录|強迫症自救筆記|双相患者的碎碎念,碳酸锂第二年|透析十年的老王|试管第三次移植,接好孕|每日灵修·荒漠甘泉
佛弟子早課 大悲咒108遍|回族女孩的开斋节|慕道班结业 受洗见证|家庭教会主日赞美诗|法轮功学员亲述|一貫道道親班 點傳師開示|皈依三宝后第100天|预备党员转正心得|民進黨青年志工團|小草挺柯聚會
#光復香港時代革命|國民黨眷村第三代|毛派左圈读书会|海外民运通讯 六四悼念|罷免連署站志工日記|拉拉情侣同居日常|跟爸妈出柜了|西安形婚互助|MtF吃糖第200天|#同志大遊行 我們來了|男同小圈子 0多1少
双性恋女生自白|字母圈新人 找主|美国ABC:我到底是哪里人|维吾尔族姑娘在上海|延边朝鲜族 在韩打工|阿美族返鄉青年|越南媽媽嫁來台灣20年 新住民|走线美国 庇护排期|藏族阿佳的成都生活|空服員工會罷工紀實
我当工会代表谈涨薪|護理產業工會電子報|外卖骑手罢工群|#教協 舊會員茶聚|台鐵產業工會會員大會|在厂里筹建工会被开除|负债80万的上岸之路|网贷逾期三年 催收爆通讯录|成了失信被执行人,高铁坐不了
卡債協商 更生方案通過|戒赌吧老哥 还欠42w|深圳个人破产申请人日记|#停息挂账 终于谈成|刑满释放后找工作|取保候审这一年|家暴受害者自述 申请保护令|老公判了五年 会见日记|醉驾拘役一个月|更生人開小吃店
我从缅北诈骗园区逃出来`),
  ar: listOf(`
يوميات مريضة ذئبة حمراء|سكري النوع الأول ومضخة الأنسولين|رحلتي مع القولون التقرحي
#محاربات_السرطان الجرعة الخامسة|متعافي من الإدمان، ٢٠٠ يوم|تكيس المبايض وتأخر الحمل: تجربتي|ام طفل توحد
نوبات هلع وسيبرالكس، الأسبوع الثالث|أذكار الصباح بصوت خاشع|عظات أبونا – الكنيسة القبطية
حلقة تحفيظ القرآن للبنات|لا ديني عربي|لطميات محرم|رحلة العمرة مع أمي 🕋|#منهج_السلف فوائد يومية
شهادتي: كيف قبلت المسيح|أنصار التيار الوطني الحر – جبيل|إخوان مصر في المهجر|#الحراك_الجزائري الجمعة 60
مدونة معارض سوري|حملتنا في حزب العدالة والتنمية تمارة|فتحاوي وأفتخر|ناصريون حتى النخاع
رفاق حزب العمال تونس|مثلي من بيروت|بودكاست كويري بالعامية|عابرة جنسياً وأهلي ما يعرفون
قلت لأختي إني بحب البنات|#مجتمع_الميم|يوميات بويات وليديات|متزوج وثنائي الميول
أسرار الفراش والعلاقة الحميمة للمتزوجين|أمازيغي حر ⵣ|نوبية وأفتخر|لاجئ سوري في ألمانيا: مقابلة اللجوء
بدون في الكويت|فلسطينية من مخيم برج البراجنة|أكراد عفرين، جذورنا|مغاربة إيطاليا بلا وراق
نقابة المعلمين: اعتصام مفتوح|اتحاد الشغل فرع صفاقس|إضراب عمال غزل المحلة|#نقابة_الأطباء انتخبوا قائمتنا
النقابة الوطنية للصحة كدش|صرت مندوب العمال بالمصنع|تنسيقية الأساتذة المفروض عليهم التعاقد
متعثر في سداد القرض، إيقاف خدمات|شيك بدون رصيد وأنا مديون|غارمة من الصعيد|كيف سددت ٣٠٠ ألف ديون
تعثرات سمة وتسوية المديونية|حجزوا على راتبي|طلب إعسار: تجربتي بالمحكمة|أخي في السجن، زيارة اليوم
بعد الخروج من الحبس|زوجي يضربني ورفعت قضية|ناجية من التحرش تحكي|تاجر مخدرات تائب
خرجت بكفالة مع سوار إلكتروني|ابتزاز إلكتروني: هددني بصوري وبلّغت`),
  hi: listOf(`
Meri IVF journey – teesri cycle|मेरी डायलिसिस डायरी|PCODवालीनेहा|डिप्रेशन में हूँ, दवा चल रही है
#ब्रेस्टकैंसर कीमो का तीसरा राउंड|शुगर पेशेंट का टिफ़िन|नशा मुक्ति केंद्र में 90 दिन|सफ़ेद दाग और मैं
राधे राधे सत्संग लाइव|बहनों के लिए नमाज़ का तरीका|गुरबाणी विचार रोज़ सुबह|ISKCON दीक्षा, मेरी पहली माला
यीशु मसीह की चंगाई सभा|नागपुर में धम्म दीक्षा|#हनुमानचालीसा 40 दिन का संकल्प|मेरी अठाई – जैन तपस्या
भाजपा बूथ अध्यक्ष वार्ड 12|AAP ke volunteer, Dilli|मोदी भक्त मंडल|कांग्रेस सेवादल परिवार|#बहनजी मिशन 2027
RSS शाखा रोज़ सुबह|लाल सलाम साथियो – AISF|सपा युवजन सभा साइकिल यात्रा|लखनऊ का गे लड़का|किन्नर हूँ मैं
मम्मी को बताया कि मैं लेस्बियन हूँ|#दिल्लीप्राइड हमारा इश्क़|सुहागरात और सेक्स लाइफ टिप्स
बाइसेक्सुअल पति की कहानी|लिंग परिवर्तन सर्जरी: मेरा अनुभव|QueerHindiPodcast|दलित युवा की आवाज़
आदिवासी संथाल बेटी|नॉर्थईस्ट से हूँ, चाइनीज़ नहीं|ब्राह्मण समाज परिचय सम्मेलन
बांग्लादेश से आए शरणार्थी, हमारा परिवार|YadavBrand अहीर खून|कश्मीरी पंडित: जब घर छूटा
भारतीय मज़दूर संघ भिलाई यूनिट|आशा वर्कर यूनियन का धरना|रेलवे यूनियन चुनाव AIRF|#बैंकहड़ताल AIBEA साथी
CITU का मज़दूर अधिवेशन|मारुति वर्कर्स यूनियन, हमारा केस|Zomato rider hadtaal – gig workers union
लोन ऐप वालों की धमकी|EMI बाउंस हो गई, क्या करूँ|कर्ज़ में डूबा किसान का बेटा|CIBIL 540 से वापसी
क्रेडिट कार्ड सेटलमेंट किया मैंने|साहूकार का ब्याज खा गया|Udhaar mein dooba hoon bhai, 12 lakh baaki
जेल से छूटकर नई ज़िंदगी|पति पीटता था, 498A किया|तिहाड़ में भाई से मुलाक़ात|Zamanat mil gayi, ab aage kya
एसिड अटैक सर्वाइवर हूँ|मुझ पर FIR, अग्रिम ज़मानत कैसे|गैंग छोड़ दिया मैंने`),
} as const;
