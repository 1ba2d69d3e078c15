import type { OtherContext } from '../other-meanings.ts';
import { BODIES } from './bodies.ts';
import { DIASPORA_COMPANIONS } from './diasporas.ts';

const FILMS_AND_STUDIES = [
  'film,films,movie*,cinema,documentar*,dokumentarfilm*,doku,dokus,documental*,documentaire*,documentari,documentario,documentarios,pelicula*,filme,filmes,serie,series,thriller*,krimi*,novel,novels,novela*,roman,romans,romanzi,romances,podcast*,board game*,escape room*,dinner,murder mystery,exhibition*,museum*,musee*,museo*,museu*,architecture*,architektur*,arquitect*,arquitet*,architett*,criminolog*,kriminolog*,forensic science,history of,histoire de*,historia de*,storia de*,geschichte*,statisti*,econom*,psychology of,studies,studium,etudes,textbook*,lecture*,museum,game,games,brettspiel*,jeu de societe,juego de mesa,gioco da tavolo,jogo de tabuleiro,puzzle*,lego',
  '*ゲーム*,*ボドゲ*,*桌游*,*游戏*,*遊戲*,لعبة,ألعاب,गेम,गेम्स,*映画*,*ドキュメンタリー*,*ドラマ*,*小説*,*ミステリー*,*建築*,*犯罪学*,*歴史*,*博物館*,*电影*,*影片*,*纪录片*,*题材*,*电视剧*,*小说*,*建筑*,*犯罪学*,*历史*,*博物馆*,*剧本杀*,فيلم*,أفلام,افلام,وثائقي*,وثائقيات,مسلسل*,رواية,روايات,عمارة,العمارة,علم,تاريخ,متحف,फिल्म*,फ़िल्म*,फिल्में,फ़िल्में,फिल्मों,फ़िल्मों,डॉक्यूमेंट्री,सीरीज़,सीरीज,उपन्यास,वास्तुकला,शास्त्र,इतिहास,संग्रहालय',
];
const CRIMES = [
  'serial killer*,killer*,murder*,bank robber*,robber*,heist*,prison*,jail*,gangster*,mafia,crime*,criminal*,thief,thieves,serienmorder*,morder*,mord,bankraub*,bankuberfall*,raub*,gefangnis*,kriminal*,verbrech*,braquage*,tueur*,meurtre*,assassin*,prison*,gangsters,crime*,criminel*,atraco*,asesin*,ladron*,robo,robos,carcel*,prision*,crimen*,rapina,rapine,assassin*,omicid*,carcer*,prigion*,crimin*,assalto*,assassino*,presidio*,prisao,prisoes,roubo*,hold up',
  '*盗窃*,*窃盗*,*盗賊*,*大盗*,*谋杀*,*绑架*,*誘拐*,*越狱*,*脱獄*,*強盗*,*殺人*,*刑務所*,*犯罪*,*監獄*,*泥棒*,*抢劫*,*劫案*,*杀手*,*杀人*,*监狱*,*犯罪*,*劫匪*,*黑帮*,*سرقة*,*السجون*,*سجن*,*القتلة*,*قاتل*,*الجريمة*,*جرائم*,*डकैती*,*किलर*,*हत्या*,*जेल*,*अपराध*,*चोरी*',
];
const SACRED_PLACES = [
  'church*,chapel*,cathedral*,mosque*,temple*,synagogue*,monaster*,abbey*,kirche*,kirchen*,kapelle*,moschee*,tempel*,synagoge*,kloster*,eglise*,cathedrale*,mosquee*,abbaye*,monastere*,iglesia*,mezquita*,templo*,monasterio*,chiesa,chiese,moschea,moschee,tempio,monastero*,abbazia*,igreja*,mesquita*,mosteiro*,gospel*,gospelchor*,gospelchore',
  '*教会*,*教堂*,*寺院*,*寺庙*,*清真寺*,*モスク*,*大聖堂*,*修道院*,*مسجد*,*مساجد*,*المساجد*,*كنيسة*,*الكنيسة*,*كنائس*,*मंदिर*,*मस्जिद*,*गिरजाघर*,*चर्च*',
];
const SOUND_AND_MATERIAL = [
  'curvas,concreto,hormigon,cemento armato,beton*,concrete,organ,organs,pipe organ*,orgel*,kirchenorgel*,orgue*,organo,organi,orgao,orgaos,music,musik,musique,musica,tile*,kachel*,fliesen,carrelage*,ceramique*,azulejo*,piastrell*,ceramic*,keramik,geometr*,garden*,garten,jardin*,giardin*,jardim,jardins,beer*,bier*,biere*,birra,birre,cerveja*,cerveza*',
  '*哥特*,*ゴシック*,*巴洛克*,*バロック*,*ロマネスク*,*オルガン*,*音楽*,*タイル*,*ビール*,*庭園*,*の庭*,*庭院*,*中庭*,*石庭*,*管风琴*,*音乐*,*瓷砖*,*啤酒*,*花园*,*园林*,أرغن,موسيقى,بلاط,زليج,حديقة,ऑर्गन,संगीत,टाइलें,टाइल्स,बाग़,बगीचा',
];
const PLANTS = [
  'plant,plants,pflanze,pflanzen*,plante,plantes,planta,plantas,piante,pianta,tomato*,tomate*,pomodor*,rose,roses,rosen,rosier*,rosal*,roseira*,orchid*,tree,trees,baum*,baume,arbre*,pommier*,arbol*,alberi,albero,arvore*,mudas,vine,vines,reben,vigne,vid,viti,vite,olivo*,olivi,olivier*,cafeeiro*,cafeto*,agrumi,citric*,naranjo*,limonero*,macieira*,pessegueiro*,pereira,wheat,crop*,leaf,leaves,hedge*,box tree,lawn*',
  '*植物*,*野菜の*,*バラの*,*病害*,*牡丹*,*玫瑰*,*果树*,*蔬菜*,النبات,النباتات,الورد,الأشجار,पौधों,पौधे,गुलाब,फसल,फ़सल',
];
const ANIMALS = [
  'jument*,de la vache,des vaches,des brebis,de la yegua,da egua,della cavalla,in dogs,in cats,in horses,in chickens,in cattle,in rabbits,in fish,for dogs,for cats,for horses,bei hunden,bei katzen,bei pferden,beim hund,bei der katze,beim pferd,chez le chien,chez le chat,chez les chiens,chez les chats,chez le cheval,en perros,en gatos,en caballos,del perro,del gato,nei cani,nei gatti,nei cavalli,del cane,del gatto,em caes,em gatos,em cavalos,no cachorro,do cachorro,do gato',
  '*犬の*,*猫の*,*馬の*,*狗狗*,*猫咪*,*给狗*,*给猫*,القطط,الكلاب,الخيل,कुत्ते,कुत्तों,बिल्ली,बिल्लियों,गाय',
];
/** Words for the diseases of a plant. A plant excuses these words only, because it may also be a remedy. */
const BLIGHTS = [
  'disease*,maladie*,enfermedad*,malatti*,doenca*,krankheit*,pflanzenkrankheit*,baumkrankheit*,infection*,virus,fungus,mildew,greffe*,greffer,injert*,trapianto,trapianti,transplante*',
  '*病気*,*病害*,*移植*,*疾病*,*أمراض*,*रोग*,*बीमारी*',
];
const SICKNESS = [
  ...BODIES,
  'vaccin*,impf*,vacun*,vacin*,steriliz*,sterilis*,neuter*,kastr*,castra*,*疫苗*,*绝育*,*ワクチン*,*避妊*,*去勢*,*تطعيم*,*لقاح*,*تعقيم*,*टीका*,*टीके*,*नसबंदी*,cancer,cancers,krebs,tumor*,arthrit*,arthros*,diabet*,epileps*,allerg*',
].concat(BLIGHTS);
const GOSPEL = ['gospel*', '*ゴスペル*,*福音*'];
const CHOIRS_AND_RECORDS = [
  'choir*,chor,chore,choeur*,chorale*,coro,coros,cori,coral,corais,records,vinyl,music,musica,musique,musik,*音楽*,*音乐*,*合唱*',
];
const CHESS = [
  'abertura,aberturas,apertura,aperturas,opening,openings,eroffnung*,ouvertures d echecs,gambit*,gambito,cavalo,cavallo,caballo,chess*,schach*,echecs,ajedrez,scacchi,xadrez,fianchetto*,endgame*,endspiel*,knight,knights,cavalos,opposite colo*,cores opostas,rook*',
  '*チェス*,*国际象棋*,*象棋*,شطرنج,الشطرنج,शतरंज',
];
const BISHOPS = ['bishop*,bispo*,obispo*,vescov*,eveque*', '*ビショップ*,*主教*'];
const BIRDS = [
  'falcon*,falco,falchi,falke*,faucon*,halcon*,falcao,falcoes,oiseau*,uccell*,aves,birds,vogel*,*ハヤブサ*,*隼*,صقر,शाहीन',
];
const PILGRIMS = ['pelerin*,pellegrin*,peregrin*,pilger*,pilgrim*'];
const LATIN = ['latin,latina,latinas,latine,latini,latines,latino,latinos'];
const LANGUAGES = [
  'language*,sprache*,langue*,lengua*,lingua,lingue,linguas,grammar,grammaire,gramatica,grammatica,vocab*',
];
const UNIONS = ['union*,*यूनियन*,*اتحاد*,*联盟*,*ユニオン*'];
const LEAGUES = ['rugby,cricket,*ラグビー*,*橄榄球*,رغبي,الرغبي,الرجبي,रग्बी,क्रिकेट'];
const ELECTIONS = [
  '*आंदोलन*,छात्र संघ,*विधायक*,*सांसद*,*احتجاج*,*竞选*,election*,elector*,elettoral*,eleitora*,electoral*,wahl*,parliament*,*選挙*,*选举*,*الانتخابات*,*انتخابات*,*चुनाव*',
];
const MAPS_AND_LESSONS = [
  'qgis,gis,map,maps,mapping,karte*,carte*,mapa*,mappa,mappe,dataviz,dataset*,textbook*,curriculum,lesson plan*,schulbuch*,manuel scolaire,libro de texto,*マップ*,*教科書*,*地图*,*教材*,*公民课*,*公民科*,*生徒会*,*児童会*,*班干部*,*班长*,*学生会*,*大队委*,छात्र संघ,निबंध,कक्षा,स्कूल,class president*,student council*,klassensprecher*,schulersprecher*,delegue de classe,delegado de clase,rappresentante di classe,gremio estudantil,*社会科*,درس,دروس,الدرس,التربية,المناهج,تاريخ,इतिहास,पाठ्यपुस्तक',
];
const PEOPLES = [
  ...DIASPORA_COMPANIONS.map(({ names }) => names),
  'jewish,judisch*,juif*,juive*,judio*,judia*,ebraic*,judaic*,sufi*,roma,gypsy,gitano*,gitana,gitanas,kabyl*,berber*,mapuche*,curdo,curda,curdi,curde,kurd*,armen*,aymara*,quechua*,zulu,uighur*,*维吾尔*,*ユダヤ*,*सूफ़ी*,*सूफी*,*राजपूत*,*गोरखा*,*मराठा*,*जाट*,*صوفي*,*يهود*,*كردي*,*كرديه*,*أمازيغي*,*نوبي*,*بدوي*,*شركسي*,*أرمني*,*الأرمن*,*苗族*,*藏族*,*彝族*,*傣族*,*壮族*,*回族*,*蒙古族*,*朝鲜族*,*满族*,*侗族*,*白族*,*瑶族*,*土家族*,*布依族*,*纳西*,*哈萨克*,*アイヌ*,*琉球*',
];
const FOOD_AND_ARTS = [
  'plats,piatti,platos,pratos,danze,danzas,dances,joyeria,joyerias,quilt*,furniture,mobel,meubles,mobili,muebles,salade*,ensalada*,insalat*,salada*,soupe*,sopa*,zuppa*,rhum,dress,dresses,costume,costumes,tracht,trachten,jewel*,schmuck,robe,robes,bijou*,vestido,vestidos,traje,trajes,joya*,abito,abiti,costumi,gioiell*,joia*,fort,forts,fortress*,festung*,stick*,broderie*,bordado*,ricam*,motif*,muster,tapis,weaving,webmuster,*刺绣*,*银饰*,*服饰*,*纹样*,*蜡染*,*花纹*,*衣装*,*衣裳*,*文様*,*模様*,*装飾*,مسلسل,رواية,روايه,فيلم,فستان,ثوب,أزياء,حلي,سجاد,*刺繍*,تطريز,restaurant*,ristorant*,restaurante*,food,cuisine*,kitchen,kuche,cucina,cocina,cozinha,recipe*,recette*,rezept*,receta*,ricett*,receita*,bakery,backerei,boulangerie,panaderia,bread,rye,traiteur,takeaway,market,rug*,carpet*,teppich*,pottery,ceramic*,keramik,music,musik,musique,musica,dance,tanz*,danse*,danza*,danca*,cinema,film,films,movies,literature,literatur*,litterature,literatura,letteratura,novel*,roman,romans,poetry,painting,textile*,architecture,architektur,arquitectura,architettura,arquitetura,language,calligraphy,skincare,fashion,football,league,jazz',
  '*料理*,*音楽*,*映画*,*文学*,*音乐*,*美食*,*菜谱*,*电影*,*文学*,موسيقى,مطبخ,طبخ,سينما,أدب,خزف,خط,संगीत,खाना,व्यंजन,सिनेमा,साहित्य,वास्तुकला,नृत्य,किले,किला,क़िला,पोशाक,गहने,कालीन,साड़ी,साड़ियाँ,ट्रेक,हिल,मिठाई,कढ़ाई',
];

