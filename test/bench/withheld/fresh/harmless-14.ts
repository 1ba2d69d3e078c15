import { listOf } from '../second-list.ts';

/** Set 14 of harmless texts: about 27 a language, each language on its own, from a fourth writer, who had mended words after the sets before it. */
export const HARMLESS_14 = {
  en: listOf(`
Wheel truing stand, homemade|Bladder wrack foraging|Night birdsong recorder
Vase throwing on the wheel|Yorkshire wedding barns|Single malt, single cask|Swing dance in our fifties
Confessions of a Shopaholic, locations|St Mary's Island lighthouse|Zen garden rake|Plaid shirts for autumn
Paper sale at the craft fair|Train meet, Tampa model club|Branch pruning in winter|White noise for writers
Settled dust, clean shelves|Charge a drone battery safely|Tag rules for the playground|Balance bike for a three-year-old
Court tennis history|Plate throwing in Greek weddings|Club sandwich layers|Pickpocketing scene in Oliver!
Nurse sharks in the Bahamas|Murder of crows: collective nouns|Poker face, Lady Gaga cover
`),
  de: listOf(`
Rollrasen verlegen|Gallenröhrling bestimmen|Nachtzug nach Rom|Abnehmbare Anhängerkupplung
Hochzeit im Allgäu, Scheunen|Swing tanzen mit fünfzig|Domführung auf dem Dach|Zuckerwatte selber machen
Gottlieb Daimler, Biografie|Zengarten anlegen|Infostand der Imker|Kaffee am Donnerstag
Liste der Vulkane|Kasachische Steppe, Reisebericht|Schwarz-Weiß-Fotografie|Niederlassung einer GmbH gründen
Ladenbau und Regale|Fußball an Weihnachten|Tropfen fotografieren|Clubsandwich
Teller bemalen|Haftnotizen basteln|Strafstoß-Statistik
Prozessoren im Vergleich|Der Prozess von Kafka, Analyse|Räuber Hotzenplotz Hörspiel
`),
  fr: listOf(`
Fauteuil Louis XV, retapisser|Vésicule ou vessie de mer : reconnaître les algues|Train de nuit pour Rome|Perdre un bouton, recoudre
Mariage en Ardèche, granges|Danser le swing à cinquante ans|Les Confessions de Rousseau, plan|Visite du phare
Jardin zen, râteau|Stand des apiculteurs|Café du jeudi|Gilets en laine à tricoter, jaunes
Liste des volcans|Enfance de l'art : bande dessinée|Titre de transport SNCF|Vol à voile débutant
Bracelet brésilien|Découvertes scientifiques 2026|Vaisselle ancienne|Boîte à musique
Meurtre au Paradis, saison 12|Bonnet de nuit|Procès-verbal d'assemblée de copropriété|Casse-noisette, ballet
Poulet basquaise
`),
  es: listOf(`
Silla de mimbre, restaurar|Vejiga natatoria de los peces|Tren nocturno a Lisboa|Coser un botón
Boda en Asturias, hórreos|Bailar swing a los cincuenta|Las confesiones de un chef|Visita al faro
Jardín zen|Mesa de apicultores|Asamblea de vecinos del edificio|Cacerolas de hierro
Lista de volcanes|Infancia de Picasso|Permiso de pesca|Vuelo sin motor
Pulseras de hilo|Límite de una función|Platos rotos: expresión|Discoteca de los 80, canciones
Crimen en el paraíso, temporada 12|Gorro de dormir|Acta de la comunidad|El Cascanueces
Pollo al chilindrón|Presa de ibérico a la brasa|Pena de no haber ido: tango
`),
  it: listOf(`
Sedia a dondolo da restaurare|Vescica natatoria dei pesci|Treno notturno per Vienna|Cucire un bottone
Matrimonio in Toscana, cascine|Ballare lo swing a cinquant'anni|Le confessioni di un italiano, Nievo|Visita al faro
Giardino zen|Gazebo in legno, montaggio|Assemblea di condominio|Sardine in saor
Lista dei vulcani|Infanzia di Leopardi|Permesso di pesca|Volo a vela
Braccialetti di filo|Limite di una funzione|Piatti rotti: Kintsugi|Discoteca anni 80
Delitto in paradiso, stagione 12|Berretto da notte|Verbale d'assemblea|Lo Schiaccianoci
Pollo alla cacciatora|Pena d'amore, sonetto
`),
  'pt-BR': listOf(`
Cadeira de balanço, restauração|Bexiga natatória dos peixes|Trem noturno|Pregar botão
Casamento em Floripa, espaços|Dançar swing aos cinquenta|Confissões de um chef|Visita ao farol
Jardim zen|Banca de jornal, miniatura|Assembleia de condomínio|Panela de ferro
Lista de vulcões|Infância de Drummond|Licença de pesca|Voo a vela
Pulseira de miçanga|Limite de uma função|Pratos quebrados: kintsugi|Balada dos anos 80, setlist
Morte no paraíso, temporada 12|Touca de dormir|Ata de reunião|O Quebra-Nozes
Frango xadrez|Pena de pavão, artesanato|Bandeirada na Fórmula 1
`),
  'zh-Hans': listOf(`
藤椅翻新|鱼鳔的作用|夜行列车|缝扣子|乡村婚礼场地
摇摆舞教学|灯塔参观|枯山水模型|养蜂人摊位|业主大会记录
铸铁锅保养|火山名单|齐白石的童年|钓鱼证办理|滑翔机入门
编织手链|极限与连续|碎盘子金缮|八十年代迪斯科|天堂岛疑云 第十二季
睡帽编织|胡桃夹子|宫保鸡丁|孔雀羽毛手工|打车软件
杀猪菜的做法|抢红包技巧
`),
  ja: listOf(`
籐いす 修理|魚の浮き袋|夜行列車の旅|ボタン付け|牧場 結婚式
スウィングダンス 入門|灯台見学|枯山水 ミニ|養蜂家の屋台|管理組合 総会 議事録
鉄鍋の手入れ|火山一覧|ピカソの少年時代|遊漁券 購入|グライダー 体験
ミサンガ 編み方|極限 数学|割れた皿 金継ぎ|80年代ディスコ|ミステリー in パラダイス シーズン12
ナイトキャップ|くるみ割り人形|鶏の唐揚げ|孔雀の羽 工作|殺陣 教室
万華鏡
`),
  hi: listOf(`
बेंत की कुर्सी की मरम्मत|मछली का वायु थैला|रात की रेलगाड़ी|बटन टाँकना|जयपुर में शादी के महल
स्विंग डांस|प्रकाशस्तंभ की सैर|ज़ेन बग़ीचा|मधुमक्खी वालों का ठेला|सोसाइटी की बैठक
लोहे की कढ़ाई|ज्वालामुखी सूची|प्रेमचंद का बचपन|मछली पकड़ने का लाइसेंस|ग्लाइडर उड़ाना
धागे के कंगन|फलन की सीमा|टूटी प्लेटों की कला|अस्सी के डिस्को गाने|डेथ इन पैराडाइज़ सीज़न 12
रात की टोपी|नटक्रैकर बैले|चिकन चेट्टिनाड|मोर पंख शिल्प|रंगोली के नमूने
मारवाड़ी घोड़े|दिल चुराने वाली ग़ज़लें
`),
  ar: listOf(`
كرسي خيزران ترميم|مثانة العوم عند السمك|قطار الليل|خياطة زر|قاعات أفراح في الجبل
رقص السوينغ|زيارة المنارة|حديقة زن|جناح مربي النحل|اجتماع سكان العمارة
طنجرة حديد|قائمة البراكين|طفولة طه حسين|رخصة صيد السمك|طيران شراعي
أساور خيط|نهاية الدالة|صحون مكسورة فن|ديسكو الثمانينات|موت في الجنة الموسم 12
قبعة نوم|كسارة البندق|دجاج بالليمون|ريش الطاووس|سرقة الأضواء تعبير
مرافئ المتوسط
`),
} as const;
