import type { Companions } from '../companions.ts';
import { pairsOf } from './pairs.ts';

/**
 * Things that may have an origin. In Romance languages, the adjective of a people follows the thing: "restaurants
 * chinois à Paris".
 */
export const THINGS_OF_A_PEOPLE =
  'salade*,ensalada*,insalat*,salada*,soupe*,sopa*,zuppa*,zuppe,rhum,rum,cocktail*,restaurant*,ristorant*,traiteur*,epicerie*,supermarche*,supermercad*,supermercati,boulangerie*,tienda*,negozi,negozio,marche,mercado*,mercati,cuisine*,cocina,cucina,comida,cibo,plats,platos,piatti,recette*,receta*,ricett*,film*,pelicula*,cinema,series,serie,theatre,teatro,concert*,concierto*,musique*,musica,danse*,danza*,bailes,festival*,cours,cursos,corsi,librairie*,libreria*,librerias,livres,libros,libri,produits,productos,prodotti,vins,vinos,vini,bieres,cervezas,cafes,jardins,jardines,giardini,meubles,tapis';

/** Peoples beside a word for a group, or for a person's origin. The food and the language of a people are harmless. */
export const DIASPORA_COMPANIONS: readonly Companions[] = [
  {
    names: 'rom,sinti,rroma,roms,gitans,manouches,tsiganes,travellers,romni',
    beside:
      'orgoglio,orgullo,pride,stolz,fierté,orgulho,fiero,fiera,famiglie,familles,comunità,communauté,popolo,peuple,donne,femmes,giovani,jeunes,enfants,bambini,e sinti,und roma,cultura,culture,rights,diritti,droits',
  },
  {
    names:
      'polish,romanian,bulgarian,ukrainian,russian,turkish,kurdish,syrian,iraqi,iranian,persian,afghan,pakistani,bangladeshi,bengali,indian,punjabi,gujarati,tamil,sri lankan,nepali,nepalese,tibetan,chinese,taiwanese,korean,japanese,vietnamese,thai,filipino,filipina,pinoy,indonesian,malaysian,cambodian,burmese,rohingya,hmong,arab,lebanese,palestinian,egyptian,moroccan,algerian,tunisian,libyan,sudanese,somali,ethiopian,eritrean,kenyan,ugandan,rwandan,nigerian,ghanaian,senegalese,ivorian,congolese,cameroonian,zimbabwean,south african,jamaican,caribbean,haitian,cuban,dominican,puerto rican,mexican,salvadoran,guatemalan,honduran,colombian,venezuelan,ecuadorian,peruvian,bolivian,brazilian,albanian,kosovar,bosnian,serbian,croatian,greek cypriot,armenian,georgian,azeri,kazakh,uzbek,uyghur,african,asian,south asian,east asian,latino,latina,latinx,hispanic,desi,mixed race,biracial,jewish,muslim,sikh,hindu,romani,roma,indigenous,aboriginal,maori,native american',
    beside:
      'moms,mums,mothers,dads,fathers,families,parents,community,communities,diaspora,expats,immigrants,immigrant,migrants,migrant,workers in,students in,students association,students union,community centre,community center,roots,descent,ancestry,origin,background,americans,american and proud,canadians,british,brits,australians,germans,londoners,new yorkers,in london,in berlin,in paris,in germany,in the uk,in britain,in canada,in america,in australia,dating,singles,elders',
  },
  {
    names:
      'polnische,rumänische,bulgarische,ukrainische,russische,türkische,kurdische,syrische,irakische,iranische,persische,afghanische,pakistanische,indische,tamilische,nepalesische,tibetische,chinesische,koreanische,vietnamesische,thailändische,philippinische,arabische,libanesische,palästinensische,ägyptische,marokkanische,algerische,tunesische,sudanesische,somalische,äthiopische,eritreische,nigerianische,ghanaische,senegalesische,kamerunische,kongolesische,kenianische,haitianische,kubanische,mexikanische,kolumbianische,venezolanische,peruanische,brasilianische,albanische,kosovarische,bosnische,serbische,kroatische,griechische,italienische,spanische,portugiesische,armenische,georgische,schwarze,afrikanische,jüdische,muslimische',
    beside:
      'mütter,mamas,väter,familien,eltern,gemeinde,community,diaspora,migranten,einwanderer,arbeiter,gastarbeiter,studierende,wurzeln,herkunft,abstammung,jugendliche,senioren',
  },
  {
    names:
      'polonaises,polonais,roumaines,roumains,ukrainiennes,ukrainiens,russes,turques,turcs,kurdes,syriennes,syriens,iraniens,iraniennes,afghans,afghanes,pakistanais,indiens,tamouls,tibétains,chinois,chinoises,coréens,vietnamiens,vietnamiennes,cambodgiens,philippins,philippines,libanais,libanaises,palestiniens,égyptiens,marocains,marocaines,algériens,algériennes,tunisiens,tunisiennes,soudanais,somaliens,érythréens,nigérians,ghanéens,sénégalais,sénégalaises,maliens,maliennes,ivoiriens,ivoiriennes,camerounais,camerounaises,congolais,congolaises,guinéens,comoriens,malgaches,haïtiens,haïtiennes,antillais,antillaises,réunionnais,colombiens,vénézuéliens,péruviens,brésiliens,brésiliennes,albanais,kosovars,bosniaques,serbes,portugais,portugaises,arméniens,arméniennes,kabyles,berbères,noirs,noires,africains,africaines,juifs,juives,musulmans,musulmanes',
    beside:
      'mamans,mères,papas,pères,familles,parents,communauté,diaspora,immigrés,migrants,travailleurs,étudiants,étudiantes,racines,origines,femmes,jeunes,de france,en france,à paris,à lyon,à marseille,à bruxelles,à montréal,de paris,de lyon,de marseille,d ile de france',
  },
  {
    names:
      'polacas,polacos,rumanas,rumanos,búlgaras,búlgaros,ucranianas,ucranianos,rusas,rusos,turcas,turcos,kurdos,sirias,sirios,iraníes,afganas,afganos,pakistaníes,indias,indios,chinas,chinos,coreanos,coreanas,vietnamitas,filipinas,filipinos,libaneses,palestinos,egipcios,marroquíes,argelinas,argelinos,saharauis,senegalesas,senegaleses,nigerianas,nigerianos,cameruneses,guineanos,haitianas,haitianos,cubanas,cubanos,dominicanas,dominicanos,mexicanas,mexicanos,salvadoreños,guatemaltecos,hondureñas,hondureños,nicaragüenses,colombianas,colombianos,venezolanas,venezolanos,ecuatorianas,ecuatorianos,peruanas,peruanos,bolivianas,bolivianos,paraguayas,paraguayos,brasileñas,brasileños,albaneses,armenios,judías,judíos,musulmanas,musulmanes,negras,negros,africanas,africanos,quechuas,aymaras,mapuches,gitanas,gitanos',
    beside:
      'mamás,madres,papás,familias,comunidad,diáspora,inmigrantes,migrantes,trabajadores,estudiantes,raíces,mujeres,jóvenes,en españa,en madrid,en barcelona,en valencia,en murcia,en castellón,en argentina,en chile,en méxico,en estados unidos,en usa,de españa,residentes',
  },
  {
    names:
      'polacche,polacchi,rumene,rumeni,bulgare,bulgari,ucraine,ucraini,russe,russi,turche,turchi,curdi,siriane,siriani,iraniane,iraniani,afghane,afghani,pakistane,pakistani,indiane,indiani,bengalesi,cinesi,coreani,vietnamiti,filippine,filippini,libanesi,palestinesi,egiziane,egiziani,marocchine,marocchini,algerini,tunisine,tunisini,somale,somali,eritree,eritrei,etiopi,nigeriane,nigeriani,ghanesi,senegalesi,camerunensi,congolesi,ivoriani,haitiani,cubani,dominicane,colombiane,colombiani,venezuelani,peruviane,peruviani,ecuadoriani,brasiliane,brasiliani,albanesi,kosovari,bosniaci,serbi,moldave,moldavi,georgiane,armeni,ebree,ebrei,musulmane,musulmani,nere,neri,africane,africani',
    beside:
      'mamme,madri,papà,famiglie,comunità,diaspora,immigrati,migranti,lavoratori,studenti,radici,donne,giovani,in italia,a milano,a roma,a torino,a prato,a napoli,d italia,di milano,di roma,badanti',
  },
  {
    names:
      'polonesas,poloneses,romenas,romenos,ucranianas,ucranianos,russas,russos,turcas,turcos,curdos,sírias,sírios,iranianos,afegãs,afegãos,paquistaneses,indianas,indianos,chinesas,chineses,coreanas,coreanos,vietnamitas,filipinas,filipinos,libaneses,libanesas,palestinos,egípcios,marroquinos,senegaleses,nigerianas,nigerianos,ganeses,congolesas,congoleses,angolanas,angolanos,moçambicanas,moçambicanos,cabo verdianas,cabo verdianos,guineenses,haitianas,haitianos,cubanas,cubanos,mexicanos,colombianas,colombianos,venezuelanas,venezuelanos,peruanas,peruanos,bolivianas,bolivianos,paraguaias,paraguaios,brasileiras,brasileiros,japonesas,japoneses,judias,judeus,muçulmanas,muçulmanos,negras,negros,africanas,africanos,indígenas,ciganas,ciganos,guarani,nikkeis',
    beside:
      'mães,pais,famílias,comunidade,diáspora,imigrantes,migrantes,trabalhadores,estudantes,raízes,mulheres,jovens,no brasil,em são paulo,em curitiba,em lisboa,em portugal,em roraima,de portugal,no japão,nos eua,refugiados,aldeia,povo',
  },
  {
    names:
      'पोलिश,चीनी,कोरियाई,जापानी,वियतनामी,फिलिपीनी,अफ़्रीकी,अफ्रीकी,नाइजीरियाई,सोमाली,अरब,सीरियाई,ईरानी,तुर्की,कुर्द,रूसी,यूक्रेनी,बांग्लादेशी,पाकिस्तानी,श्रीलंकाई,भूटानी,बर्मी,मैक्सिकन,ब्राज़ीली,यहूदी,पारसी,मुस्लिम,दलित,आदिवासी',
    beside: 'माँएँ,मांएं,माताएँ,परिवार,समुदाय,समाज,छात्र,छात्रों,प्रवासी,मूल,बस्ती,मज़दूर,युवा,महिलाएँ,महिलाएं',
  },
  {
    names:
      'بولنديات,بولنديون,أوكرانيات,روسيات,تركيات,كرديات,سوريات,عراقيات,إيرانيات,أفغانيات,باكستانيات,هنديات,صينيات,كوريات,فلبينيات,لبنانيات,فلسطينيات,مصريات,مغربيات,جزائريات,تونسيات,سودانيات,صوماليات,إثيوبيات,إريتريات,نيجيريات,سنغاليات,أفريقيات,سوداوات,يهوديات,مسلمات,أمازيغيات',
    beside:
      'أمهات,نساء,بنات,عائلات,طالبات,عاملات,في ألمانيا,في فرنسا,في لندن,في برلين,في باريس,في كندا,في أمريكا',
  },
];

