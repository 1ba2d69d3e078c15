import type { OtherContext } from '../other-meanings.ts';
import { GAMES, JOKES, SPORT, STORIES } from './other-contexts.ts';
import { pairsOf } from './pairs.ts';

const MORE_SPORT = [
  'surf*,kitesurf*,windsurf*,skate*,climb*,kletter*,boulder*,escalade,grimpe*,escalada,arrampicata*,ski,skis,skifahr*,snowboard*,velo,velos,cyclis*,ciclis*,ciclism*,radfahr*,radsport*,rennrad*,mountainbik*,motorrad*,circuit*,rallye*,golf*,boxing,boxe,boxeo,crossfit,tischtennis,stadion*,stadium*,stade,estadio*,stadio,tifosi,hinchas,melhores momentos,highlights,anfield,wacken,sella,snooker*,billard*,billiard*,darts,badminton,volleyball*,handball*,wrestling,judo,karate,bogenschiessen,archery,rudern,rowing,segeln,sailing,triathlon*,motorsport*,formula 1,formel 1,motogp,nascar,bmx,parkour,dive spot*',
  '*サーフィン*,*スキー*,*登山*,*釣り*,*甲子園*,*球児*,*投手*,*サーキット*,*骑行*,*滑雪*,*攀岩*,*冲浪*,*电竞*,*電競*,التزلج,تزلج,التسلق,الأمواج,ملعب,المشجعين,مشجعي,क्रिकेट,आईपीएल,फुटबॉल,कबड्डी',
];
const MORE_GAMES = [
  'im spiel,videospiel*,computerspiel*,rollenspiel*,videogioc*,videojueg*,videogame*,jeu video,jeux video,speedrun*,scrabble,schach*,chess,echecs,ajedrez,scacchi,xadrez,ratsel*,puzzle*,mots croises,zombie*,game theory,spieltheorie,rpg,warcraft,twitch',
  '*魔兽*,*公会*,*副本*,*王者*,ببجي,فورتنايت,पबजी',
];
const MORE_JOKES = [
  'comic*,sitcom*,parody,parodie,satire,monty python,*漫才*,*コント*,*相声*,كوميدي,الكوميدي,कॉमेडी',
];
const DISHES_AND_DRINKS = [
  'burger*,pasta,pates,pizza*,nudel*,grill*,bbq,guacamole,sourdough,sauerteig*,levain,caffe,coffee,kaffee,espresso,cocktail*,craft beer,ale,ales,whisky,gin,ramen,pommes,chutney,chocolate,chocolat,cioccolat*,schokolade*',
  '*ラーメン*,*カレー*,*コーヒー*,*咖啡*,*火锅*,*奶茶*,قهوة,القهوة,شوكولاتة,الشوكولاتة,चाय,कॉफ़ी,कॉफी',
];

