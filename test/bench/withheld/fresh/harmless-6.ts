import { listOf } from '../second-list.ts';

/** Set 6 of harmless texts: 30 a language, titles and searches from a second writer who never saw the words. */
export const HARMLESS_6 = {
  en: listOf(`
Bricklayer wanted in Leeds|Welding certification|Barista training|Vintage sewing machines
HGV driver jobs|Raspberry Pi projects|Rust for embedded systems|Home server racks
Mechanical keyboards|Moth trapping|Coastal erosion field trip|Hedgehog rescue|Fungi identification
Stained glass techniques|History of the ballot box|Film noir detectives
Medical school interview prep|Student union café menu|Chess openings with fianchettoed bishops
Contract law lecture notes|Courtroom sketch artists|Hospital architecture award|Lo-fi beats to study
Sunday league football|Interrail itineraries|Cosplay armour|Board game café|Salsa night
Baby-led weaning|Puppy training`),
  de: listOf(`
Maurer gesucht in Leipzig|Schweißkurs|Barista-Workshop|Friseurmeisterschule|Gabelstaplerschein
Heimserver mit Docker|3D-Druck Einsteiger|Smart Home ohne Cloud|Lötstation Test|Pilze bestimmen
Igel überwintern|Gezeiten und Watt|Schmetterlinge im Garten|Glasmalerei als Handwerk
Wahlrecht im Geschichtsunterricht|Medizinstudium Bewerbung|Tatort-Rezensionen
Europäische Union Erdkunde|Springer und Läufer: Endspiele|Vertragsrecht Skript
Krankenhausbau Architektur|Sprachreise nach Malta|Chill-Playlist zum Lernen|Kreisliga Fußball
Bahnreisen durch Europa|Standardtanz|Escape Rooms|Töpfern|Babybrei kochen|Welpenschule`),
  fr: listOf(`
Maçon recherché à Lille|Formation soudure|CAP coiffure|Brocante et vieux outils|Permis poids lourd
Raspberry Pi maison|Impression 3D|Domotique|Apprendre le langage C|Champignons des bois
Papillons de jour|Sortie géologie|Marées et littoral|Restaurer un vitrail
Le suffrage en cours d'éducation civique|Prépa médecine : méthodes|Séries policières
Union cycliste internationale|Finale tour contre fou|Droit des contrats, fiches
Architecture hospitalière|Langues latines|Musique douce pour travailler|Football amateur
Voyage en train de nuit|Rock acrobatique|Jeux d'évasion|Poterie|Purées pour bébé|Éduquer son chiot`),
  es: listOf(`
Se busca albañil en Zaragoza|Curso de soldadura|Peluquería moderna|Máquinas de coser antiguas
Carnet de camión|Arduino desde cero|Impresión en 3D|Domótica casera|Programar en Java|Setas de otoño
Mariposas ibéricas|Salida de geología|Mareas y playas|Taller de vidrieras
El sufragio en la clase de historia|Entrar en Medicina: nota de corte|Series de detectives
Unión Europea para escolares|Finales de alfil y caballo|Derecho civil: esquemas
Arquitectura hospitalaria|Lenguas romances|Música tranquila para estudiar|Fútbol sala de barrio
Viajar en tren por Europa|Bailar salsa|Salas de escape|Cerámica en casa|Papillas para bebés
Adiestrar un cachorro`),
  it: listOf(`
Cercasi muratore a Verona|Corso di saldatura|Parrucchieri: tagli moderni|Macchine da cucire d'epoca
Patente per camion|Arduino per principianti|Stampa 3D|Domotica fai da te|Programmare in Go
Funghi del bosco|Farfalle d'Italia|Gita geologica|Maree e coste|Laboratorio di vetrate artistiche
Il voto nella storia: lezione|Test di ingresso a medicina|Serie tv poliziesche
Unione Europea per le scuole|Finali con alfiere e cavallo|Diritto commerciale: appunti
Architettura degli ospedali|Lingue neolatine|Musica rilassante per lo studio|Calcio a cinque
In treno per l'Europa|Ballo liscio|Stanze di fuga|Ceramica|Pappe per neonati|Educare un cucciolo`),
  'pt-BR': listOf(`
Contrata-se pedreiro em Goiânia|Curso de solda|Salão de beleza: cortes|Máquina de costura antiga
Carteira de caminhão|Arduino para iniciantes|Impressora 3D|Casa inteligente|Programar em Kotlin
Cogumelos da mata|Borboletas brasileiras|Aula de geologia|Marés e praias|Oficina de vitrais
O voto na aula de história|Vestibular de medicina|Séries policiais|União Europeia para estudantes
Final de bispo contra cavalo|Direito civil: resumos|Arquitetura hospitalar|Línguas latinas
Música calma para estudar|Futebol de várzea|Mochilão pela Europa|Forró pé de serra|Jogos de fuga
Cerâmica artesanal|Papinha de bebê|Adestrar filhote`),
  ja: listOf(`
大工募集|溶接の資格|美容師の技術|古いミシン|大型トラック運転手|ラズパイ電子工作|3Dプリンター|スマートホーム|自作キーボード|きのこ図鑑|蝶の観察|地層めぐり|潮だまりの生き物
ステンドグラス教室|社会科の選挙学習|医学部受験|刑事ドラマの名作|欧州連合の地理|チェスの終盤|民法の講義ノート|病院建築|世界の言語|勉強用の静かな音楽|草野球|ヨーロッパ鉄道の旅|社交ダンス
脱出ゲーム|陶芸|離乳食|子犬のしつけ`),
  'zh-Hans': listOf(`
招聘泥瓦工|焊接培训|美发造型|老式缝纫机|货车司机招聘|树莓派项目|三维打印|智能家居|机械键盘|野生菌鉴别|蝴蝶观察|地质考察|潮汐与海滩|彩色玻璃工艺|世界史中的普选|医学院入学考试|刑侦剧推荐
欧盟地理知识|象棋残局|合同法笔记|医院建筑设计|世界语言入门|学习用轻音乐|业余足球|欧洲火车游|广场舞教学|密室逃脱|陶艺|宝宝辅食|训练小狗`),
  hi: listOf(`
राजमिस्त्री चाहिए|वेल्डिंग कोर्स|बाल काटने की कला|पुरानी सिलाई मशीन|ट्रक ड्राइवर भर्ती
रास्पबेरी पाई प्रोजेक्ट|थ्री डी प्रिंटिंग|स्मार्ट होम|मोबाइल रिपेयरिंग|मशरूम की पहचान|तितलियाँ
चट्टानों का अध्ययन|ज्वार और समुद्र तट|रंगीन काँच की कला|मताधिकार का इतिहास पाठ|मेडिकल प्रवेश परीक्षा
जासूसी धारावाहिक|यूरोपीय संघ भूगोल|शतरंज के अंतिम खेल|संविदा विधि नोट्स|अस्पताल भवन डिज़ाइन
विश्व की भाषाएँ|पढ़ाई के लिए शांत संगीत|गली क्रिकेट|रेल से भारत यात्रा|सालसा नृत्य|बोर्ड गेम
मिट्टी के बर्तन|शिशु का पहला भोजन|पिल्ले को सिखाना`),
  ar: listOf(`
مطلوب عامل بناء|دورة لحام|قص الشعر الحديث|ماكينات خياطة قديمة|رخصة شاحنة|مشاريع أردوينو
الطباعة ثلاثية الأبعاد|المنزل الذكي|لوحات المفاتيح الميكانيكية|الفطر البري|الفراشات|رحلة جيولوجية
المد والجزر|فن الزجاج المعشق|تاريخ حق الاقتراع|القبول في كلية الطب|مسلسلات بوليسية
الاتحاد الأوروبي جغرافيا|نهايات الشطرنج|ملخصات قانون العقود|تصميم المستشفيات|لغات العالم
موسيقى هادئة للدراسة|كرة قدم الشوارع|القطار عبر أوروبا|رقص السالسا|ألعاب الهروب|الخزف|طعام الرضع
تدريب الجراء`),
};
