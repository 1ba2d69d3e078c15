import { listOf } from '../second-list.ts';

/** Set 14 of texts about subjects that are never scored: 27 a language, each language on its own, from a fourth writer, who had mended words after the sets before it. */
export const WITHHELD_14 = {
  en: listOf(`
Wheelchair hacks for tiny flats|Caring for a son with cystic fibrosis|My gallbladder came out on Friday|Tinnitus at night, help
Postnatal depression and me|Anyone else on Ozempic for weight?|Vasectomy: the honest truth|Lesbian weddings in Yorkshire
Asexual and happily single|Swinging in our fifties|Confession times at St Mary's|First Eid as a convert
Why I stopped believing in God|Zen centre sesshin sign-up|Vote Plaid in May, car stickers|Socialist Workers paper sale
Trump train meetup, Tampa|Unison branch AGM minutes|Chagossians in Crawley|Passing as white: a family memoir of ours
Waiting for my settled status|Shoplifting charge at 19|Prison wives' podcast|Electronic tag rules at Christmas
Credit card balance keeps growing, I can't sleep|County court judgment removal|Dad drank and threw plates|Spiked at a club last month
`),
  de: listOf(`
Rollstuhlgerechte Wohnung gesucht, MS|Mein Sohn mit Mukoviszidose|Gallenblase raus, was essen|Tinnitus nachts
Wochenbettdepression, ich rede darüber|Abnehmspritze seit drei Monaten|Vasektomie: so war's|Lesbische Hochzeit Allgäu
Asexuell und zufrieden|Swingen mit fünfzig|Beichtzeiten Dom|Mein erstes Zuckerfest als Konvertitin
Warum ich nicht mehr an Gott glaube|Zen-Sesshin Anmeldung|Infostand der Grünen am Samstag, wer hilft|Antifa-Café Donnerstag
Pegida Dresden, wer fährt mit|Personalratswahl: GEW-Liste|Aussiedler aus Kasachstan in Lahr|Schwarz und deutsch aufgewachsen
Warten auf die Niederlassungserlaubnis|Anzeige wegen Ladendiebstahl mit 19|Frauen von Inhaftierten|Fußfessel an Weihnachten
Dispo ausgereizt, ich kann nicht schlafen|Mahnbescheid widersprechen|Vater trank und warf mit Tellern|K.-o.-Tropfen im Club
`),
  fr: listOf(`
Appartement accessible en fauteuil, SEP|Mon fils a la mucoviscidose|Ablation de la vésicule, que manger|Acouphènes la nuit
Dépression post-partum, j'en parle|Sous Ozempic depuis trois mois|Vasectomie : mon récit|Mariage lesbien en Ardèche
Asexuelle et heureuse|Libertins après cinquante ans|Horaires des confessions|Mon premier Aïd de convertie
Pourquoi je ne crois plus en Dieu|Sesshin zen, inscriptions|Tenir le stand des Verts samedi|Café antifa jeudi
Gilets jaunes de Montargis|Élections au comité : la liste SUD|Harkis et leurs enfants|Métisse et bretonne, mon enfance
En attente du titre de séjour|Convoqué pour vol à l'étalage|Femmes de détenus
Découvert permanent, je ne dors plus|Injonction de payer, contester|Papa buvait et cassait la vaisselle|Droguée en boîte à mon insu
`),
  es: listOf(`
Piso accesible en silla de ruedas|Mi hijo tiene fibrosis quística|Me quitaron la vesícula|Acúfenos por la noche
Depresión posparto, hablo de ello|Con Ozempic desde hace tres meses|Vasectomía: así fue|Boda lesbiana en Asturias
Asexual y feliz|Liberales después de los cincuenta|Horario de confesiones|Mi primer Eid como conversa
Por qué dejé de creer en Dios|Sesshin zen, inscripción|Mesa de Más Madrid el sábado|Asamblea antifascista del barrio
Cacerolada contra Sánchez, nos vemos|Lista de CSIF en el hospital|Guineanos de Alcalá|Morena y de aquí: mi infancia
Esperando el permiso de residencia|Citado por hurto en el súper|Mujeres de presos
Tarjeta al límite, no duermo|Monitorio, cómo oponerme|Papá bebía y rompía platos|Burundanga en la discoteca
`),
  it: listOf(`
Casa accessibile in sedia a rotelle|Mio figlio ha la fibrosi cistica|Senza cistifellea, cosa mangio|Acufeni di notte
Depressione post partum, ne parlo|Con Ozempic da tre mesi|Vasectomia: com'è andata|Matrimonio lesbico in Toscana
Asessuale e felice|Scambio di coppia a cinquant'anni|Orari delle confessioni|Il mio primo Eid da convertita
Perché non credo più in Dio|Sesshin zen, iscrizioni|Gazebo di Fratelli d'Italia, turni|Assemblea antifascista del quartiere
Sardine di Modena|Eritrei di Bologna|Nera e italiana, la mia infanzia
In attesa del permesso di soggiorno|Denunciata per taccheggio|Mogli di detenuti|Ai domiciliari a Natale
Carta revolving al limite, non dormo|Decreto ingiuntivo, opposizione|Papà beveva e rompeva i piatti|Drogata in discoteca a mia insaputa
`),
  'pt-BR': listOf(`
Apartamento acessível para cadeirante|Meu filho tem fibrose cística|Tirei a vesícula, o que comer|Zumbido no ouvido à noite
Depressão pós-parto, eu falo|De Ozempic há três meses|Vasectomia: como foi|Casamento lésbico em Floripa
Assexual e feliz|Horário de confissão na matriz|Meu primeiro Ramadã
Por que deixei de acreditar em Deus|Retiro zen, inscrição|Banca do PSTU no sábado|Ato contra Bolsonaro, quem vai
Patriotas de Joinville|Chapa da CTB no hospital|Angolanos do Brás|Preta e gaúcha, minha infância
Esperando o RNM da Polícia Federal|Audiência por furto no mercado|Mulheres de detentos|Saidinha de Natal
Cartão no limite, não durmo|Intimação de execução fiscal, o que faço|Papai bebia e quebrava pratos|Boa noite cinderela na balada
`),
  'zh-Hans': listOf(`
轮椅无障碍出租房|孩子有血友病|切了胆囊吃什么|半夜耳鸣|产后抑郁说出来
打司美格鲁肽三个月|结扎手术经历|拉拉婚礼|无性恋也幸福|夫妻换着玩群
教堂告解时间|第一次过开斋节|我为什么不再信神|禅七报名|时代力量义工
反送中周年|挺韩后援会|工会代表竞选|延边朝鲜族在青岛|混血黑皮肤的童年
等永居批准|偷超市东西被传唤|服刑人员家属|信用卡刷爆睡不着
支付令怎么异议|爸爸喝酒就摔东西|酒吧被下药
`),
  ja: listOf(`
車いす 一人暮らし 部屋|息子が血友病|胆のう摘出 食事|耳鳴り 夜|産後うつ 打ち明ける
マンジャロ 三か月|パイプカット 体験|レズビアン婚 会場|アセクシュアル 幸せ|夫婦交換 サークル
告解の時間 教会|改宗して初めてのイード|神を信じなくなった理由|接心 申込|れいわ ボランティア
安倍さん追悼 有志|国会前デモ 行く人|教職員組合 支部|在日ベトナム人の会|黒人ハーフの子ども時代
永住許可 待ち|万引き 呼び出し|受刑者の妻|仮釈放 正月|リボ残高 眠れない
支払督促 異議|父は酒を飲むと皿を投げた|クラブで薬を盛られた
`),
  hi: listOf(`
व्हीलचेयर वाला फ़्लैट|बेटे को हीमोफ़ीलिया|पित्ताशय निकलवाया, क्या खाएँ|रात में कान बजना|प्रसव के बाद अवसाद
नसबंदी का अनुभव|लेस्बियन शादी|अलैंगिक और खुश|पति-पत्नी अदला-बदली|मेरी पहली ईद, धर्म बदलने के बाद
ईश्वर को क्यों नहीं मानता|विपश्यना शिविर का पंजीकरण|तृणमूल का झंडा मेरे घर|किसान आंदोलन में हम|मोदी समर्थक मंच
शिक्षक संघ का चुनाव|मुंबई के पारसी|साँवली और दलित, मेरा बचपन|नागरिकता का इंतज़ार|दुकान से चोरी में पकड़ा गया
क़ैदियों की पत्नियाँ|पैरोल पर दिवाली|क्रेडिट कार्ड भर गया, नींद नहीं|कुर्की का नोटिस|पिता शराब पीकर बर्तन फेंकते थे
क्लब में कुछ मिला दिया|छेड़छाड़ की शिकायत
`),
  ar: listOf(`
شقة مناسبة لكرسي متحرك|ابني مصاب بالهيموفيليا|استئصال المرارة ماذا آكل|طنين الأذن ليلا|اكتئاب ما بعد الولادة
أوزمبيك منذ ثلاثة أشهر|قطع القناة الدافقة تجربتي|زواج مثليات|لاجنسي وسعيد|تبادل أزواج
مواعيد الاعتراف في الكنيسة|أول عيد بعد إسلامي|لماذا لم أعد أؤمن بالله|خلوة بوذية|ملصقات الوفد
مظاهرة يوم الجمعة من يأتي|محبو صدام|انتخابات نقابة الأطباء|نوبيو الإسكندرية|سمراء في تونس طفولتي
أنتظر الإقامة الدائمة|استدعاء بتهمة سرقة من متجر|زوجات السجناء|السوار الإلكتروني في العيد|البطاقة الائتمانية ممتلئة ولا أنام
أمر أداء من المحكمة|أبي كان يشرب ويكسر الصحون|خدروني في ملهى
`),
} as const;
