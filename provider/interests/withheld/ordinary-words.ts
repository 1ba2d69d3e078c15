import type { OtherContext } from '../other-meanings.ts';
import { CARE } from './look-alikes.ts';
import { SPORT } from './other-contexts.ts';

/** Ordinary words that begin like a seed, and phrases in which a word has its ordinary meaning, by language. */
export const ORDINARY_WORDS: readonly string[] = [
  'syndication,dwight,wichita,huntington beach,huntington library,huntington park,huntington new york,salmon,salmone,salmoni,salmones,salmonete*,crab nebula,priest hole*,coin denomination*,bank note denomination*,note denominations,duimp,rapeseed*,nikkei 225,nikkei index,nikkei cuisine,nikkei restaurant*',
  'gebeten,hindurch,verruckt,verruckte,verruckter,verrucktes,verruckten,verruckteste*,versetz*,aufenthaltsraum*,aufenthaltsort*,aufenthalt am,schoner aufenthalt,schonen aufenthalt,angenehmer aufenthalt,angenehmen aufenthalt,kurzer aufenthalt,gang wechsel*,gang schalten,erster gang,zweiter gang,dritter gang,im ersten gang,im zweiten gang,im dritten gang,kegeln,kegelbahn*,kegelclub*,kegelabend*,kegelverein*,kegelschnitt*,kegelstumpf*,einbruch im takt,krebsgang in,krebsgange in',
  'allait,ocde,ils paient,qui paient,paient les,paient leurs,exoneration fiscale,exonerations fiscales,exoneration de,exoneration des,denomination sociale,denomination commerciale,charges lourdes,lourdes charges,eaux lourdes,armes lourdes,forgeron*,truffe noire,truffe blanche,truffes noires,truffes blanches,truffe* au chocolat,truffes en chocolat,a la truffe,aux truffes,huile de truffe,chien* truffier*,seance de,seances de,seance d,seances d,seance en,seances en',
  'me dio,te dio,le dio,nos dio,les dio,se dio,dio un,dio una,dio la,dio el,podemos *ar,podemos *er,podemos *ir,podemos *arnos,podemos *irnos,como podemos,no podemos,que podemos,si podemos,han traido,ha traido,he traido,has traido,hemos traido,traido de,traido del,sintio,sintiendo,sintiendose,convertirse en,malentendido*,se pagan,pagan por,pagan mas,pagan bien,que pagan,cuanto pagan,pagando,paganini,cielo* despejado*,dias despejados,dia despejado,noche despejada,despejar la incognita,despejar incognitas,despejar la x,los ciudadanos,ciudadanos del mundo,ciudadanos digitales,rapel,rapero*,rapera*,rapear,rapeando,salmorejo*,ruido* molesto*,vecino* molesto*,no molestar,brazo* de gitano*,atraco en gta,atracos en gta',
  'notavel*,notavei*,eu sinto,me sinto,te sinto,sinto falta,sinto muito,nao sinto,que sinto,chamando,mais depressa,muito depressa,tao depressa,depressa demais,ler depressa,aprender depressa,gravidade*,baseado em,baseado no,baseado na,baseado nos,baseado nas,baseados em,pilulas de,cegonha*,morder a,morder o,morder as,morder os,nao morder',
  'messa a punto,messa in piega,messa in scena,messa in moto,messa in opera,messa a fuoco,messa a terra,messa a dimora,messa in sicurezza,messa su strada,influenza di,influenza del,influenza della,influenza dei,influenza sul,influenza sulla,chiari e,occhi chiari,capelli chiari,colori chiari,toni chiari,legni chiari,vini chiari,spaccio aziendale,spacci aziendali,peperon*,ristorante il cappellano,autista di,autista del,autista privato,autisti di,autobus autista',
  'जेल पेन,जेल रंग,हेयर जेल,जेल पॉलिश,जेल नेल',
  'من عمره,في عمره,طول عمره,كل عمره,عمره سنه,الحاديه عشره,الحادي عشر,الحاديه والعشرين,الحادي والعشرين,العرق الزائد,مزيل العرق,رائحه العرق,بالنيابه عن,انجيلا,أنجيلا',
];

/** Ordinary words that match inside a text. Easter eggs, bunnies and holidays do not indicate a faith. */
export const ORDINARY_PARTS =
  'eifersuchtig,sehnsuchtig,أجنحة,货拉拉,商工会,和尚头,复活节彩蛋,复活节兔,ゲイリー,ゲイル,ゲイブ,ゲイラ,ゲイシャ,पूजा हेगड़े,पूजा भट्ट';

const PLANTS =
  'pomodori,pomodoro,piantine,piantina,bulbi,rose,rosa,siepe,vaso,vasi,orto,prato,giardino,giardinaggio,piante,pianta,alberi,olivo,ulivo,fragole,basilico,barba,tomates,plantas,planta,macetas,macetero,cactus,arboles,jardin,orquidea*,mudas,muda,hortas,horta,vasinho*,suculentas,seedling*,perennials,hostas,peonies,shrub*,hedge*,lawn,semis,potager,plants,rosier*,bulbes';
const TRIPS =
  'hotel*,urlaub*,ferien*,strand,reise*,meer,insel,kreuzfahrt*,flughafen,resort*,wellness,campingplatz*,ferienhaus,kurzer,sommer*,wochenende';
