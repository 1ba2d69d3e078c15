import { pairsOf } from './pairs.ts';

/** Phrases about a person's own body: "my diagnosis", "meine OP". */
const OWN_BODY = [
  pairsOf(
    'my,his,her,mum s,mom s,dad s',
    'diagnosis,diagnoses,symptoms,surgery,operation,medication,antidepressant*,prescription,chemo,treatment plan,flare up,flareup,therapist,psychiatrist,oncologist,consultant appointment,hospital stay,mri,scan results,blood test results,transplant,seizures,periods,pregnancy,birth story,labour story,miscarriage,abortion,mastectomy,hysterectomy,colonoscopy,biopsy,disability,illness,recovery',
  ),
  pairsOf(
    'meine,mein,nach der,nach meiner,vor der',
    'diagnose,op,krankheit,erkrankung,symptome,medikamente,medikation,therapeutin,psychiaterin,psychotherapie,bestrahlung,reha,depression,periode,zyklusbeschwerden,schwangerschaft,geburt,fehlgeburt,abtreibung,behinderung,darmspiegelung,biopsie,sucht,genesung,schube',
  ),
  pairsOf(
    'mon,ma,mes,apres mon,apres ma,avec mon,avec ma',
    'diagnostic,maladie,symptomes,medicaments,chirurgie,hospitalisation,psychiatre,psychologue,rechute,guerison,grossesse,accouchement,handicap,coloscopie,fausse couche,avortement,fatigue chronique,douleurs',
  ),
  pairsOf(
    'mi,mis,despues de mi,tras mi,con mi',
    'diagnostico,operacion,enfermedad,sintomas,medicacion,cirugia,psiquiatra,depresion,recaida,embarazo,parto,cesarea,discapacidad,biopsia,colonoscopia,aborto,recuperacion,hospitalizacion,dolor cronico',
  ),
  pairsOf(
    'mia,mio,miei,mie,dopo la,dopo l,dopo il mio',
    'diagnosi,operazione,malattia,sintomi,farmaci,terapia,chirurgia,psichiatra,depressione,ricaduta,gravidanza,cesareo,ciclo doloroso,disabilita,colonscopia,guarigione,ricovero',
  ),
  pairsOf(
    'meu,minha,meus,minhas,depois da minha,apos a',
    'cirurgia,doenca,remedios,medicacao,depressao,gravidez,gestacao,deficiencia,recuperacao,internacao,laudo,crise de',
  ),
];

const MONTHS_EN = 'january,february,march,april,may,june,july,august,september,october,november,december';
/** "Due in March", "Mamis Mai 2025": groups of parents whose children are born in the same month. */
const DUE = [
  pairsOf(pairsOf('due in,due', MONTHS_EN), 'bab*,bump*,mum*,mom*,mama*,group,2026,2027,baby bump'),
  pairsOf(MONTHS_EN, 'bumpers,babies due,baby bump*,due date club,mums to be,moms to be'),
  pairsOf(
    'geburtstermin,entbindung im,mamis,mamas,babys,et im',
    'januar,februar,marz,april,mai,juni,juli,august,september,oktober,november,dezember',
  ),
  pairsOf(
    'mamans de,mamans d,bebes de,bebes d,terme,terme en,naissance prevue en,dpa',
    'janvier,fevrier,mars,avril,juin,juillet,aout,septembre,octobre,novembre,decembre',
  ),
  pairsOf(
    'mamas de,mamis de,fpp,parto en,parto para',
    'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre',
  ),
  pairsOf(
    'mamme di,mamme,bimbi di,dpp',
    'gennaio,febbraio,aprile,maggio,giugno,luglio,settembre,ottobre,dicembre',
  ),
  pairsOf(
    'mamaes de,mamaes,parto em',
    'janeiro,fevereiro,marco,maio,junho,julho,setembro,outubro,novembro,dezembro',
  ),
  'geburtstermin*,entbindungstermin*,errechneter termin,data presunta parto,data presunta del parto,parto previsto,data prevista do parto,fecha probable de parto,terme prevu,date de terme,due date calculator,bump group,bump club,birth club',
];

