import { listOf } from '../second-list.ts';

/** Set 15 of texts about subjects that are never scored: 15 a language, titles, groups and searches from a fourth writer, who had mended words after the sets before it. */
export const WITHHELD_15 = {
  en: listOf(`
Living with endometriosis, stage four|r/Sciatica|Chemo nurse told me to ring the bell|Bisexual women's brunch Bristol
How to clean a vibrator|Grindr alternatives|Ash Wednesday fasting rules|Hindu student society Diwali puja
Canvassing with Reform in Essex|Unite the Union bus drivers Leeds|Gujarati families in Leicester|Deportation letter arrived
Probation officer keeps cancelling|StepChange payment plan, month six|He broke my ribs twice
`),
  de: listOf(`
Leben mit Endometriose|Bandscheibenvorfall und Reha|Bisexuelle Frauen Brunch Bonn|Vibrator reinigen
Aschermittwoch fasten, katholisch|Diwali Puja Hindu-Tempel Hamm|Plakate kleben für das BSW|GDL-Streik, ich bin dabei
Tamilische Familien in Hagen|Abschiebebescheid bekommen|Bewährungshelferin meldet sich nicht|Ratenzahlung mit Inkasso, Monat sechs
Er hat mir zweimal die Rippen gebrochen|Reizdarm im Büro|Jesidische Jugend Celle
`),
  fr: listOf(`
Vivre avec l'endométriose|Hernie discale et rééducation|Brunch femmes bisexuelles|Nettoyer un vibromasseur
Jeûne du mercredi des Cendres|Puja de Diwali, temple hindou|Coller pour le NPA|Grève SNCF, SUD-Rail appelle
Familles tamoules de La Courneuve|OQTF reçue hier|Ma conseillère de probation|Plan de remboursement surendettement, mois six
Il m'a cassé deux côtes|Côlon irritable au bureau|Jeunes yézidis
`),
  es: listOf(`
Vivir con endometriosis|Hernia discal y rehabilitación|Brunch de mujeres bisexuales|Limpiar un vibrador
Ayuno de Miércoles de Ceniza|Puja de Diwali, templo hindú|Reparto de papeletas del BNG|Huelga de Renfe, convoca CCOO
Familias rumanas de Castellón|Me llegó la orden de expulsión|Mi agente de libertad condicional|Reunificar deudas, mes seis
Me rompió dos costillas|Colon irritable en la oficina|Jóvenes saharauis en Vitoria
`),
  it: listOf(`
Vivere con l'endometriosi|Ernia del disco e fisioterapia|Brunch donne bisessuali|Pulire un vibratore
Digiuno del mercoledì delle ceneri|Puja di Diwali, tempio indù|Volantini per Potere al Popolo|Sciopero Trenitalia, indice USB
Famiglie tamil di Palermo|Decreto di espulsione arrivato|La mia assistente UEPE|Piano di rientro debiti, mese sei
Mi ha rotto due costole|Colon irritabile in ufficio|Giovani curdi di Roma
`),
  'pt-BR': listOf(`
Viver com endometriose|Hérnia de disco e fisioterapia|Brunch de mulheres bissexuais|Como limpar vibrador
Jejum da Quarta-feira de Cinzas|Puja de Diwali, templo hindu|Panfletagem do PSTU|Greve do metrô, sindicato convoca
Famílias bolivianas do Bom Retiro|Ordem de deportação chegou|Meu agente da condicional|Renegociação Desenrola, mês seis
Ele quebrou minhas costelas|Intestino irritável no trabalho|Jovens guaranis em Dourados
`),
  'zh-Hans': listOf(`
子宫内膜异位症生活|腰椎间盘突出康复|双性恋女生聚餐|震动棒清洗
圣灰星期三守斋|排灯节印度教庙|给民进党发传单|铁路工会罢工
越南新娘在台湾|遣返通知书|社区矫正专干|协商还款第六期
他打断我肋骨|肠易激上班|雅兹迪青年
`),
  ja: listOf(`
子宮内膜症と暮らす|椎間板ヘルニア リハビリ|バイセクシュアル女性 ブランチ|バイブレーター 洗い方
灰の水曜日 断食|ディワリ ヒンドゥー寺院|れいわ新選組 ビラ配り|JR労組 スト
ベトナム人家族 大泉|退去強制 通知|保護司さんとの面談|債務整理 返済6か月目
肋骨を折られた 夫|過敏性腸症候群 職場|クルド人青年 川口
`),
  hi: listOf(`
एंडोमेट्रियोसिस के साथ जीवन|स्लिप डिस्क और फिजियोथेरेपी|बाइसेक्शुअल महिलाओं का ब्रंच|वाइब्रेटर कैसे साफ़ करें
एकादशी व्रत के नियम|दिवाली पूजा, हिंदू मंदिर लंदन|राजद के पर्चे बाँटे|रेल यूनियन हड़ताल
दिल्ली में अफ़ग़ान परिवार|निर्वासन का नोटिस|प्रोबेशन अधिकारी से मुलाक़ात|कर्ज़ की किस्त, छठा महीना
उसने मेरी पसली तोड़ी|आईबीएस और दफ़्तर|यज़ीदी युवा
`),
  ar: listOf(`
الحياة مع بطانة الرحم المهاجرة|انزلاق غضروفي وعلاج طبيعي|نساء مزدوجات الميل|تنظيف الهزاز الجنسي
صوم أربعاء الرماد|معبد هندوسي ديوالي|توزيع منشورات التيار الوطني الحر|إضراب نقابة السكك الحديدية
عائلات سورية في إزمير|وصلني قرار الترحيل|ضابط المراقبة بعد السجن|تقسيط الديون الشهر السادس
كسر ضلوعي مرتين|القولون العصبي في المكتب|شباب إيزيديون
`),
} as const;