/** "A pilgrimage to the stadium". A pilgrimage on foot or by bicycle stays withheld, because it may be to Santiago. */
const PILGRIMS = [
  'pilgern,pilger,pilgrim*,pelerin*,wallfahrt*,pellegrin*,peregrin*,romaria*,*朝圣*,*朝聖*,*巡礼*,*聖地*,*圣地*,حج,الحج,तीर्थ',
];
const PLACES_OF_FANS = [
  'stadion*,stadium*,stade,estadio,stadio,circuit du,wacken,film locations,drehort*,eisenbahn*,trainspotting,vinyl*,record shop*,anfield,graceland,manga,anime,*アニメ*,*川藏*,*骑行*,*騎行*,*动漫*,*电影*,*球迷*,*鉄道*,*ロケ地*,*ドラマ*,*映画*,ملعب,المشجعين,स्टेडियम',
];
const CLERGY = [
  'suore,suora,nonnen,nonne,monjas,freiras,nuns,nun,monks,monch,monche,moine*,missionar*,missionaries,missionnaires',
];
const ROOFS = ['dachziegel*,ziegel*,kannibalen,cannibals,cannibales'];
const THIEVES = ['diebe,dieb,ladri,ladro,voleurs,voleur,ladrones,ladron,ladroes,चोर,*سارق*,*小偷*,*怪盗*'];
const TALES = [
  'kinderbuch*,jugendbuch*,horspiel*,marchen,bilderbuch*,recensione,conte,contes,cuento,cuentos,favola,गाने,رواية',
];
const DEBTS = [
  'schulden,bankrott,pleite,debt,debts,deuda,deudas,dette,dettes,debito,debiti,divida,dividas,ديون,कर्ज़',
  '*债务*,*負債*,*负债*,*借金*',
];
const PLAY_MONEY = [
  'monopoly,brettspiel*,board game*,catan,jeu de societe,juego de mesa,gioco da tavolo,*大富翁*,*モノポリー*,مونوبولي',
];
/** "The Mecca of surfing", "the cult of the ball". */
const HOLY_NAMES = [
  'mecca,mekka,mecque,la mecque,meca,la meca,la mecca,taufe,bautismo,battesimo,bapteme,batismo,baptism,culte,corinthians',
  '*メッカ*,*洗礼*,*圣地*,*聖地*,مكة,دين,धर्म',
];
const FOLLOWERS = ['guru', '*信者*,*教祖*'];
const CRABS = ['cancer,krebs,krebse,cancro,سرطان,السرطان'];
const STARS = [
  'liebeshoroskop*,jahreshoroskop*,wochenhoroskop*,tageshoroskop*,monatshoroskop*,widder,zwillinge,skorpion,schutze,fische und,und fische,belier,taureau,gemeaux,sagittaire,capricorne,verseau,poissons,aries,tauro,geminis,virgo,libra,escorpio,escorpion,sagitario,capricornio,acuario,piscis,touro,gemeos,virgem,escorpiao,aquario,peixes,ariete,gemelli,scorpione,sagittario,acquario,in pesci,gemini,taurus,sternzeichen*,tierkreis*,horoskop*,horoscop*,oroscop*,zodia*,aszendent*,ascendant*,ascendente*,signo,signos,segno,segni,birth chart,steinbock,wassermann,sagittarius,capricorn*,aquarius,pisces,scorpio,الثور,الجوزاء,العذراء,العقرب,الجدي,الحوت,والعقرب,والحوت,والجدي,والثور,برج,الأبراج,أبراج,حظك',
];
/** Groups of players and friends that are called a party. The names of parties are not in this list. */
const PARTIES = ['syndicate,partei,parteitag*,piraten,partito,partiti,parti,partido,حزب,الحزب,दल'];
const GREEN = ['grunen,die grunen,les verts,verdes,los verdes,verdi,i verdi'];
const GREEN_THINGS = [
  'tomaten,bohnen,smoothie*,daumen,augen,wiese*,hugel*,spargel,pesto,haricots,petits pois,tomates,pimientos,judias,smeraldi,fagiolini,pomodori,opera*,aida,traviata,rigoletto',
];
const GUILDS = ['*工会*,*工會*'];
const STRIKES = ['streik,streiks,streiken,strike,strikes,greve,greves,huelga,sciopero,हड़ताल'];
const STRINGS = ['saiten,strings,gitarre,gitarren,guitars,guitares,guitarras,chitarre,coverband*,करताल'];
const LIKINGS = ['*إدمان*,नशा'];
const PRISONERS = ['haftling*,gefangene*,prisoner*,prisonnier*,prisionero*,prigionier*,prisioneiro*'];
const PIECES = ['dilemma*,game theory,spieltheorie,figuren,pieces'];

