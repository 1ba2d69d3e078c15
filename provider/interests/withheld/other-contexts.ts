import type { OtherContext } from '../other-meanings.ts';

export const STORIES = [
  'novel,novels,audiobook*,audiolivro*,audiolibro*,audiolibri,audiokitap,livre audio,horbuch*,book club,bookclub,film,films,movie,movies,cinema,kino,pelicula*,filme,filmes,cine,remaster*,restaurato,in 4k,chap,chapter*,cap,capitolo,capitulo*,kapitel,anime,manga,comic,comics,fumetti,bande dessinee,episode*,season finale,harry potter,critique,film noir,kurzfilm,spielfilm*,kinofilm*,theatre,teatro,theater*,theaterstuck*,comedie,comedia,commedia,komodie*,review,reviews,resena*,recensione,recensioni,rezension*,resenha*,scenes cultes,cluedo,casa de papel,money heist,haus des geldes,marlon brando,hitchcock,scorsese,tarantino,almodovar,casting,cast list,cast and crew,trailer*,bande annonce,spoiler*,staffel,saison,temporada,stagione,director s cut,attori,doblaje,doppiaggio,synchronsprecher*,drehort*,plot twist*,azkaban,sherlock,agatha christie,netflix,soundtrack,musical',
  '*映画*,*漫画*,*アニメ*,*一気読み*,*小説*,*探偵*,*コナン*,*推理*,*ドラマ*,*电影*,*小说*,*漫画*,*动漫*,*剧本杀*,*台词*,*影评*,*剧情*,*レビュー*,*舞台*,*话剧*,*网剧*,*电视剧*,*電影*,*小說*,فيلم*,أفلام,افلام,رواية,روايه,روايات,مسلسل*,انمي,أنمي,फिल्म*,फ़िल्म*,मूवी,उपन्यास,सीरीज़,सीरीज,संवाद,डायलॉग,ट्रेलर,समीक्षा,रिव्यू,नाटक,مراجعة,مسرحية,مسرح',
];
export const GAMES = [
  'game,games,gaming,boardgame*,board game*,card game*,roblox,minecraft,playstation,xbox,steam deck,monopoly,escape room,escape game,cosplay,lego,dnd,dungeons,brettspiel*,kartenspiel*,gesellschaftsspiel*,spielregeln,jeu de societe,jeux de societe,jeu de cartes,jeux de cartes,jeu video,jeux video,juego de mesa,juegos de mesa,juego de cartas,videojuego*,gioco,giochi,videogioco,videogiochi,jogo,jogos,videogame*,speedrun*,walkthrough,sudoku,sudokus,puzzle,puzzles,quiz',
  '*ゲーム*,*ボドゲ*,*人狼*,*パズル*,*游戏*,*桌游*,*狼人杀*,*遊戲*,*桌遊*,*لعبة*,ألعاب,العاب,الالعاب,روبلوكس,مونوبولي,المونوبولي,الشطرنج,ماينكرافت,بلايستيشن,गेम,गेम्स,खेल,खेलें,पर्ची,लूडो,रोब्लॉक्स',
];
export const JOKES = [
  'meme,memes,joke*,jokes,puns,comedy,sketch comedy,witze,blague*,chiste*,humor,barzellett*,piada*,funny,lol,haha',
  '*ネタ*,*爆笑*,*搞笑*,*段子*,*梗图*,ميمز,نكت,كوميديا,मीम,मीम्स,चुटकुले',
];
const FOOD = [
  'recipe*,rezept*,recette*,receta*,ricett*,receita*,baking,backen,patisserie,pastelaria,confeitaria,pasticceria,dessert*,doce,doces,conventual,conventuais,dolce,dolci,postre*,kuchen,cake,cakes,gebäck,geback,gateau*,gateaux,chocolat*,creme,crema,cream,relleno,rellena,pasta,spaghetti,pici,pesto,sauce,salsa,lanche*,snack*,frigo,fridge,geladeira,nevera,kuhlschrank*,coffee,kaffee,cafe,caffe,tea,tee,brunch,pizza,cheese,kase,fromage*,queso,formaggi*,vegan*,de ma tante,de ma grand mere,della nonna,de la abuela,da avo',
  '*レシピ*,*唐揚げ*,*うまい*,*旨い*,*美味*,*食谱*,*菜谱*,*美食*,*好吃*,*咖啡*,*甜点*,قهوة,القهوة,قهوه,وصفة,وصفات,شوكولاتة,حلويات,تمور,التمور,تمر,تمرة,شاي,बिरयानी,रेसिपी,चाय,कॉफी,कॉफ़ी,मिठाई,व्यंजन',
];
export const SPORT = [
  'baseball,beisbol,softball,basketball,baloncesto,football,futbol,futebol,fussball,calcio,cricket,rugby,hockey,tennis,bowling,batting,pitcher,home run,home plate,de home,second base,segunda base,ipl,nba,nfl,mlb,bundesliga,la liga,liga de,champions league,serie a,premier league,striker,stürmer,sturmer,golazo,goalkeeper,dribbl*,chess,schach,echecs,ajedrez,scacchi,xadrez,deportiva,deportivas',
  '*野球*,*サッカー*,*盗塁*,*バスケ*,*篮球*,*足球*,*棒球*,*象棋*,كرة,الكرة,الدوري,مباراة,مباريات,شطرنج,क्रिकेट,बल्लेबाज*,बल्लेबाज़*,गेंदबाज*,गेंदबाज़*,फुटबॉल,शतरंज,आईपीएल',
];
const BOREDOM = [
  'boredom,langeweile,ennui,aburrimiento,noia,tedio,cactus,cacti,plants,pflanzen,plantes,plantas,piante,houseplant*,*暇つぶし*,*无聊*,*多肉*,الملل,النبات,النباتات,बोरियत,पौधे,पौधों',
];
const HOBBIES = [
  'cactus,cacti,plants,pflanzen,plantes,plantas,piante,houseplant*,lego,knitting,stricken,tricot,tejer,crochet,books,bucher,livres,libros,libri,livros,reading,sneakers,series,serien,travel,reisen,voyages,viajes,viaggi,running,laufen,vinyl,podcasts,yarn,wolle,crossword*,solitaire,sudoku*,puzzle,puzzles,chess,schach,echecs,ajedrez,scacchi,xadrez,fashion,camping,cycling,ciclismo,bikes',
  '*読書*,*旅行*,*多肉*,*追剧*,*读书*,قراءة,القراءة,كتب,سفر,السفر,किताबों,किताबें,पढ़ने,यात्रा',
];
const BUILDINGS = [
  'architectur*,architektur*,arquitect*,arquitet*,architett*,architekt*,gothic,gotisch*,gotik,gothique*,gotico,gotica,romanesque,romanisch*,romane,romanico,baroque,barock*,barroco,barroca,barocco,barocca,renaissance facade,rococo,buttress*,vault,vaults,vaulting,gewolbe*,arc boutant*,nave,naves,dome,domes,kuppel*,cupola*,coupole*,cupula*,minarets photo*,facade*,fassade*,fachada*,facciata*,stained glass,glasfenster,vitrail,vitraux,vitral,vitrales,vetrate,azulejo*,talha,carving*,woodcarving,sculptur*,skulptur*,escultura*,scultura*,fresco*,fresken,fresques,affreschi,mosaic*,mosaik*,brewery,street,road,pub,hall,3d,lidar,plans,planos,piante,plantas,ground plan*,maquette*,maqueta*,scale model*,photogrammetr*,blueprint*,floor plan*,grundriss*,drone footage,unesco,world heritage,weltkulturerbe,patrimoine mondial,patrimonio mundial,acoustic*,akustik,pipe organ*,bell tower*,ruins,ruinen,ruines,ruinas,rovine,restoration,restauro,restauration,restaurierung,watercolo*,aquarell*,aquarelle*,acuarela*,acquerell*,aquarela*',
  '*建築*,*建筑*,*扶壁*,*飞檐*,*斗拱*,*穹顶*,*彩绘玻璃*,*ステンドグラス*,*彫刻*,*雕刻*,*写真スポット*,*世界遺産*,*世界遗产*,*町並み*,*街並み*,*婚纱*,*3d*,عمارة,العمارة,معماري,معمارية,المعمارية,هندسة,زخارف,زخرفة,المملوكية,العثمانية الطراز,قباب,فسيفساء,वास्तुकला,वास्तुशिल्प,स्थापत्य,शिल्पकला,नक्काशी,मूर्तिकला,खंडहर,विश्व धरोहर',
];
const WEATHER = [
  'meteo,weather,wetter*,wetterkarte*,meteorolog*,isobar*,atlantique,atlantic,atlantico,storm*,sturm*,orage*,tempete*,tormenta*,tempesta*,tempestade*,cyclone*,ciclone*,zyklon*,low pressure,tiefdruck*,basse pression,baja presion,bassa pressione,baixa pressao,regen,rain,pluie*,lluvia*,pioggia,chuva*,valley,geolog*,karst,relief',
];

