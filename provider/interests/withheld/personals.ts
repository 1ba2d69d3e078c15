import { pairsOf } from './pairs.ts';

/** Words of personal advertisements in one language. */
interface Personals {
  readonly people: string;
  /** Verbs, each with a following article where the language has one. */
  readonly seeking: string;
  readonly sought: string;
}

const PERSONALS: readonly Personals[] = [
  {
    people:
      'man,men,woman,women,guy,guys,girl,girls,couple,couples,husband,wife,bi guy,single guy,lady,ladies',
    seeking: 'seeking,seek,seeks,looking for,looking for a,searching for,4',
    sought: 'man,men,woman,women,guys,girls,couple,couples,third,a third,same,unicorn,unicorns',
  },
  {
    people: 'mann,manner,frau,frauen,er,sie,paar,paare,ehepaar,junge,boy,jungs',
    seeking: 'sucht,suchen',
    sought: 'mann,manner,frau,frauen,ihn,sie,paar,paare,ihn sie,jungs,dritten,dritte',
  },
  {
    people: 'homme,hommes,femme,femmes,couple,couples,jh,jf,h,f,mec,mecs,fille,filles',
    seeking: 'cherche,cherchent,recherche,rech,ch',
    sought: 'homme,hommes,femme,femmes,couple,couples,h,f,mec,mecs,fille,filles,une femme,un homme,trouple',
  },
  {
    people: 'hombre,hombres,mujer,mujeres,chico,chicos,chica,chicas,pareja,parejas,maduro,senora',
    seeking: 'busca,buscan,busca a,buscando',
    sought:
      'hombre,hombres,mujer,mujeres,chico,chicos,chica,chicas,pareja,parejas,un tercero,una tercera,lo mismo',
  },
  {
    people: 'uomo,uomini,donna,donne,coppia,coppie,ragazzo,ragazza,lui,lei',
    seeking: 'cerca,cercano',
    sought: 'uomo,uomini,donna,donne,coppia,coppie,ragazzo,ragazza,lui,lei,singola,singolo,singole,bull',
  },
  {
    people: 'homem,homens,mulher,mulheres,casal,casais,garota,garoto,rapaz,moca',
    seeking: 'procura,procuram,busca,buscam,procura por',
    sought:
      'homem,homens,mulher,mulheres,casal,casais,garota,garotas,rapaz,amigo,amiga,outro homem,outra mulher,mesmo',
  },
];

const advertisements = PERSONALS.map(({ people, seeking, sought }) =>
  pairsOf(pairsOf(people, seeking), sought),
);

/** Personal advertisements, families and meetings that reveal a person's orientation, in ten languages. */
export const ADVERTISEMENTS: readonly string[] = [
  ...advertisements,
  'cerco uomo,cerco donna,cerco coppia,cerco ragazzo sono un ragazzo,sono un uomo,m4m,w4w,m4w,mw4m,f4f,m4f,f4m,couple seeking,couples seeking,third for couple',
  '*男性が男性*,*男が男*,*女性が女性*,*男性同士*,*女性同士*,*男×男*,*女×女*,*同性の出会い*,*同性の恋人*,*男找男*,*女找女*,*男寻男*,*女寻女*,*找单男*,*找单女*,*夫妻找*,*رجل يبحث عن رجل*,*امرأة تبحث عن امرأة*,*شاب يبحث عن شاب*,*بنت تبحث عن بنت*,*زوجان يبحثان*,*पुरुष पुरुष*,*महिला महिला*,*लड़का लड़के की तलाश*,*लड़की लड़की की तलाश*,*पुरुष की तलाश में पुरुष*,*कपल की तलाश*',
  'safico,safica,saficos,saficas,sapphic*,saphique*,saffico,saffica,saffici,saffiche,गे,on prep,hiv prep,prep vih,prep pelo sus,*百合情*,*同性情*,*同性夫*,*同性家*,*同性友*,two mums,two moms,two dads,two mothers and,two fathers and,my two mums,my two moms,my two dads,zwei mamas,zwei papas,zwei mutter,zwei vater,deux mamans,deux papas,deux meres,deux peres,dos mamas,dos papas,dos madres,dos padres,due mamme,due papa,due padri,duas maes,dois pais,*ママが二人*,*パパが二人*,*ママ二人*,*ふたりママ*,*两个妈妈*,*两个爸爸*,*أمان اثنتان*,*لديه أبوان*,*दो माँएँ*,*दो मांएं*,*दो मम्मी*,*दो पापा*',
  'chest binder*,binder sizing,binder for trans,binding safely,packer sizing,voice feminis*,voice feminiz*,voice masculin*,gaff underwear,*トランスの声*,*トランスの子*,*トランスの人*,*トランス男*,*トランス女*,*胸つぶし*,*ナベシャツ*,*束胸*,*伪娘*,*صوت العابرين*,*العابرين*,*العابرات*,*عابرة جنس*,*عابر جنس*,امرأة عابرة,رجل عابر,*عابرون*,*ثنائيو الميول*,*ثنائي الميول*,*ثنائية الميول*,*مزدوجي الميول*,*ट्रांस आवाज*,*ट्रांस मैन*,*ट्रांस वुमन*,*ट्रांस महिला*,*ट्रांस पुरुष*,*ट्रांसमैन*,*ट्रांसवुमन*,*अलैंगिक*',
  'pride volunteer*,pride march*,pride month,benevoles pride,benevoles de la pride,marche des fiertes,voluntarios orgullo,voluntarios del orgullo,marcha del orgullo,volontari pride,volontari del pride,onda pride,voluntarios da parada,parada lgbt*,parada do orgulho,*プライドボランティア*,*プライドパレード*,*プライド月間*,*骄傲月*,*骄傲游行*,*متطوعو الفخر*,*شهر الفخر*,*مسيرة الفخر*,*प्राइड वॉलंटियर*,*प्राइड मार्च*,*प्राइड परेड*',
  'leather dadd*,leather men,leathermen,lederkerl*,bears and cubs,gay bears,otters and bears,puppy play,pup play,foot worship,findom,cuckold*,hotwif*,gangbang*,glory hole*,stripclub*,strip club*,strip tease,striptease,lap dance*,lapdance*,club de striptease,boate de strip,boite de strip,*ストリップ劇場*,*ストリップショー*,*ストリップクラブ*,*脱衣舞*,*同志浴室*,*三温暖*同志*,*ساونا للمثليين*,*تعدد الشركاء*,*تبادل الأزواج*,*गे सौना*,*गे सॉना*,*फेटिश*,*फ़ेटिश*,*स्ट्रिप क्लब*',
];