/** Words of worship. Beside one of them, a word keeps its religious meaning. */
const WORSHIP = [
  'hajj,hadsch,umrah,pray*,gebet*,church*,kirche*,gemeinde*,gott,god,jesus,christ*,islam*,muslim*,mosque*,moschee*,medina,paroisse,parroquia*,parrocchia*,iglesia*,igreja*,chiesa*,eglise*,sunday,sonntag*,dimanche,domingo,domenica',
  '*礼拝*,*イスラム*,*ムスリム*,*教会*,*穆斯林*,*教堂*,*朝觐*,الحج,العمرة,صلاة,الصلاة,الله,الإسلام,नमाज़,नमाज,मस्जिद,मंदिर,पूजा,प्रवचन',
];
export const CARE = [
  'breast*,lung,lungs,prostat*,colon,bowel,skin,brust*,lungen*,darm*,du sein,poumon*,mama,seno,polmon*,pulmon*,survivor*,patient*,pazient*,pacient*,chemo*,quimio*,chimio*,therap*,terap*,tratamiento,trattamento,tratamento,treatment,diagnos*,oncolog*,onkolog*,klinik*,hospital*,ospedale,screening,support,awareness,recovery,rehab*,entzug*,selbsthilfe*',
  'علاج,مريض,مرضى,المخدرات,الكحول,रोगी,मरीज,मरीज़,इलाज,मुक्ति,शराब',
];
const MEMBERSHIP = [
  'mitglied*,member*,wahl,wahlen,wahlkampf*,election*,elezion*,eleicao,eleccion*,vote,votes,votantes,voters,stammtisch*,ortsverband*,kreisverband*,kandidat*,candidat*,militant*,afiliad*,iscritt*,filiad*,sede,bundestag*,landtag*,الله,العدالة,انتخاب*,الانتخابات,चुनाव,सदस्य,कार्यकर्ता',
];
const LABOUR = [
  'lehrer*,teachers,workers,union,gewerkschaft*,syndicat*,sindicat*,sindacat*,musiker*,musicians,musiciens,orchester*,orchestra*,मज़दूर,कर्मचारी',
];

/** Abbreviations and words of engineers that elsewhere name an illness, a party or a register. */
const TERMS = ['dst,avc,dsa,dicom,ptb,ppd,stateless'];
const MACHINES = [
  'timezone*,time zone*,daylight,saving,clock*,utc,cron,video,codec*,h264,encoder*,viewer*,pacs,mri,python,java,javascript,react,component*,firewall*,protocol*,session*,leetcode,rest,api,http,jwt,server*,service*,printer*,cups,algorithm*,function*,kubernetes,docker,linux',
];
const WAVES = ['greve,greves'];
const SURF = ['vagues,surf,surfeurs,houle,spot,maree,marees'];
const CELLS = ['*监狱*,*監獄*,*刑務所*,*越狱*,*脱獄*,سجن,السجن,जेल'];
const ESCAPE_ROOMS = ['*密室*,*剧本杀*,*桌游*,*脱出ゲーム*,*謎解き*,غرفة هروب,غرف الهروب,एस्केप रूम'];

/** Words of a subject that also name harmless things. Each is harmless in one of the contexts only. */
export const LOOK_ALIKES: readonly OtherContext[] = [
  { words: HOLY_NAMES, contexts: [...SPORT, ...MORE_SPORT, ...GAMES, ...MORE_GAMES], unless: WORSHIP },
  {
    words: FOLLOWERS,
    contexts: [...SPORT, ...GAMES, ...MORE_GAMES, ...MORE_JOKES, ...DISHES_AND_DRINKS],
    unless: WORSHIP,
  },
  { words: PILGRIMS, contexts: PLACES_OF_FANS, unless: WORSHIP },
  { words: CRABS, contexts: STARS, unless: CARE },
  {
    words: PARTIES,
    contexts: [...SPORT, ...GAMES, ...MORE_GAMES, ...JOKES, ...MORE_JOKES],
    unless: MEMBERSHIP,
  },
  { words: GREEN, contexts: GREEN_THINGS, unless: MEMBERSHIP },
  { words: GUILDS, contexts: MORE_GAMES },
  { words: TERMS, contexts: MACHINES },
  { words: WAVES, contexts: SURF, unless: LABOUR },
  { words: CELLS, contexts: ESCAPE_ROOMS },
  { words: STRIKES, contexts: STRINGS, unless: LABOUR },
  { words: LIKINGS, contexts: DISHES_AND_DRINKS, unless: CARE },
  { words: CLERGY, contexts: [...GAMES, ...MORE_GAMES, ...ROOFS], unless: WORSHIP },
  { words: PRISONERS, contexts: PIECES },
  { words: THIEVES, contexts: [...STORIES, ...TALES] },
  { words: DEBTS, contexts: PLAY_MONEY },
];

const BOOKS = 'bible,bibel,biblia,bibbia,bijbel,gospel,vangelo,evangelio,evangile,evangelium';
const THINGS =
  'pesto,pasta,pates,burger,pizza,sourdough,caffe,cafe,coffee,kaffee,cocktail,cocktails,wine,bread,brot,pain,cake,rock,metal,jazz,vinyl,guitar,knitting,craft,beer,bier,barbecue,grill,css,javascript,python,photoshop,game,gaming,football,futbol,calcio,running,cycling,makeup,skincare,garden,gardening,chess,lego,fashion,style';
