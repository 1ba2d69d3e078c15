import { listOf } from '../second-list.ts';

/** Set 7 of texts about subjects that are never scored: 30 a language, titles and searches from a second writer who never saw the words. */
export const WITHHELD_7 = {
  en: listOf(`
Stoma bags and belts|Asthma inhaler spacers|Schizophrenia carers' circle|Long Covid diaries
Weight loss jab before and after: Ozempic users|Eating disorder recovery playlist
Hearing voices network|Lesbian romance book club|r/askgaybros|Queer and Muslim
Kink and fetish meetups|PrEP and chemsex advice for men|Lent reflections newsletter
Vedic puja at home|Alpha course near me|Islamic parenting channel|Ex-evangelicals|Bat mitzvah gifts
Reform UK branch meeting|Trade union reps training|Green Party volunteers|Vote Trump merch
Nurses' union pay campaign|Irish Travellers' voices|Indian diaspora in Canada
First-generation Chinese students|African ancestry DNA results of mine
Juvenile record sealing clinic|Inmate pen pals|Bail bonds near me`),
  de: listOf(`
Stomaversorgung bestellen|Asthmaspray richtig anwenden|Long-Covid-Betroffene|Essstörung überwinden
Schizophrenie in der Familie|Abnehmspritze Erfahrungen|Neurodermitis bei Babys
Lesbische Liebesromane|Schwul und katholisch|Fetischparty|HIV-Prophylaxe PrEP
Transgender Jugendliche|Fastenzeit-Impulse|Taufvorbereitung|Islamische Erziehung|Koscher einkaufen
Buddhistische Sangha|Jugendgottesdienst|Betriebsrat und Gewerkschaft|BSW-Anhänger|Volt-Mitglieder
Tarifkampf in der Pflege|Junge Union Bayern|Sinti und Roma|Deutsch-Türken erzählen
Vietnamesen in Leipzig|Ukrainische Geflüchtete in Bonn|Meine jüdischen Vorfahren|Briefe an Gefangene
Jugendstrafe und danach`),
  fr: listOf(`
Poches de stomie|Inhalateur pour l'asthme|Covid long : témoignages|Guérir de l'anorexie
Schizophrénie : paroles de proches|Injections pour maigrir|Eczéma du nourrisson|Romances lesbiennes
Gay et croyant|Soirées fétichistes|La PrEP, qui peut la prendre|Ados transgenres
Méditations de Carême|Préparer un baptême|Éduquer ses enfants en islam|Épicerie casher
Scouts de confession protestante|Adoration eucharistique|Section CGT cheminots
Les Écologistes : adhérents|Soutiens d'Éric Zemmour|SNES-FSU enseignants|Jeunes avec Macron
Gens du voyage|Portugais de Paris|Comoriens de Marseille|Kabyles de France|Fils de harkis
Correspondre avec un détenu|Mineurs délinquants : parents`),
  es: listOf(`
Bolsas de ostomía|Inhalador para el asma|Covid persistente|Superar la anorexia
Familiares de esquizofrenia|Pinchazos para adelgazar|Dermatitis atópica del bebé
Novelas románticas lésbicas|Gay y creyente|Fiestas fetichistas|PrEP: cómo conseguirla
Adolescentes trans|Reflexiones de Cuaresma|Preparar la primera comunión|Educar en el islam
Novena a la Virgen|Budistas de Barcelona|Pastores evangélicos|Comité de empresa CGT|Sumar: inscritos
Votantes de Milei|Sindicato de enfermería SATSE|Peronistas de corazón|Orgullo gitano
Peruanos en Chile|Mapuches urbanos|Senegaleses en Almería|Judíos sefardíes|Cartas a presos
Menores infractores: padres`),
  it: listOf(`
Sacche per stomia|Inalatore per asma|Covid lungo: pazienti|Guarire dall'anoressia
Familiari di schizofrenici|Punture per dimagrire|Dermatite atopica nei bimbi|Romanzi d'amore lesbici
Gay e cattolico|Feste fetish|PrEP e prevenzione HIV|Adolescenti transgender
Meditazioni per la Quaresima|Preparare il battesimo|Educazione islamica dei figli
Novena alla Madonna|Buddisti Soka Gakkai|Gruppo scout cattolico|Rappresentanti sindacali CISL
Italia Viva comitati|Elettori di Meloni|Sindacato infermieri Nursind|Potere al Popolo|Orgoglio rom
Filippini a Roma|Ucraine rifugiate|Nigeriani a Castel Volturno|Ebrei romani|Lettere ai detenuti
Minori autori di reato`),
  'pt-BR': listOf(`
Bolsa de colostomia|Bombinha para asma|Sequelas da covid|Superar a anorexia
Familiares de esquizofrênicos|Caneta para emagrecer|Dermatite no bebê|Romances sáficos
Gay e evangélico|Festas fetichistas|PrEP pelo SUS|Adolescentes trans: famílias|Devocional de hoje
Preparar a crisma|Ramadã no Brasil|Novena de Nossa Senhora|Pregação do pastor|Terreiro de axé
Central sindical Força|Petistas com orgulho|Eleitores do Lula|Sindicato dos enfermeiros
União da Juventude Socialista|Orgulho negro|Ciganos do Brasil|Sírios refugiados|Yanomamis
Pomeranos do Espírito Santo|Cartas para detentos|Medida socioeducativa do meu filho`),
  ja: listOf(`
ストーマ用品|喘息の吸入器|コロナ後遺症|摂食障害からの回復|統合失調症の家族会|痩せる注射 マンジャロ|赤ちゃんのアトピー|百合カップルの同棲 ゲイ・レズビアンVlog|フェチの集まり
性同一性障害の相談|勃起不全の薬|同性愛者の老後|御朱印ではなく信心：日蓮宗の信者|洗礼を受ける|ムスリムの子育て|天理教の教会|真言宗の檀家|青年キリスト者の会|看護師の労働組合
国民民主党を応援する会|参政党の党員|教職員組合|ストライキに参加|琉球民族の誇り|華僑の子孫|黒人とのミックス|難民申請中のミャンマー人|在日ネパール人|受刑者との文通|少年院を出た若者`),
  'zh-Hans': listOf(`
造口袋|哮喘吸入器|新冠后遗症|厌食症康复|精神分裂症家属|司美格鲁肽减肥|宝宝湿疹|痔疮手术后|百合同性情侣日常|同志与信仰|恋物癖圈子|艾滋阻断药|跨性别青少年|预备受洗|清真寺礼拜|妈祖信徒进香
皈依三宝|教会青年营|吃斋念经|护士工会|支持民进党|共产党员发展对象|特朗普华人支持者|工会组织罢工|苗族同胞|华裔二代|犹太人在上海|叙利亚难民|维吾尔族青年|给服刑者写信`),
  hi: listOf(`
दमा का इनहेलर|कोविड के बाद की कमज़ोरी|सिज़ोफ्रेनिया के मरीज़|किडनी डायलिसिस|मिर्गी का इलाज
टीबी के मरीज़|बवासीर की दवा|समलैंगिक प्रेम कहानियाँ|हिजड़ा समुदाय के अधिकार|स्तंभन दोष
गे और शादीशुदा|क्वीयर युवा|नवरात्रि व्रत कथा|जुमे का ख़ुत्बा|बपतिस्मा की तैयारी
मुस्लिम बच्चों की परवरिश|जैन मुनि प्रवचन|शिव भक्त मंडली|नर्सों की यूनियन|मोदी समर्थक
तृणमूल कांग्रेस सदस्य|बैंक कर्मचारी संघ हड़ताल|कम्युनिस्ट पार्टी|भील आदिवासी|तमिल शरणार्थी
वाल्मीकि समाज|बांग्लादेशी प्रवासी|जाट समाज|क़ैदी को चिट्ठी|बाल अपराधी के माता-पिता`),
  ar: listOf(`
أكياس الفغر|بخاخ الربو|أعراض ما بعد كورونا|التعافي من فقدان الشهية|أهالي مرضى الفصام|إبر التنحيف
أكزيما الرضع|غسيل الكلى|روايات حب مثلية|مثلي ومسلم|تغيير الجنس|الوقاية من الإيدز للمثليين|شباب كوير
تأملات الصوم الكبير|الاستعداد للمعمودية|تربية الأبناء على الإسلام|رقية شرعية|الطريقة الصوفية
زيارة كربلاء|نقابة الممرضين|حزب القوات اللبنانية|مؤيدو السيسي|نقابة المعلمين|شبيبة الحزب الاشتراكي
الأقباط في المهجر|اليمنيون في أمريكا|التركمان في العراق|لاجئون روهينغا|الغجر|رسائل إلى سجين`),
};