/** "The bible of typography", "the guru of JavaScript": a manual and an expert. */
const MANUALS = [
  'bible,bibles,biblia,bibbia,bibel,typografie bibel,guru,gourou,evangelist*,*聖書*,*圣经*,*教祖*,إنجيل,बाइबल,बाइबिल',
];
const CRAFTS = [
  'typograph*,typografie*,tipograf*,javascript,typescript,python,sql,design*,cooking,kitchen,baking,cocktail*,photography,fotografie,fotografia,knitting,woodworking,marketing,seo,excel,*タイポグラフィ*,*javascript*,*字体*,*设计*,*烹饪*,التصميم,الطبخ,टाइपोग्राफ़ी,टाइपोग्राफी,डिज़ाइन',
];
const FEASTS = [
  'easter,ostern,oster*,paques,pascua,pasqua,pascoa,christmas,noel,navidad,natale,natal,*イースター*,*復活祭*,*复活节*,*クリスマス*,*圣诞*,ईस्टर,क्रिसमस',
];
const EGGS_AND_MARKETS = [
  'egg,eggs,eier,oeufs,huevos,uova,ovos,chocolate,schokolade,chocolat,cioccolato,bunny,hase,lapin,conejo,coelho,market*,markt,marche,mercadillo*,mercatin*,feira,cookies,platzchen,jumper*,tree,lights,*エッグ*,*マーケット*,*彩蛋*,*集市*,*餐桌*,अंडे,अंडा,बाज़ार',
];
const PLAYFUL_LIKING = [
  'addictif,addictifs,addictive,adictivo,adictiva,adictivos,viciante,viciantes,suchtig machend*,*中毒性*,*上瘾*,إدماني,ادماني,लत',
];
const PUZZLES = [
  'puzzle*,puzle*,game*,jeu,jeux,juego*,gioco,giochi,jogo*,quebra cabeca*,*パズル*,*ゲーム*,*拼图*,*游戏*,لغز,ألغاز,لعبة,पहेली,गेम',
];
const SONGS_OF_FAITH = ['*أناشيد*', '*نشيد*'];
const LETTERS_AND_NUMBERS = ['الحروف,الأرقام,للأطفال,أطفال,الأطفال,الروضة,الحضانة,المدرسة,الحيوانات,الألوان'];
const VOTES = [
  'vote,votes,votez,voter,vota,votad,votare,votar,votate,vote no,voting,stimm,stimmt ab,stimme fur,*投票*,صوت,صوتوا,التصويت,वोट',
];
const CONTESTS = [
  'song,songs,chanson*,cancion*,canzone,canzoni,cancao,cake,bolo,tarta,torta,gateau,kuchen,photo,photos,foto,fotos,bild,eurovision,sanremo,festival,playlist,maskottchen,mascot*,*キャラ*,*歌曲*,*人気*,*照片*,صورة,أغنية,गाना,तस्वीर,केक',
];
const BUZZING = ['zumbido*,ronzio,*طنين*'];
const MIGRANTS = ['*مهاجر*,*المهاجر*,migrant*,migrator*,*प्रवासी*'];
const BIRDS_OF_PASSAGE = ['طيور,الطيور,طير,birds,zugvogel*,oiseaux,aves,uccelli,पक्षी,पक्षियों'];
const BEES = ['abejas,abelhas,api,abeilles,bienen,bees,النحل,mosquito*,motor,motores,drone*'];
const HINDI_PARTIES = ['*पार्टी*'];
const CELEBRATIONS = ['गुब्बारे,जन्मदिन,बर्थडे,ड्रेस,डांस,केक,सजावट,स्नैक्स,मेन्यू,गेम,गेम्स,म्यूज़िक,कपड़े,मेकअप,लाइट,लाइटें'];