const peopleAndGroup = (people: string, group: string) => `*${people}${group}*`;

const JAPANESE_NAMES =
  'ポーランド,ロシア,ウクライナ,トルコ,クルド,シリア,イラン,アフガン,パキスタン,バングラデシュ,インド,ネパール,スリランカ,チベット,中国,台湾,韓国,朝鮮,モンゴル,ベトナム,タイ,フィリピン,インドネシア,ミャンマー,カンボジア,ナイジェリア,ガーナ,エチオピア,アフリカ,ブラジル,ペルー,コロンビア,メキシコ,アメリカ,フランス,ドイツ,ユダヤ,ロマ,外国';
const CHINESE_NAMES =
  '波兰,俄罗斯,乌克兰,土耳其,库尔德,叙利亚,伊朗,阿富汗,巴基斯坦,孟加拉,印度,尼泊尔,斯里兰卡,越南,泰国,菲律宾,印尼,缅甸,柬埔寨,朝鲜,韩国,日本,蒙古,尼日利亚,加纳,埃塞俄比亚,非洲,巴西,墨西哥,犹太,华裔,亚裔,非裔,拉丁裔,少数民族';
/** "Adopted" before a country is about a person, not about a pet. */
const ADOPTED = pairsOf(
  'adopted from,adoptiert aus,adoptierte aus,adopte en,adoptee en,adoptes en,adoptes de,adopte de,adoptado en,adoptada en,adoptados en,adottato in,adottata in,adottati in,adottati dal,adottata dal,adottato dal,adotado na,adotada na,adotado do,adotada no',
  'korea,coree,corea,coreia,china,chine,cina,haiti,colombia,colombie,kolumbien,ethiopia,ethiopie,etiopia,athiopien,vietnam,india,inde,indien,brasil,brasile,bresil,brasilien,russia,russie,russland,guatemala,romania,roumanie,peru,perou,madagascar',
);

