import { listOf } from '../second-list.ts';

/** Set 11 of harmless texts: about 30 a language, pages, groups and tags from a fourth writer who never saw the words. */
export const HARMLESS_11 = {
  en: listOf(`
Prison Architect beginner's guide|Jerusalem artichoke soup|Cardinals nesting in my backyard
Union Jack bunting to sew|Party games for a rainy Saturday|Debt-to-GDP ratio explained
Strikeouts and walks: reading a box score|Radiology physics, lecture 3|Paralegal vacancies in Manchester
Turkish coffee on sand|The Godfather in 4K: restoration notes|How Gothic cathedrals stay up
Heart-shaped cookie cutters|Blood oranges and fennel salad|Heart and soul: piano duet for beginners
r/slowcooking|Partner yoga poses|Gay-Lussac's law made simple|Queen's Gambit declined, main line
Indian Ocean snorkelling map|Polish your brass in ten minutes|Chinese checkers strategy|Swiss army knife reviews
Crime and Punishment, a reader's guide|Anatomy for artists: hands|Labour of love: restoring a Mini
Liberal arts colleges ranked|Sentence structure drills|Bank holiday walks in Kent|Killer sudoku every day
`),
  de: listOf(`
Krebsrot: die Farbe im Aquarell|Flusskrebse im Gartenteich|Türkischer Honig selbst gemacht
Polnische Ostsee mit dem Rad|Schuldrecht für Erstsemester
Grüne Smoothies zum Frühstück|Kirchturmuhren reparieren|Kreuzschlitz oder Torx?|Herzkirschen einkochen
Zuckerguss für Plätzchen|Physiotherapie Ausbildung Bewerbung|Pflegefachkraft (m/w/d) Kinderstation
Tatort-Rangliste aller Ermittler|Mordsspaß im Freizeitpark|Schlagzeug lernen mit 50
Leberkässemmel in München|Russisches Brot backen
Betriebsfest planen|Die Partei der Weißen am Schachbrett|Union Berlin: Aufstellung|Gewerkschaftshaus Hamburg, Architektur der 1900er
Heidelberg zu Fuß|Heidschnucken auf der Weide|Spanische Treppe bei Nacht
Schwarzafrika? Schwarzwald! Zehn Wanderungen|Streichquartett in d-Moll|Richterskala einfach erklärt
`),
  fr: listOf(`
Grève de sable fin en Bretagne|Avocat crevettes, la recette|Coup de foudre à Notting Hill, les lieux
Pain de mie sans machine|La Messe en si de Bach, écoute guidée|Religieuse au chocolat
Moteur qui tousse au démarrage|Licence de droit : organiser ses révisions|Concours d'infirmier : annales
Le crime de l'Orient-Express, casting|Parti pris architectural d'une maison bois|Les Verts de Saint-Étienne
Tarte tatin de ma grand-mère|Cœur de pirate, tous les albums|La crise de 1929 en dix minutes
Café turc ou café grec ?|Noirs et blancs : photographie argentique|Le Corse à vélo : étapes du GT20
Prise d'otages dans La Casa de Papel|Violon d'occasion|Violette africaine, arrosage
Syndicat d'initiative d'Annecy|Dette publique et taux d'intérêt
Les prisons de Piranèse au musée|Battre les œufs en neige|Sanglier et marcassins|Abbaye de Fontenay, plan
Travelling avant : vocabulaire du cinéma|Poudre de perlimpinpin|Saint-Nectaire fermier
`),
  es: listOf(`
Cáncer y Capricornio, ¿se llevan bien?|Cangrejos de río en salsa|Cuentas claras: contabilidad para pymes
Cadena perpetua, la película|Huelga decir: expresiones raras|Partido de vuelta en el Bernabéu
Moros y cristianos, receta cubana|Morcilla de Burgos|Catedral de León, vidrieras
Enfermería: temario de la oposición|Derecho penal I, apuntes|Tortilla francesa
Turco básico para viajar|Corazón de alcachofa|Brazo de gitano con crema
El golpe maestro de La casa de papel|Delitos informáticos, máster online|Salsa brava
Ruta de las ermitas en bici|Padres primerizos: el carrito|Pareja de baile para salsa
Batir claras a punto de nieve|Las Negras, playa de Almería|Peruanos, los mejores ceviches
Medias naranjas confitadas|Izquierda o derecha: conducir en Londres|El Sindicato del Crimen, cine de Hong Kong
Cura de jamones en bodega|Pan de muerto|Sierra de la Culebra, lobos|Deuda pública, explicada
`),
  it: listOf(`
Cancro e Pesci: affinità|Il Padrino, dietro le quinte|Panna cotta ai lamponi
Fratelli d'Italia, spartito per banda|Cuore di De Amicis, riassunto|Pane azzimo? No: pane carasau
Prigioni di Michelangelo|Reati contro il patrimonio, dispensa|Test di medicina 2026
La Messa da Requiem di Verdi|Strangozzi al tartufo|Strozzapreti fatti a mano
Polacca aversana|Alla turca: divani bassi|Partita doppia, esercizi
Il sindaco del rione Sanità, teatro|Sciopero della lavatrice: come ripararla|Lega di bronzo e ottone
Monaco di Baviera in un giorno|Cappuccino perfetto|Frate Indovino, calendario
Rapina a Montecarlo: il gioco da tavolo|Il colpo della strega, film|Violenza del mare d'inverno, fotografie
Fegato alla veneziana|Occhio di bue|Linfa d'acero|Corso per OSS a Bari
Le cattedrali romaniche di Puglia|Debiti e crediti formativi|Battere il ferro: fabbro per hobby
`),
  'pt-BR': listOf(`
Trópico de Câncer no mapa|Caranguejo toc-toc|Cidade de Deus, trilha sonora
Partido alto, batuque e samba|Pastel de feira|Pastor alemão filhote
Pão francês caseiro|Direito penal para concurso|Residência em cardiologia: prova comentada
Polícia e ladrão, brincadeiras de rua|Igreja de São Francisco em Ouro Preto: barroco|Beijinho de coco
Romeu e Julieta com queijo minas|Crise dos mísseis de 1962|Bala de coco gelada
Grevilha, árvore de sombra|Turquesa e dourado no casamento|Casa japonesa: madeira e luz
Assalto ao Banco Central, filme|Café com rapadura|Bateria de escola de samba, levadas
Dívida externa nos anos 80|Calote no xadrez? Gambitos|Meia de seda
Coração valente, resenha|Fígado acebolado|Sindicato de Ladrões, Marlon Brando
Vira-lata caramelo|Polenta com linguiça|Negrinho do Pastoreio, lenda|Batida perfeita|Técnico de enfermagem: vagas
`),
  'zh-Hans': listOf(`
巨蟹座男生性格|香辣蟹做法|法学考研经验|临床医学专业排名
护士资格证考试题|土耳其红茶|印度飞饼|党参炖鸡汤
同志加油：电影台词|罪与罚读书笔记|监狱建筑师攻略|佛跳墙的做法
天主教堂建筑之旅|罗马假日|工会杯篮球赛|罢了罢了，歌词
黑人牙膏怎么样|心脏跳动动画教程|债券基金入门|国债利率走势
暴力熊积木|打击乐教学|跟踪对焦怎么设置|民国建筑摄影
苗族银饰纹样设计|傣味烤鱼|回锅肉|糖油粑粑|抗日神剧吐槽|病娇角色设计
`),
  ja: listOf(`
かに座の今日の運勢|毛ガニのさばき方|刑事ドラマ ランキング|法学部 ゼミ 選び方
看護師国家試験 過去問|トルコアイス 作り方|インドカレー 名古屋
教会建築を巡る旅 長崎|神社の御朱印帳 デザイン|寺カフェ 京都
盗塁王 歴代|犯人はヤス ゲーム史|名探偵コナン 犯人予想|監獄学園 アニメ感想
脱獄ゲーム 攻略|借景の庭園|国債 金利 ニュース|暴れん坊将軍 再放送
打撃フォーム|心臓の絵 イラスト 練習|肝試し スポット|ユニオンジャック 柄
ストライクゾーン|ゲイシャコーヒー|病みつききゅうり|血液型占い|中毒性のある曲
`),
  hi: listOf(`
कर्क रेखा कहाँ से गुज़रती है|केकड़ा करी|एलएलबी की तैयारी|नर्सिंग कोर्स की फ़ीस
तुर्की घूमने का खर्च|चीनी का हलवा|पार्टी के लिए स्नैक्स|यूनियन बजट 2026 आसान भाषा में
दिल धड़कने दो, फ़िल्म|दिल का चित्र बनाना|मंदिर वास्तुकला: खजुराहो|जामा मस्जिद का स्थापत्य
चर्चगेट से विरार लोकल|जेलर फ़िल्म समीक्षा|गैंग्स ऑफ वासेपुर के संवाद|अपराध और दंड, उपन्यास
क़ैदी नंबर 150|सरकारी ऋण क्या है|मारवाड़ी गट्टे की सब्ज़ी|बिहारी लिट्टी चोखा
पंजाबी छोले|बंगाली मिठाई|गोरखा हिल ट्रेक|हड़प्पा सभ्यता
मारधाड़ वाली फ़िल्में|चोर पुलिस खेल|कांग्रेस घास कैसे हटाएँ|राजपूत कालीन किले|कमल के फूल उगाना|झाड़ू की देखभाल
`),
  ar: listOf(`
برج السرطان اليوم|سرطان البحر المشوي|كلية الحقوق: جدول المحاضرات|امتحان مزاولة التمريض
قهوة تركية على الرمل|كاري هندي|عمارة المساجد الأندلسية|كاتدرائيات أوروبا القوطية
الجريمة والعقاب ملخص|فيلم الأب الروحي|لعبة الهروب من السجن|أفلام أكشن
ضربة جزاء في الدقيقة الأخيرة|ضرب الكسور|قلب الطاولة في الشوط الثاني|كبدة إسكندراني
دم الغزال: تنسيق ألوان|حفلة عيد ميلاد|الدين العام والفائدة|أسهم وسندات
حزام جلد صناعة يدوية|اتحاد جدة والهلال|فستان كردي تطريز
كباب حلبي|فول مصري|شاي مغربي|الفاتح المعمار سنان|محامي: مسلسل جديد|طب الأسنان سنة أولى
`),
} as const;