const JOINERS = 'of,de,des,du,del,della,dei,do,da,der,fur,for,de la';

/** "The pasta bible" and "la biblia del rock" are handbooks. "Coffee and Bible" is not. */
const HANDBOOKS = pairsOf(BOOKS, THINGS, (book, thing) =>
  [`${thing} ${book}`, ...JOINERS.split(',').map((joiner) => `${book} ${joiner} ${thing}`)].join(','),
);

/** Handbooks in one compound word, and in Arabic. */
const COOKED =
  'grill,back,koch,kaffee,strick,nah,hakel,garten,whisky,bier,wein,cocktail,pasta,pizza,burger,brot,steak,smoker,fitness,lauf,angel,rezept,style';
const COOKED_IN_ARABIC = 'المشاوي,الشواء,الطبخ,المطبخ,القهوة,الشاورما,البرجر,البيتزا,الحلويات';
const COOKED_IN_CHINESE = '烧烤,燒烤,烘焙,咖啡,料理,穿搭,护肤,摄影,电竞,健身,美食,火锅,园艺,编程';

const joined = (thing: string, book: string) => `${thing}${book}`;

/** Phrases whose words have a harmless meaning together. */
export const OTHER_PHRASES: readonly string[] = [
  HANDBOOKS,
  pairsOf(COOKED, 'bibel', joined),
  pairsOf('إنجيل', COOKED_IN_ARABIC),
  'mecca of,a mecca for,the mecca for,ein mekka fur,das mekka fur,das mekka der,la meca del,la meca de los,la mecque du,la mecque des,la mecca del,la mecca dei,a meca do,a meca dos',
  'partito preso,parti pris,monk s brew,guilty pleasure*,tueur de temps,tueuse de temps,romani ite domum,heart attack burger*,heart attack grill,swing manouche,manouche swing,jazz manouche,guitare manouche,arana reclusa,reclusa arana,misa criolla,buddha board*,nonnette*,lesbos island*,lesbos beach*,island of lesbos,isla de lesbos,insel lesbos,ile de lesbos,isola di lesbo,lesbos greece,koscher salz,koscheres salz,यूनियन जैक,die linke hand,linke hand,rechte hand,mano sinistra,main gauche,mano izquierda,mao esquerda',
  'cancro batterico,cancro rameale,cancro del kiwi,cancro del castagno,cancro dell olivo,chancre du chataignier,chancre du pommier,chancre colore,baumkrebs*,obstbaumkrebs*,bacterial canker,خطوط عريضة,الخطوط العريضة,خط عريض,للعميل,बौद्धिक,ईस्टर्न,रियूनियन,वर्जिन,वर्जिन आइलैंड्स,إثارة,الإثارة,buffering,سرطان البحر,ladri di tempo,ladro di tempo,ladron de tiempo,ladrones de tiempo,voleurs de temps,voleur de temps,zeitdieb*,time thief,time thieves,thieves of time,ladrao de tempo,ladrao de bola,ladroes de bola,ladron de balones,ladri di palloni,لصوص الوقت,لص الوقت,समय के चोर,حزب المعجبين,حزب الكنبة,rapeseed*,taufe der software,taufe des schiffs,schiffstaufe*,battesimo della sella',
];

/** Parts of words, and of texts in scripts without spaces, that are ignored. */
export const OTHER_WORD_PARTS =
  pairsOf(COOKED_IN_CHINESE, '圣经', joined) +
  ',在日本,在日志,在日历,在日曆,在日后,在日後,在特性,自动保存,数学运算,手工运行,无法轮,至少精,输入管,分开光,方法会,保护符,帮助选项,多动作,太多动,被捕获,克拉拉,巴拉拉,商工会館,テーブルカラム,キリマンジャロ,サセックス,エセックス,シャブワ,カシュビアン,اثار,تفتقر,يفتقر,افتقر,تفتقد,يفتقد,افتقد,السنسكريت,سنسكريت,سردين,كويرابورو,तेंदुआ,दुआला,लियोनियन,रियूनियन,ईस्टर्न,बौद्धिक,krebssuppe,krebsfleisch,krebsschwanz,gefangenendilemma,のメッカ,时间小偷,時間泥棒';