/** A mass by a composer, and an anthem that has the name of a party. */
const MASSES = [
  'messe,messa,misa,missa,mass,la messe,la messa,la misa,the mass,die messe,requiem,messa da requiem,messa di requiem,misa de requiem,messe en,messe de,passion,oratori*,cantata*,cantate*,kantate*,te deum,stabat mater,magnificat,gloria,ave maria,fratelli d italia,*ミサ曲*,*レクイエム*,*弥撒*,*安魂曲*,*受难曲*,*قداس*',
];
const SCORES = [
  'bach,mozart,verdi,beethoven,haydn,vivaldi,handel,haendel,pergolesi,faure,rossini,bruckner,brahms,palestrina,partitur*,spartit*,partition*,partitura*,score,scores,orchest*,orquest*,orchestr*,soprano,accordi,inno,philharmon*,filarmon*,*巴赫*,*莫扎特*,*威尔第*,*バッハ*,*モーツァルト*,*ヴェルディ*,*楽譜*,*乐谱*,موزارت,باخ',
];
/** Offences as a subject of study, mostly in the plural. A person's own offence is usually in the singular. */
const OFFENCES = [
  'delitos,reati,delitti,delits,straftaten,delikte,offences,crimes,crime,delitos informaticos,delitos economicos,direito penal,derecho penal,diritto penale,droit penal,strafrecht,criminal law,刑法,*犯罪学*,*刑法*,*आपराधिक क़ानून*,*القانون الجنائي*',
];
const COURSES = [
  'master,máster,grado,vorlesung*,skript,klausur*,seminar*,hausarbeit*,dispensa,dispense,apuntes,temario,oposici*,concurso,examen,exam,exams,esame,esami,bar exam,law school,lecture,lectures,textbook,cheat sheet,schema,schemi,fiche,fiches,licence,moot court,*考研*,*法考*,*司法試験*,*答案*,*講義*,*试题*,محاضرات,امتحان,ملخص,नोट्स,परीक्षा',
];
/** Union houses and prisons as works of art and architecture. */
const HOUSES = [
  'gewerkschaftshaus*,maison du peuple,casa del pueblo,casa del popolo,bourse du travail,union hall,prigioni,prigione,prigionieri,prisons,prison,carceri,carceles,prisoes,gefangnis*,*监狱*,*監獄*,*سجون*,*जेल*',
];
const WORKS_OF_ART = [
  'architect*,architekt*,arquitect*,arquitet*,architett*,michelangelo,piranes*,piranèse,scultura,sculptur*,skulptur*,escultur*,incision*,etching*,engraving*,gravure*,radierung*,grabado*,museum,musee,museo,bauhaus,*建筑*,*建築*,*版画*,*雕塑*,*彫刻*,العمارة,لوحة,वास्तुकला',
];
/** Names of sports clubs ("les Verts") and of workers' cups that are also names of parties and unions. */
const CLUBS = ['les verts,verts,verdes,verdi,grünen,grune,grunen,*工会*,*労組*,*نقابة*,*मज़दूर*'];
const MATCHES = [
  'saint etienne,asse,ligue 1,stade,betis,fc,match,matches,derby,maillot,camiseta,palmeiras,hulk,*篮球赛*,*足球赛*,*羽毛球赛*,*运动会*,*野球大会*,مباراة,बैडमिंटन',
];
/** "Gota a gota" is drip irrigation, and also a kind of lender. */
const DRIPS = ['gota a gota'];
const WATERING = ['riego,goteo,huerto,cafe,suero,irrigacao,horta,chemex'];
/** Information stands of clubs, schools and authorities. Parties have such stands too. */
const STANDS = [
  'infostand*,infostand der,infostand des,informationsstand*,mesa informativa,stand d information,banchetto informativo',
];
const CLUBS_AND_SCHOOLS = [
  'imker*,feuerwehr*,sportverein*,schule,bibliothek*,museum,messe,wanderverein*,bahn,kita,pfadfinder*,bomberos,biblioteca,escuela,pompiers,bibliotheque,apiculteurs,apicultores,apicoltori,scuola',
];
/** Machines that compact concrete. */
const VIBRATORS = ['vibrador*,vibrator*,vibratore,vibratori,vibratoren,*バイブレーター*,*वाइब्रेटर*'];
const CONCRETE = [
  'hormigon,calcestruzzo,concreto,beton*,concrete,telefono,celular,smartphone,*コンクリート*,*スマホ*,*कंक्रीट*',
];
/** A machine "on strike" is broken. */
const STRIKES = [
  'sciopero,scioperi,greve,en greve,streik,streikt,im streik,huelga,en huelga,em greve,on strike',
];
const BROKEN_MACHINES = [
  'lavatrice,lavastoviglie,caldaia,stampante,waschmaschine,spulmaschine,drucker,lave linge,lave vaisselle,imprimante,chaudiere,lavadora,lavavajillas,impresora,maquina de lavar,impressora,washing machine,dishwasher,printer',
];
/** School credits: Italian calls a failed subject a "debito", debt. */
const ITALIAN_CREDITS = ['debito,debiti'];
const SCHOOL = [
  'formativo,formativi,scolastico,scolastici,recupero debiti,scrutinio,scrutini,liceo,superiori',
];