/** Crime in stories, games, jokes, sport and food: not the crime of a person. */
const CRIME = [
  'crime,crimes,criminal,criminals,murder*,killer*,assassin*,thief,thieves,robber,robbers,robbery,robo,robos,robar,cadena perpetua,prise d otages,prises d otages,sindicato del crimen,sindicato de ladroes,life sentence,death row,organised crime,organized crime,crime organise,crimen organizado,crime organizado,criminalita organizzata,true crime,heist*,steal,stealing,prison,prisoner,prisoners,prisonnier*,jail,jails,mafia*,mafioso,gangster*,bandit*,burglar*,smuggl*,pickpocket*,mord,morder*,morde,dieb,diebe,rauber*,raub,gefangen*,gefangnis*,ausbruch,verbrecher*,voleur*,vol,meurtr*,schwarzfahr*,bagnard*,evasion,asesin*,ladron*,atraco*,asalto*,carcel,preso,presa,presos,prisionero*,fuga,omicidi*,ladri,ladro,ladra,rapina*,rapinatore,prigionier*,prigione,carcere,evasione,assaltant*,assalto*,ladrao,ladroes,roubo*,prisioneir*,prisao,cadeia,criminos*,matador*',
  '*殺し屋*,*强盗*,*殺人*,*犯人*,*泥棒*,*怪盗*,*脱獄*,*囚人*,*刑務所*,*暗殺*,*マフィア*,*杀手*,*凶手*,*小偷*,*越狱*,*监狱*,*杀人*,*黑帮*,*殺手*,*監獄*,*越獄*,*قاتل*,*قتل*,*سجن*,*السجن*,*سجين*,*لص*,*لصوص*,*سرقة*,*جريمة*,*مافيا*,*هروب*,جريمه,*चोर*,*कातिल*,*क़ातिल*,*जेल*,*कैदी*,*हत्या*,*हत्यारा*,*गैंग*,*अपराध*,*डाकू*,*लुटेर*',
];
/** Games and sports for people in prison. */
const IN_PRISON = [
  'for prisoners,for inmates,for ex prisoners,for offenders,for ex offenders,for convicts,with prisoners,with inmates,behind bars,pour detenus,pour les detenus,pour prisonniers,des detenus,fur haftlinge,fur gefangene,mit haftlingen,mit gefangenen,hinter gittern,in der jva,para presos,para reclusos,con presos,con reclusos,para detentos,com detentos,per detenuti,per i detenuti,con i detenuti,dei detenuti,للسجناء,कैदियों के लिए',
  '*受刑者*,*服刑人员*,*在押*',
];
/** Words for addiction that mean a strong liking. */
const LIKING = [
  'addict,addicts,addicted,junkie*,suchtig*,accro,accros,adicto,adicta,adictos,adictas,viciado*,viciada*,drogato,drogata,dipendente',
  '*中毒*,*上瘾*,*上癮*,*مدمن*,*एडिक्ट*',
];
/** Religious buildings as architecture. */
const SACRED = [
  'church*,chapel*,cathedral*,mosque*,temple*,synagogue*,monaster*,abbey*,minster*,basilica*,shrine*,pagoda*,stupa*,kirche*,kapelle*,dom,moschee*,tempel*,synagoge*,kloster*,basilika*,eglise*,chapelle*,cathedrale*,mosquee*,abbaye*,monastere*,basilique*,iglesia*,capilla*,catedral*,mezquita*,templo*,sinagoga*,monasterio*,chiesa,chiese,cappella*,cattedrale*,moschea*,moschee,tempio,templi,monastero*,abbazia*,igreja*,capela*,mesquita*,mosteiro*,sao,san,santa,santo,saint,sainte,st,sankt,religios*,religious,religieu*,sakral*,sacr*',
  '*教会*,*教堂*,*寺院*,*寺庙*,*神社*,*清真寺*,*モスク*,*大聖堂*,*修道院*,*教會*,*寺廟*,*佛塔*,*مسجد*,*مساجد*,*المساجد*,*جامع*,*كنيسة*,*كنائس*,*معبد*,*معابد*,*मंदिर*,*मस्जिद*,*गिरजाघर*,*चर्च*,*गुरुद्वारा*,*स्तूप*,*मठ*',
];
/** Cakes and other dishes named after nuns, popes and peoples. */
const DISHES = [
  'nonne*,nonnes,nonnen*,religieuse*,freira*,frade,frades,abade,abades,bispo,padre,papa,papas,anjo,anjos,ceu,monja*,fraile*,cardenal*,obispo,suora,suore,frate,frati,monaca,monache,prete,preti,nun,nuns,friar*,monk,bishop,papst,kardinal*,jesuit*,moine*,conventual*,conventuais,barriga,barrigas,jesuita*,capuchin*,cappuccin*,kapuziner*,santos,santo,osso,ossos,hermit*,assassina,puttanesca,imam,priest*,kloster*',
];
/** Nuns, monks and priests in a film or a play. */
const CLERGY = [
  'nonne*,nonnen*,religieuse*,bonnes soeurs,bonne soeur,soeur,moine*,cure,monja*,la monja,fraile*,cura,suora,suore,la monaca,monaca,monache,frate,frati,prete,freira*,frade,padre,nun,nuns,monk,monks,priest,priests,vicar,papst,papa,pope,exorcist*,exorzist*,exorcista,esorcist*,*修女*,*神父*,*シスター*,*راهبه*,*راهب*,*पादरी*,*नन*',
];

