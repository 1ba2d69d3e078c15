import type { Together } from '../together.ts';

/** A relative, partner or neighbour beside an act against the person: threaten, follow, beat, lock in. */
const PURSUERS: readonly Together[] = [
  {
    one: 'my ex,ex husband,ex wife,ex boyfriend,ex girlfriend,my husband,my wife,my boyfriend,my girlfriend,my partner,my father,my mother,my dad,my mum,my mom,my stepfather,my stepdad,my brother,my son,my uncle,my boss,my landlord,my neighbour,my neighbor,coworker,colleague',
    other:
      'threaten*,stalk*,harass*,beats me,beat me,beats us,beats my,hits me,hit me,hits us,hits my,slaps me,slapped me,chokes,choked,strangled,groped,locks me,locked me,controls me,hurts me,blackmail*,gaslight*,spies on,tracks my phone',
  },
  {
    one: 'mein ex,meine ex,exfreund,exmann,ex mann,ex freund,mein mann,meine frau,mein freund,mein partner,mein vater,meine mutter,stiefvater,mein bruder,mein sohn,mein onkel,mein chef,mein nachbar,mein vermieter',
    other:
      'bedroht,bedrohte,droht,drohte,stalkt,stalkte,verfolgt mich,verfolgte mich,lauert mir,auflauert,schlagt mich,schlug mich,schlagt uns,schlug uns,schlagt sie,geschlagen,wurgt,wurgte,belastigt,begrapscht,sperrt mich,mich eingesperrt,erpresst,kontrolliert mich',
  },
  {
    one: 'mon ex,ex mari,ex conjoint,ex copain,mon mari,mon copain,mon conjoint,mon compagnon,ma femme,mon pere,ma mere,mon beau pere,mon frere,mon fils,mon oncle,mon patron,mon voisin',
    other:
      'me menace,me traque,me harcele,harcele,me poursuit,me frappe,nous frappe,me tape dessus,m etrangle,m enferme,m agresse,me gifle,me controle,fait chanter',
  },
  {
    one: 'mi ex,ex marido,ex novio,exmarido,exnovio,mi marido,mi esposo,mi novio,mi pareja,mi mujer,mi padre,mi madre,mi padrastro,mi hermano,mi hijo,mi tio,mi jefe,mi vecino',
    other:
      'me amenaza,amenaza con,me persigue,me acosa,acosa,me pega,me golpea,me maltrata,me ahorca,me encierra,me grita,me controla,me chantajea,me espia',
  },
  {
    one: 'il mio ex,mio ex,ex marito,ex fidanzato,ex ragazzo,mio marito,mia moglie,mio padre,mia madre,il mio compagno,mio compagno,mio fratello,mio figlio,mio zio,il mio capo,il mio vicino,patrigno',
    other:
      'mi minaccia,minaccia di,mi perseguita,mi stalkera,mi picchia,mi mena,mi maltratta,mi strangola,mi chiude in,mi controlla,mi ricatta,mi spia,mi molesta',
  },
  {
    one: 'meu ex,ex marido,ex namorado,meu marido,meu namorado,meu companheiro,minha esposa,meu pai,minha mae,meu padrasto,meu irmao,meu filho,meu tio,meu chefe,meu vizinho',
    other:
      'me ameaca,me persegue,me bate,me agride,me enforca,me tranca,me controla,me chantageia,me assedia,me espanca,me espiona',
  },
];

/** A former partner who follows the person. With a son or a husband, "follows me" is harmless. */
const FORMER_PARTNERS: readonly Together[] = [
  {
    one: 'my ex,ex husband,ex wife,ex boyfriend,ex girlfriend,mein ex,meine ex,exfreund,exfreundin,exmann,exfrau,mon ex,ex mari,ex copain,ex conjoint,mi ex,exmarido,exnovio,ex novio,ex marido,mio ex,ex marito,ex fidanzato,meu ex,ex namorado,minha ex',
    other:
      'follows me,following me,followed me,keeps following,turns up,turned up,outside my house,won t leave me,verfolgt,folgt mir,steht vor,me suit,me sigue,mi segue,me segue,no me deja en paz,non mi lascia in pace,nao me deixa em paz,ne me lache pas,debajo de mi casa,sotto casa,afraid of,scared of,angst vor,peur de,miedo a,paura di,medo de',
  },
];

/** A family and its origin; a birth and the parents' people. */
const ANCESTORS: readonly Together[] = [
  {
    one: 'my family,my parents,my grandparents,our parents,meine familie,meine eltern,meine grosseltern,ma famille,mes parents,mes grands parents,mi familia,mis padres,mis abuelos,la mia famiglia,i miei genitori,i miei nonni,minha familia,meus pais,meus avos',
    other:
      'come from,comes from,came from,came over,kommt aus,kommen aus,kamen aus,kamen als,stammt aus,stammen aus,vient de,vient du,vient d,viennent de,viennent du,viennent d,venus de,originaires,viene de,vienen de,vino de,vinieron de,viene da,vengono da,venuti da,veio de,veio da,veio do,vieram de,vieram do,vieram da,vem de,vem do,vem da,emigr*,immigr*,einwander*,fled,fluechtete*,flohen,emigraron,fuggiti,fugiram',
  },
  {
    one: 'born in,born to,geboren in,ne a,nee a,ne en,nee en,nacido en,nacida en,naci en,nato a,nata a,nato in,nata in,nascido em,nascida em,nasci em,nasci no,grew up in,grandi a,crecido en',
    other:
      'parents from,to parents,immigrant parents,eltern aus,parents venus,de parents,pere et,padres de,de padres,hijo de,hija de,genitori,da genitori,figlio di,figlia di,de pais,filho de,filha de,raices,racines,radici,raizes,wurzeln,roots in',
  },
];

export const PURSUITS: readonly Together[] = [...PURSUERS, ...FORMER_PARTNERS, ...ANCESTORS];