/** Peoples and groups of them in scripts without spaces, and the country that a person was adopted from. */
export const DIASPORAS: readonly string[] = [
  pairsOf(
    JAPANESE_NAMES,
    '人ママ,人の会,人コミュニティ,人の子ども,人の子供,人の母,人の父,人家庭,人実習生,人留学生の,人労働者,人移民,系移民,ルーツ,人ハーフ,人妻の会,人の血',
    peopleAndGroup,
  ),
  pairsOf(
    CHINESE_NAMES,
    '妈妈,爸爸,家庭,社区,社群,青年,新娘,移民,劳工,人在中国,人在广州,人在义乌,人互助',
    peopleAndGroup,
  ),
  ADOPTED,
  '*技能実習生*,*の血を引く*,*遺伝子ルーツ*,*ルーツ検査*,*祖先DNA*,*外国ルーツ*,*にルーツを持*,*琉球ルーツ*,*ハーフの悩み*,*ハーフの子*,*ハーフの私*,*ハーフあるある*,*ミックスルーツ*,*国際養子*,*被领养*,*国际领养*,*华人妈妈*,*华人社区*,*华人互助*,*在日华人*,*在美华人*,*在德华人*,*在法华人*,*在英华人*,*混血儿*,*混血宝宝*,*祖源*',
  'transracial adopt*,intercountry adopt*,dna ancestry,ancestry dna,ethnicity estimate,herkunft dna,test adn,tests adn,adn des ancetres,adn origine*,test de adn,prueba de adn ancestr*,adn ancestr*,test dna antenati,dna antenati,test del dna origini,teste de ancestral*,dna ancestral,afro hair salon,african hair salon,black hair salon,black british,salao afro,salon afro,peluqueria afro,parrucchiere afro,afro friseur,*تحليل الأصول*,*الأصول الجينية*,*فحص الأصول*,*डीएनए वंश*,*वंशावली डीएनए*',
];