/** Beaches ("grève"), dates ("sukkari") and the fan maker Papst. */
const BEACHES = ['greve,greves'];
const BY_THE_SEA = [
  'maree*,plage*,sable,galets,coquillages,baie,rivage,littoral,falaise*,estran,lieue,bretagne,vosges',
];
const DATES = ['*سكري*'];
const DATE_PALMS = ['تمر,تمور,التمور,التمر,رطب,الرطب,القصيم,نخيل,النخيل,عجوة,خلاص'];
const SURNAMES = ['papst,bischof,pfaff,bishop,priest,pope,abbot,vicar,cardinal,vescovo,obispo'];
const MACHINES = [
  'lufter,fan,fans,pc,cpu,gpu,cooling,kuhlung,motor,motoren,ventilator*,ventilador*,ventola,ventole,axial*,drill,amp,amps,guitar',
];
const RINGS = ['fede,fedi'];
const JEWELS = ['oro,anello,anelli,nuzial*,argento,diamant*,gioiell*,calcio,matrimonio'];
const SIDES = [
  'gauche,droite,izquierda,derecha,sinistra,destra,esquerda,direita,linke,rechte,linken,rechten',
];
const HANDS_AND_STREETS = [
  'main,mains,doigt*,touche*,clic,bouton*,souris,bras,pied,jambe,virage,cote,rive,vers,fleche,volant,ecran,aile,colonne,version,mano,manos,brazo,pierna,pie,boton,tecla*,flecha,carril,lado,wand,mauer,spalte,kletter*,ecke,schublade,socke,schuh,ohrring,pared,columna,parete,colonna,guitarra,clave,batteria,mao,maos,perna,pe,botao,tasto,freccia,gamba,piede,corsia,hand,arm,bein,fuss,taste,leer,leggere,lire,manga,escribir,spur,seite,klavier',
];
const DEPENDING = ['dipendenza,dipendenze,dependencias,dependances,dependance'];
const CODE = [
  'npm,pip,python,java,javascript,typescript,build,codice,code,codigo,pacchett*,paquet*,pacote*,circolar*,circular*,projet,progetto,proyecto,projeto,librer*,librairie*,biblioteca*,gradle,maven,rust,cargo,docker,directory,installa*,modul*',
];
const SICKNESS_OF_WEATHER = ['depression*,depresion*,depressao,depressoes,depressione,depressioni'];

