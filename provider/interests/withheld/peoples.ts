import type { Companions } from '../companions.ts';
import { DIASPORA_COMPANIONS } from './diasporas.ts';
import { pairsOf } from './pairs.ts';

/** Names for one person of a people. The names in `diasporas.ts` are for several. */
const ONE_OF_A_PEOPLE =
  'gambienne,gambiana,togolaise,béninoise,guinéenne,gabonaise,malgache,mauricienne,capverdienne,japonaise,coréenne,indienne,pakistanaise,tamoule,philippine,cambodgienne,laotienne,coreana,japonesa,chinesa,indiana,italiana,alemã,síria,libanesa,polonesa,ucraniana,boliviana,paraguaia,peruana,togolesa,togolese,beninese,gabonese,burkinabè,burkinabé,camerunense,congolese,ivoriana,tamil,japonese,giapponese,coreani,srilankese,bengalese,moldava,georgiana,gambian,liberian,sierra leonean,pole,romanian,turk,kurd,syrian,iraqi,afghan,somali,eritrean,ethiopian,nigerian,ghanaian,kenyan,ugandan,zimbabwean,jamaican,haitian,filipina,filipino,pinoy,desi,punjabi,gujarati,tamil,malayali,bengali,sri lankan,nepali,tibetan,uyghur,hmong,korean,vietnamese,palestinian,lebanese,egyptian,moroccan,algerian,tunisian,yemeni,sudanese,armenian,albanian,kosovar,bosnian,roma,sinti,black,latina,latino,chicana,chicano,mexican,salvadoran,colombian,venezuelan,cuban,dominican,brazilian,native,cherokee,navajo,maori,aboriginal,sami,jewish,türke,türkin,kurde,kurdin,syrer,syrerin,iraker,irakerin,iraner,iranerin,afghane,afghanin,eritreer,eritreerin,somalier,nigerianer,nigerianerin,ghanaer,marokkaner,marokkanerin,tunesier,algerier,vietnamesin,koreanerin,russlanddeutsche,russlanddeutscher,aussiedler,aussiedlerin,sorbin,sorbe,sintiza,romni,schwarz,afrodeutsch,jüdin,jude,marocain,marocaine,algérien,algérienne,tunisien,tunisienne,sénégalais,sénégalaise,malien,malienne,ivoirien,ivoirienne,camerounais,camerounaise,congolais,congolaise,comorien,comorienne,haïtien,haïtienne,antillais,antillaise,réunionnais,réunionnaise,kabyle,berbère,kurde,turc,turque,arménien,arménienne,libanais,libanaise,syrien,syrienne,afghan,afghane,vietnamien,vietnamienne,métisse,métis,noir,noire,arabe,rom,gitan,gitane,juif,juive,marroquí,senegalés,senegalesa,nigeriano,nigeriana,guineano,guineana,saharaui,colombiano,colombiana,venezolano,venezolana,ecuatoriano,ecuatoriana,peruano,peruana,boliviano,boliviana,paraguayo,paraguaya,cubano,cubana,dominicano,dominicana,hondureño,hondureña,nicaragüense,salvadoreño,guatemalteca,mexicano,mexicana,haitiano,haitiana,rumano,rumana,búlgara,ucraniana,ucraniano,china,chino,pakistaní,gitano,gitana,mapuche,aymara,quechua,afrodescendiente,mestiza,mestizo,negro,negra,judía,judío,árabe,marocchino,marocchina,tunisino,tunisina,egiziano,egiziana,senegalese,ghanese,eritreo,eritrea,etiope,somalo,somala,albanese,rumeno,rumena,ucraino,ucraina,moldava,peruviano,peruviana,ecuadoriano,ecuadoriana,filippino,filippina,cinese,bengalese,pakistano,pakistana,indiano,indiana,singalese,nero,nera,ebreo,ebrea,arbëreshë,curdo,curda,angolano,angolana,moçambicano,moçambicana,cabo verdiano,cabo verdiana,guineense,são tomense,venezuelano,venezuelana,haitiano,paraguaia,paraguaio,bolivianas,sírio,síria,libanês,libanesa,nikkei,nissei,sansei,quilombola,indígena,guarani,yanomami,pataxó,preto,preta,pardo,parda,cigano,cigana,judeu,judia,ucraniano';