const EATING =
  'urlaub,sommer,essen,kaffee,wein,bier,aussicht,sonne,eis,fruhstuck,kuchen,kuche,kalt,warm,gekuhlt,habe ich,haben wir,hat er,in vollen zugen';
const NUMBERS =
  'excel,matematic*,calcolatrice*,python,a mente,struttural*,ingegner*,numeric*,statistic*,fisica,chimica,algebra,veloci,formule';
const SKIES =
  'constellation*,sternbild*,costellazion*,constelacion*,constelacao,constelacoes,nebula*,nebulosa,*星座*,*星云*,*星雲*,*流星群*,كوكبه,مدار,तारामंडल,राशि';
const MUSIC = 'fuge,fugen,kanon,bach,takt,schlagzeug*,rhythmus,melodie*,orchester*,cassa';
const HOUSES =
  'agriturismo,ristorante*,trattoria,osteria,hotel*,b b,cantina,vino,vini,birra,birrificio,pizzeria,albergo,locanda,masseria,bodega,restaurante*,gasthof*,gasthaus*,brauerei*,auberge*,brasserie*,cave';
const COSTUMES =
  'costume*,kostum*,deguisement*,disfraz*,fantasia*,cosplay*,halloween,karneval*,fasching*,carnevale,carnaval,sewing pattern*,schnittmuster*,*コスプレ*,*衣装*,*装束*,*縫い方*,*ハロウィン*,*服装*,*万圣节*,زي تنكري';
const TOOLS =
  'bomba,bombas,panela,panelas,lava jato,lavadora*,mangueira*,bico,pneu*,compressor*,caldeira*,valvula*,hidrolavadora*,regulagem,idropulitrice*,caldaia,pompa,pompe,pumpe*,reiniger,hochdruckreiniger*,nettoyeur*,karcher,gomme,chaudiere*';
const SNACKS = '*नाश्ता*,*रेसिपी*,*सजावट*,*केक*,*ड्रेस*,*मेकअप*,*डांस*,*गाने*,*जन्मदिन*,*खेल*,*स्नैक*,*मेन्यू*,*संगीत*,*गेम*';
const HINDI_POLITICS = '*चुनाव*,*कार्यकर्ता*,*सदस्य*,*नेता*,*भाजपा*,*कांग्रेस*,*आम आदमी*,*रैली*,*विधायक*,*सांसद*';
const OVERTURES = '*序曲*,*オペラ*,*歌剧*,*ロッシーニ*,ouverture,overture,obertura,ouverture,rossini,opera';
const GTA = 'gta,payday,roblox,fortnite,minecraft,red dead';
const FANS = 'curva,ultras,coreografi*,stadio,juventus,inter,milan,napoli,roma,lazio,tifosi,bandiere';

const MENDING =
  'patient*,pazient*,paciente*,donator*,donante*,reni,rene,rinon*,rim,fegato,higado,cuore,corazon,medula,renal*,renali,hepat*,epat*,capelli,capilar,pelo,cabelo';

/** Words that are ordinary beside one of `contexts`, and sensitive beside one of `unless`. */
export const ORDINARY_CONTEXTS: readonly OtherContext[] = [
  { words: ['trapiant*,trasplant*,transplant*,curare'], contexts: [PLANTS], unless: [MENDING] },
  { words: ['aufenthalt,aufenthalte'], contexts: [TRIPS] },
  { words: ['genossen'], contexts: [EATING], unless: ['spd,linke,kpd,partei,liebe,genossinnen'] },
  { words: ['calcoli*'], contexts: [NUMBERS], unless: ['renali,renale,biliari,colecist*,rene,reni'] },
  { words: ['cancer,krebs,krebse,cancro,سرطان,السرطان'], contexts: [SKIES], unless: [...CARE, MENDING] },
  { words: ['krebsgang*,einbruch'], contexts: [MUSIC] },
  {
    words: [
      'cappellano,capellan,cappuccini,abate,abbazia,convento,monastero,monje,monjes,moine,moines,monch,kloster,frate,frati',
    ],
    contexts: [HOUSES],
    unless: ['messa,preghier*,ritiro,ritiri,esercizi spirituali,exerzitien,retraite*,oracion'],
  },
  { words: ['nun,nuns,priest,priests,monk,prisoner,nonne,*巫女*,*修女*,*囚人*'], contexts: [COSTUMES] },
  {
    words: ['pressao alta,alta pressao,pressione alta,alta pressione,haute pression,hochdruck'],
    contexts: [TOOLS],
  },
  { words: ['*पार्टी*'], contexts: [SNACKS], unless: [HINDI_POLITICS] },
  { words: ['*泥棒*,diebische'], contexts: [OVERTURES] },
  { words: ['diebische'], contexts: ['elster*,vogel*,futterhaus'] },
  { words: ['assalto,assaltos,atraco,atracos,robo,heist*,raub'], contexts: [GTA] },
  {
    words: ['*女装*'],
    contexts: [
      '*穿搭*,*新款*,*品牌*,*尺码*,*春季*,*夏季*,*秋冬*,*服装*,*搭配*,*连衣裙*,*外套*,*淘宝*,*女装店*',
    ],
    unless: ['*大佬*,*男*,*变装*'],
  },
  {
    words: ['padre cicero,cristo redentor,cristo rei'],
    contexts: ['drone,drones,aerea,aerial,timelapse,estatua*'],
  },
  { words: ['tifo'], contexts: [FANS, ...SPORT] },
];
