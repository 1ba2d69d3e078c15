import { listOf } from '../second-list.ts';

/** Set 15 of harmless texts: 14 a language, titles, groups and searches from a fourth writer, who had mended words after the sets before it. */
export const HARMLESS_15 = {
  en: listOf(`
Stage lighting for small theatres|Bell ringing methods|Ashwood furniture|Canvas painting for beginners
Bus routes in Leeds|Leicester City kit history|Officer's mess recipes|Ribs in the smoker
Month six of learning piano|Irritable landlord comedy sketch|Student society bake sale
Union of sets, maths|Rail pass Europe|Temple Run high score
`),
  de: listOf(`
Bühnenlicht für kleine Theater|Brunchrezepte|Eschenholz ölen|Plakate drucken
Zugstrecken in Norwegen|Rippchen im Smoker|Monat sechs am Klavier|Bürostuhl Test
Kuchenverkauf der Schülerzeitung|Vereinigungsmenge in Mathe|Interrail Tipps
Tempelhofer Feld Drachenfest|Hamm Maximilianpark|Hagen Westfalen Freilichtmuseum
`),
  fr: listOf(`
Éclairage de scène|Recettes de brunch|Huiler le frêne|Imprimer des affiches
Trains de Norvège|Travers de porc fumés|Sixième mois de piano|Fauteuil de bureau, test
Vente de gâteaux du club|Union d'ensembles, maths|Pass Interrail
Temple du Soleil, Tintin|Rails pour spots|Côtes d'agneau grillées
`),
  es: listOf(`
Iluminación de escena|Recetas de brunch|Aceite para fresno|Imprimir carteles
Trenes de Noruega|Costillas ahumadas|Sexto mes de piano|Silla de oficina
Venta de pasteles del club|Unión de conjuntos|Interraíl consejos
El templo maldito, Indiana Jones|Papeletas de rifa de Navidad|Reparto de la película
`),
  it: listOf(`
Luci di scena|Ricette per brunch|Olio per frassino|Stampare volantini
Treni in Norvegia|Costine affumicate|Sesto mese di pianoforte|Sedia da ufficio
Vendita di torte del club|Unione di insiemi|Interrail consigli
Il tempio maledetto, Indiana Jones|Biglietti della lotteria|Cast del film
`),
  'pt-BR': listOf(`
Luz de palco|Receitas de brunch|Óleo para freixo|Imprimir panfletos
Trens da Noruega|Costela no bafo|Sexto mês de piano|Cadeira de escritório
Venda de bolos do clube|União de conjuntos|Mochilão de trem
Indiana Jones e o templo da perdição|Rifa de Natal|Elenco do filme
`),
  'zh-Hans': listOf(`
舞台灯光|早午餐食谱|白蜡木家具|海报打印
挪威火车|烟熏排骨|学钢琴第六个月|办公椅测评
社团义卖蛋糕|并集数学|欧洲铁路通票
夺宝奇兵 魔宫传奇|圣诞抽奖券|电影演员表
`),
  ja: listOf(`
舞台照明|ブランチ レシピ|タモ材 オイル|ポスター印刷
ノルウェー 鉄道|スペアリブ 燻製|ピアノ6か月目|オフィスチェア 比較
部活 バザー ケーキ|和集合 数学|ユーレイルパス
魔宮の伝説 インディ|クリスマス福引|映画 キャスト
`),
  hi: listOf(`
मंच की रोशनी|ब्रंच रेसिपी|लकड़ी का तेल|पोस्टर छपाई
नॉर्वे की ट्रेन|स्मोक्ड रिब्स|पियानो का छठा महीना|ऑफ़िस कुर्सी
क्लब की केक बिक्री|समुच्चयों का संघ|यूरेल पास
इंडियाना जोन्स टेम्पल ऑफ़ डूम|क्रिसमस लॉटरी|फ़िल्म के कलाकार
`),
  ar: listOf(`
إضاءة المسرح|وصفات فطور متأخر|زيت خشب الدردار|طباعة ملصقات
قطارات النرويج|ضلوع مدخنة|الشهر السادس بيانو|كرسي مكتب
بيع كعك النادي|اتحاد المجموعات رياضيات|تذكرة قطار أوروبا
إنديانا جونز معبد الموت|يانصيب الميلاد|ممثلو الفيلم
`),
} as const;