/** Peoples beside the first person, and beside feasts, weddings and quarters. */
export const PEOPLE_COMPANIONS: readonly Companions[] = [
  {
    names: ONE_OF_A_PEOPLE,
    beside:
      'community,communauté,comunidad,comunità,comunidade,i am,i m,im,we are,as a,being,proudly,proud,born,ich bin,wir sind,als,stolze,stolzer,je suis,nous sommes,d origine,en tant que,fière d être,soy,somos,yo soy,siendo,ser,soy una,soy un,de origen,de padre,de madre,sono,siamo,essere,sono una,sono un,di origine,di padre,di madre,sou,sou uma,sou um,ser uma,de origem,de pai,de mãe,weddings,wedding,bride,groom,kid,kids,child,childhood,daughter,son,girl problems,household,upbringing,lesbian,gay,queer,americans,american,in america,in germany,in england,y vivo en,vivo en,e vivo a,vivo a,e moro em,moro em,et je vis,und lebe in,lebe in,boda,bodas,matrimonio tradicional,mariage,mariages,hochzeit,hochzeiten,casamento',
  },
  {
    names: DIASPORA_COMPANIONS.slice(4, 8)
      .map(({ names }) => names)
      .join(','),
    beside:
      'di,delle,dei,del nord,somos,siamo,sono,vecinos,unidos,unidas,uniti,unite,associazione,asociación,asociación de,associação de,association des',
  },
];

/** Couples of one gender, castes, and communities in scripts for which companions are not compared. */
export const PEOPLES_AND_PAIRS: readonly string[] = [
  pairsOf(
    'couples of,dates between,love between,romance between,sex between,dating between',
    'men,women,girls,boys,guys',
  ),
  pairsOf(
    'paare aus,treffen unter,dates unter,liebe unter,liebe zwischen,sex unter',
    'männern,frauen,mädchen,jungs',
  ),
  pairsOf(
    'couples d,couple d,couples de,couple de,rencontres entre,rencontre entre,amour entre,romance entre,soirée entre',
    'hommes,femmes,garçons,filles gay',
  ),
  pairsOf(
    'parejas de,pareja de,citas entre,encuentros entre,amor entre,contactos entre,relaciones entre',
    'hombres,mujeres,chicas,chicos',
  ),
  pairsOf(
    'coppie di,coppia di,incontri tra,incontri fra,amore tra,amore fra,sesso tra',
    'uomini,donne,ragazze,ragazzi',
  ),
  pairsOf(
    'casais de,casal de,encontros entre,amor entre,namoro entre,relações entre',
    'homens,mulheres,meninas,rapazes',
  ),
  '*男性同士*,*女性同士の恋*,*男同士*恋*,*女同士*恋*,*女女*恋*,*男男*恋*,*两个女人*爱*,*两个男人*爱*,*حب بين رجلين*,*زواج المثليين*,*दो पुरुषों*,*दो महिलाओं का*',
  'جالية,الجالية,للجالية,جاليات,الجاليات,*同和問題*,*同和地区*,जाति आरक्षण,मराठा आरक्षण,राजपूत समाज,*المهجر*,*مغتربين*,*مغترب*,*एकता*जाट*,*जाट*,*गुर्जर*,*मराठा आरक्षण*,*यादव महासभा*,*क्षत्रिय*,*कायस्थ*,*बनिया समाज*,*वाल्मीकि समाज*,*कुर्मी*,*पटेल समाज*,*लिंगायत*,*नायर समाज*,*भूमिहार*,*बिरादरी*,*गोत्र*,*खाप*,desi wedding*,desi parents,desi kids,desi mom*,desi girl*,desi aunt*,brown girl*,brown kids,*在日韓国*,*在日朝鮮*,*在日コリアン*,*在日ブラジル*,*在日クルド*,*在日外国人*,*在日中国*,*民族学校*,*朝鮮学校*,*アイヌ*,*沖縄出身*,*部落差別*,*被差別部落*,*同乡会*,*老乡会*,*唐人街*生活*,*华人社团*,*华侨*,*侨胞*,*台胞*,*藏族*,*维族*,*回族*,*满族*,*蒙古族*,*壮族*,*彝族*,*苗族*,*朝鲜族*,*土家族*,*原住民*',
];