/** Stories, studies, buildings, plants, animals, games and dishes: not the life of a person. */
export const ARTS_AND_STUDIES: readonly OtherContext[] = [
  { words: CRIMES, contexts: FILMS_AND_STUDIES },
  { words: SACRED_PLACES, contexts: SOUND_AND_MATERIAL },
  { words: GOSPEL, contexts: CHOIRS_AND_RECORDS },
  { words: BLIGHTS, contexts: PLANTS },
  { words: SICKNESS, contexts: ANIMALS },
  { words: BISHOPS, contexts: CHESS },
  { words: PILGRIMS, contexts: BIRDS },
  { words: LATIN, contexts: LANGUAGES },
  { words: UNIONS, contexts: LEAGUES },
  { words: ELECTIONS, contexts: MAPS_AND_LESSONS },
  { words: MANUALS, contexts: CRAFTS },
  { words: FEASTS, contexts: EGGS_AND_MARKETS },
  { words: PLAYFUL_LIKING, contexts: PUZZLES },
  { words: VOTES, contexts: CONTESTS },
  { words: MIGRANTS, contexts: BIRDS_OF_PASSAGE },
  { words: BUZZING, contexts: BEES },
  { words: SONGS_OF_FAITH, contexts: LETTERS_AND_NUMBERS },
  { words: HINDI_PARTIES, contexts: CELEBRATIONS },
  { words: PEOPLES, contexts: FOOD_AND_ARTS },
  { words: MASSES, contexts: SCORES },
  { words: OFFENCES, contexts: COURSES },
  { words: HOUSES, contexts: WORKS_OF_ART },
  { words: CLUBS, contexts: MATCHES },
  { words: ITALIAN_CREDITS, contexts: SCHOOL },
  { words: DRIPS, contexts: WATERING },
  { words: VIBRATORS, contexts: CONCRETE },
  { words: STANDS, contexts: CLUBS_AND_SCHOOLS },
  { words: STRIKES, contexts: BROKEN_MACHINES },
];