/** People of one country who live in another. */
const PEOPLE_ABROAD = [
  pairsOf(
    'poles,romanians,bulgarians,albanians,serbs,croats,italians,spaniards,brazilians,mexicans,colombians,venezuelans,peruvians,cubans,dominicans,haitians,jamaicans,nigerians,ghanaians,kenyans,ethiopians,eritreans,somalis,egyptians,moroccans,algerians,tunisians,syrians,iraqis,iranians,afghans,pakistanis,bangladeshis,nepalis,sri lankans,filipinos,indonesians,koreans,ukrainians,russians,armenians,georgians,turks,kurds,palestinians,zimbabweans,south africans,cameroonians,ugandans,tamils,punjabis,gujaratis,malayalis,hungarians,lithuanians,latvians,kosovars,bosnians',
    'in,abroad,living in',
  ),
  pairsOf(
    'polish,romanian,bulgarian,albanian,turkish,kurdish,brazilian,mexican,colombian,venezuelan,cuban,dominican,haitian,jamaican,caribbean,nigerian,ghanaian,kenyan,ethiopian,eritrean,somali,sudanese,egyptian,moroccan,algerian,syrian,iraqi,iranian,persian,afghan,pakistani,bangladeshi,bengali,nepali,nepalese,sri lankan,tamil,punjabi,gujarati,filipino,vietnamese,korean,chinese,ukrainian,russian,armenian,lebanese,palestinian,zimbabwean,congolese,african,asian,south asian,latin american,hungarian,lithuanian',
    'community,diaspora,association,parents,mums,moms,students association,students society,students union,family in,families in,expats,immigrant*,migrant*,refugee*,heritage,roots,ancestry,descent,and proud,women in,girls in,youth group,nurses in,society of',
  ),
  pairsOf(
    'polnische,rumanische,bulgarische,albanische,turkische,kurdische,arabische,syrische,irakische,iranische,persische,afghanische,russische,ukrainische,serbische,kroatische,bosnische,kosovarische,vietnamesische,afrikanische,eritreische,somalische,nigerianische,ghanaische,marokkanische,tunesische,brasilianische,tamilische',
    'gemeinde,gemeinschaft,community,familie,familien,eltern,mutter,mamas,mamis,vater,jugend,verein*,kulturverein,wurzeln,herkunft,frauen in,studenten in',
  ),
  pairsOf(
    'polen,rumanen,bulgaren,albaner,turken,kurden,araber,syrer,iraker,iraner,perser,afghanen,russen,ukrainer,serben,kroaten,bosnier,vietnamesen,afrikaner,eritreer,somalier,nigerianer,ghanaer,marokkaner,tunesier,brasilianer,tamilen',
    'in deutschland,in osterreich,in der schweiz,in berlin,in koln,in hamburg,in munchen,in wien,in frankfurt,in nrw',
  ),
  pairsOf(
    'algeriens,marocains,tunisiens,senegalais,maliens,ivoiriens,camerounais,congolais,comoriens,guineens,togolais,beninois,malgaches,haitiens,antillais,reunionnais,turcs,kurdes,armeniens,portugais,roumains,polonais,syriens,ukrainiens,vietnamiens,chinois,cambodgiens,sri lankais,tchetchenes,kabyles,africains,libanais',
    'de france,en france,de paris,de belgique,du quebec,de montreal,de suisse,a paris,a lyon,a marseille,de marseille,d ile de france',
  ),
  pairsOf(
    'venezolanos,colombianos,ecuatorianos,peruanos,bolivianos,paraguayos,argentinos,cubanos,dominicanos,hondurenos,nicaraguenses,salvadorenos,guatemaltecos,mexicanos,chilenos,haitianos,marroquies,senegaleses,nigerianos,rumanos,ucranianos,chinos,pakistanies,sirios,latinos,africanos,brasilenos,rusos',
    'en,en espana,en madrid,en barcelona,en valencia,en estados unidos,en usa,en eeuu,en chile,en argentina,en mexico,en colombia,en peru,en alemania,en canada,en miami,en houston,en nueva york,en el exterior,por el mundo',
  ),
  pairsOf(
    'rumeni,romeni,albanesi,marocchini,tunisini,egiziani,senegalesi,nigeriani,ghanesi,cinesi,filippini,peruviani,ecuadoriani,ucraini,moldavi,polacchi,bangladesi,indiani,srilankesi,brasiliani,latinoamericani,africani,siriani,eritrei',
    'in italia,a,a milano,a roma,a torino,a bologna,a napoli,a genova,a brescia,d italia',
  ),
  pairsOf(
    'brasileiros,angolanos,caboverdianos,cabo verdianos,guineenses,mocambicanos,santomenses,romenos,indianos,nepaleses,bengaleses,venezuelanos,paraguaios,chineses,russos,portugueses',
    'em,em portugal,em lisboa,no porto,no brasil,em sao paulo,no rio,em londres,nos eua,em boston,na alemanha,na irlanda,na suica,na franca,em toronto,no canada,no exterior,pelo mundo',
  ),
  pairsOf(
    'communaute,comunidad,comunita,comunidade',
    'algerienne,marocaine,tunisienne,senegalaise,malienne,ivoirienne,camerounaise,congolaise,comorienne,haitienne,turque,kurde,armenienne,portugaise,syrienne,afghane,vietnamienne,chinoise,juive,musulmane,noire,africaine,rom,venezolana,colombiana,ecuatoriana,peruana,boliviana,cubana,dominicana,marroqui,senegalesa,rumana,ucraniana,china,latina,gitana,judia,musulmana,afro,rumena,romena,albanese,marocchina,senegalese,nigeriana,cinese,filippina,peruviana,ucraina,ebraica,brasileira,angolana,caboverdiana,cabo verdiana,guineense,venezuelana,haitiana,judaica,cigana',
  ),
];

export const CLASSES: readonly string[] = [...OWN_BODY, ...DUE, ...PEOPLE_ABROAD];
