import { listOf } from '../second-list.ts';

/** Set 16 of texts that must be answered: 30 a language, half of them plain, half with words like those withheld. */
export const HARMLESS_16 = {
  en: listOf(`
Sourdough for people with small ovens|Greek salad in ten minutes|How cathedrals were built without cranes
Party in the park: brass bands|Union Jack bunting pattern|Cell towers explained
Breaking Bad filming locations|Prison architecture of the nineteenth century|Crime novels set in Iceland
Heart-shaped cookies|Depression-era kitchens|Blind baking a tart shell
Black tea or green tea|Swiss army knife repair|Turkish baths of Budapest
Ski injuries: how bindings release|French polish for tables|Mexican street corn
Labour-saving tools in the garden|Conservative swimwear patterns for sewing|Jury duty board game review
Straight razor honing|Cancer constellation photography|Surgeon's knot for anglers
Murder mystery dinner menu|Native plants of Ohio|Drug store lipstick shades
Temple run high score|Chapel Hill basketball|Pride and Prejudice annotated
Steam locomotive driving course|Synthesizer patches for ambient`),
  de: listOf(`
Kreuzstich für Anfänger|Pfarrhaus als Ferienwohnung|Grünes Wohnzimmer: Farben kombinieren
Türkische Linsensuppe|Tatort-Drehorte in Münster|Die Linke und die rechte Hand am Klavier
Gewerkschaftshaus von Max Taut – Baugeschichte|Krebse im Aquarium|Blinde Kuh und andere Kinderspiele
Herzblatt-Kekse|Messe Frankfurt: Anfahrt|Diebische Elster Opernführer
Mönchspfeffer im Staudenbeet|Strafraum und Elfmeter erklärt|Polnische Postkarten der Zwischenkriegszeit
Wahl der richtigen Wanderschuhe|Kranke Tomatenpflanzen erkennen|Fluchtpunkt beim Zeichnen
Depression der Caldera: Geologie|Bewegungsmelder anschließen|Nadelstreifen nähen
Kapelle Petra Konzertmitschnitt|Schwarze Johannisbeeren einkochen|Schachpartei nachgespielt
Rhetorik für Studenten der Politikwissenschaft|Anatomie für Zeichner|Apothekerschrank restaurieren
Modelleisenbahn Spur N|Kletterhallen im Allgäu|Gemeinderatsbeschluss zum Radweg`),
  fr: listOf(`
Pain d'épices alsacien|Chevaux de course : les handicaps|Le parti pris du photographe
Églises romanes d'Auvergne à vélo|Bonnes sœurs en chocolat, recette de la religieuse|Grève de sable et coquillages
Syndicat d'initiative de Vannes|Prison Break saison 2|Cuisine libanaise facile
Maladies du rosier|Tendance couleurs d'automne|Coup franc : la technique
Le crime de l'Orient-Express|Accouchement de la jument|Piqûre à la machine à coudre
Cours de droit pénal licence 2|Aiguilles pour crochet|Thé noir de Chine
Voile d'hivernage au potager|Marche nordique en forêt|Rouge baiser : rouges à lèvres
Cancre las, la chanson|Gauche ou droite : choisir sa guitare|Polonaise de Chopin au piano
Faire son vin nature|Réparer un dérailleur|Débuter en aquarelle
Capitales d'Afrique en jeu de cartes|Colonies de fourmis|Saint-Jacques poêlées`),
  es: listOf(`
Gitanillas en maceta: cuidados|Moros y cristianos, receta cubana|Partido amistoso de baloncesto
La Casa de Papel locaciones|Catedrales góticas de Castilla|Ropa vieja
Cura de jamón ibérico|Sindicato de riego histórico de Lorca|Ciego en el dominó: reglas
Asesinato en el Orient Express reseña|Papas arrugadas con mojo|Depresión del Guadalquivir
Corazón de alcachofa|Bonito del norte en conserva|Pintura negra mate
Derecho romano para opositores|Cruz de punto y bordado|Perros de rescate entrenamiento
Historia de la medicina árabe|Voto de calidad en el Festival de Cannes|Judías verdes con patata
Robo de base en béisbol|Cárcel de Segovia: centro de creación|Tacos al pastor
Enfermedades del olivo|Banderas de señales náuticas|Tarta de Santiago
Bicicletas de gravel|Ajedrez: la defensa francesa|Pilates en casa`),
  it: listOf(`
Pasta alla carcerata|Partita doppia spiegata facile|Strozzapreti al ragù
Chiese barocche di Lecce|Malattie della vite|Il nome della rosa: ambientazioni
Dialetto genovese in rima|Destra e sinistra del Po in bicicletta|Diavola con salame piccante
Frati fritti di Livorno|Il giro in Polonia|Cancro e leone: costellazioni
Reato e pena: esame di diritto penale|Insalata russa|Furto d'identità digitale: come proteggere il router
Torta caprese|Giudice di gara nel nuoto|Presepe di cartapesta
Santuario dei cetacei|Cure per l'orchidea|Ginnastica posturale a corpo libero
Zingara di Verdi al pianoforte|Occhio di bue lampada|Minestrone ligure
Moto d'epoca|Disegnare mani|Scacchi: apertura italiana
Pescatori di perle|Sciopero del sole: una giornata di pioggia|Montaggio video da cellulare`),
  'pt-BR': listOf(`
Bolo de fubá|Partido alto: roda de samba|Igrejas de Ouro Preto
Cadeia alimentar no cerrado|Roubo de bola no handebol|Doenças do cafeeiro
Pão francês caseiro|Nega maluca, receita de bolo|Presidente Prudente: o que visitar
Cego Aderaldo e o cordel|Coração de banana|Greve, a praça de Paris
Vinho verde|Direito civil para concursos|Câmbio esquerdo da moto
Padre António Vieira: estilo literário|Baião de dois|Missa de réquiem de Mozart
Tropa de Elite trilha sonora|Cruzeiro x Atlético|Judeu errante, planta
Bandeiras de festa junina|Baiana de acarajé|Feijoada para vinte pessoas
Surfe em Ericeira|Crochê de sousplat|Violão para iniciantes
Azulejos portugueses|Remédio caseiro para pulgões na horta|Manutenção de drones
Delegacia de brinquedo em papelão|Tipos de nuvens`),
  ja: listOf(`
教会建築の歴史|刑事ドラマのロケ地|トルコ料理入門
政党助成金のしくみ 公民の授業|お寺の庭めぐり|盲導犬の訓練
ハートのクッキー|黒人音楽の歴史|殺人事件 推理小説ランキング
中国茶の淹れ方|野球の盗塁技術|裁判員ゲーム
心臓破りの坂を走る|バラの病気と害虫|薬味の切り方
労働基準法の試験対策|ゲイラカイト|党首討論ごっこボードゲーム
神社の狛犬|韓国ドラマ主題歌|フランス刺繍
鉄道模型|陶芸教室|キャンプ飯
将棋の囲い|朝ヨガ|インド綿の反物
折り紙の鶴|監獄ロック ギター|精進料理`),
  'zh-Hans': listOf(`
教堂建筑之美|侦探小说推荐|新疆大盘鸡
西藏自驾路线|党参炖鸡|巨蟹座星图
糖醋排骨|黑人牙膏历史包装|犯规动作 篮球规则
盲盒收藏|心形拉花|法律专业考研
唐人街探案|工会大厦建筑史|罢了罢了 京剧选段
玫瑰病虫害|泰国菜|日本庭园
围棋定式|烘焙入门|清真寺的穹顶结构
药膳汤|猪肝粥|监狱风云电影配乐
越南河粉|少林寺电影|断背山牧场取景地
无人机航拍|二手相机|苗族银饰工艺`),
  ar: listOf(`
المقلوبة الفلسطينية|هندسة المساجد العثمانية|روايات الجريمة لأجاثا كريستي
كرسي الحلاق|الحزب في علم الأحياء: القرابة|قلب الخس
أمراض الحمضيات|القهوة التركية|القانون آلة موسيقية
سجن الباستيل في التاريخ|سرقة الكرة في كرة السلة|الشاي الأسود
طاجن مغربي|حزام الأمان في الطائرة|نجمة البحر
تاريخ الأندلس|صيدلية منزلية للنباتات|مسبح أولمبي
كنافة نابلسية|خياطة|تصوير الطيور
عملية الجمع والطرح|دليل السفر إلى إيران|الدراجات الجبلية
الخط الكوفي|مسلسل محامي الشيطان|سلطة روسية
شطرنج|طيور الحب|لحم على الفحم`),
  hi: listOf(`
गुलाब के रोग|मंदिर वास्तुकला|जासूसी उपन्यास
मुग़लई बिरयानी|क्रिकेट में रन चोरी|चाय पार्टी के व्यंजन
दिल के आकार का केक|काली चाय|पंजाबी छोले
जेल रंग पेन|शतरंज की चाल|कर्क राशि
क़ानून की पढ़ाई|हल्दी दूध|फूलों की खेती
दवा उद्योग के शेयर|ताजमहल यात्रा|साइकिल मरम्मत
गिटार सीखें|योगासन|ऊन की बुनाई
ईरानी कैफ़े मुंबई|अंधाधुन फ़िल्म संगीत|लाल बाग
चीनी व्यंजन|तमिल सिनेमा|रामपुरी चाकू
कश्मीर यात्रा|ड्रोन उड़ाना|मिट्टी के बर्तन`),
};