/** Candidates for a prize, a show or a job. */
const CANDIDATES = [
  'candidate*,candidat,candidats,candidato*,candidata*,candidati,candidature*,candidatura*,kandidat*,nominiert*,nominated,candidato a,candidata a,candidato al,candidata al,candidato do,candidata do,candidato de,candidata de,candidats a',
];
const PRIZES = [
  'oscar*,goya,goyas,cesar,cesars,grammy*,emmy*,bafta*,nobel*,pulitzer,booker,goncourt,strega,campiello,masterchef,master chef,bake off,big brother,gran hermano,grande fratello,x factor,the voice,eurovision,sanremo,unesco,ballon d or,balon de oro,pallone d oro,bola de ouro,quiz,bewerbung,job,jobs,emploi,empleo,emprego,vaga,vagas,lavoro,doctorado,dottorato,doctorat,promotion*,phd',
];

/** Words with a harmless meaning if a context occurs anywhere in the same text. */
export const OTHER_CONTEXTS: readonly OtherContext[] = [
  {
    words: CRIME,
    contexts: [...STORIES, ...GAMES, ...JOKES, ...SPORT, ...FOOD, ...BOREDOM],
    unless: IN_PRISON,
  },
  { words: LIKING, contexts: [...JOKES, ...FOOD, ...HOBBIES] },
  { words: SACRED, contexts: BUILDINGS },
  { words: DISHES, contexts: FOOD },
  { words: CLERGY, contexts: STORIES },
  { words: BEACHES, contexts: BY_THE_SEA },
  { words: DATES, contexts: DATE_PALMS },
  { words: SURNAMES, contexts: MACHINES },
  { words: RINGS, contexts: JEWELS },
  { words: SIDES, contexts: HANDS_AND_STREETS },
  { words: DEPENDING, contexts: CODE },
  { words: SICKNESS_OF_WEATHER, contexts: WEATHER },
  { words: CANDIDATES, contexts: PRIZES },
];
