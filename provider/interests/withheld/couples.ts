import type { Together } from '../together.ts';

const BODIES: readonly Together[] = [
  {
    one: 'knee,knees,hip,hips,spine,spinal,shoulder,ankle,wrist,kidney,kidneys,liver,lung,lungs,bowel,stomach,bladder,prostate,breast,womb,uterus,ovar*,thyroid,throat,ears,eyes,joint,joints,feet,legs,bones,scalp,gums,jaw,lower back,tendon,ligament,nerve,nerves,retina,sinus,heart valve',
    other:
      'surgery,operation,op,pain,pains,painful,ache,aches,aching,rehab,replacement,transplant,numb,numbness,swollen,swelling,itchy,itching,rash,infection,infections,inflam*,disease,failure,failing,brittle,biopsy,screening,specialist,clinic,post op,recovering,fracture*,torn,sore,bleeding,murmur,tablets,medication,physio,slipped disc,ringing,burning,stiff,stiffness,scope',
  },
  {
    one: 'knie,hufte,wirbelsaule,schulter,sprunggelenk,handgelenk,niere,nieren,leber,lunge,darm,magen,blase,prostata,brust,gebarmutter,eierstock*,schilddruse,hals,ohren,augen,gelenk,gelenke,fusse,beine,knochen,kopfhaut,zahnfleisch,kiefer,rucken,sehne,nerv,nerven,bandscheibe*,netzhaut,herzklappe*',
    other:
      'op,operation,operiert,schmerzen,schmerz,schmerzt,reha,transplant*,taub,taubheit,geschwollen,schwellung,juckt,jucken,ausschlag,infektion,entzundung,entzundet,entzundete,krank,kranke,kranker,krankheit,versagen,schwache,biopsie,spiegelung,facharzt,klinik,gebrochen,gerissen,blutung*,brennt,brennen,tut weh,tun weh,vorfall,erkrankung,kunstlich*,physiotherapie',
  },
  {
    one: 'genou,genoux,hanche,colonne,epaule,cheville,poignet,rein,reins,foie,poumon,poumons,intestin,estomac,vessie,prostate,sein,uterus,ovaire*,thyroide,gorge,oreilles,yeux,articulation*,jambes,os,gencives,machoire,dos,tendon,ligament*,nerf,retine,valve',
    other:
      'opere,operee,operation,chirurgie,douleur,douleurs,douloureux,mal,reeducation,greffe,engourdi*,gonfle,gonfles,gonflees,demange*,infection,inflammation,maladie,insuffisance,biopsie,depistage,specialiste,clinique,casse,dechire,dechirure,saigne,saignement*,brulure*,fragile,fragiles,kine,croises,hernie',
  },
  {
    one: 'rodilla,rodillas,cadera,columna,hombro,tobillo,muneca,rinon,rinones,higado,pulmon,pulmones,intestino,estomago,vejiga,prostata,utero,ovario*,tiroides,garganta,oidos,articulacion*,huesos,encias,mandibula,tendon,ligamento*,nervio,retina,ligamento cruzado',
    other:
      'operado,operada,operacion,cirugia,dolor,dolores,dolorosa,duele,duelen,rehabilitacion,trasplante,entumecid*,hinchad*,hinchazon,pica,picor,infeccion,inflamacion,inflamad*,enfermedad,insuficiencia,biopsia,especialista,clinica,rotura,sangrado,ardor,fragiles,fisio,fisioterapia,hernia,recuperacion',
  },
  {
    one: 'ginocchio,ginocchia,anca,colonna,spalla,caviglia,polso,rene,reni,fegato,polmone,polmoni,intestino,stomaco,vescica,prostata,utero,ovaio,ovaie,tiroide,gola,orecchie,articolazion*,ossa,gengive,mandibola,schiena,tendine,legamento,legamenti,nervo,retina,crociato,menisco',
    other:
      'operato,operata,operazione,intervento,dolore,dolori,doloroso,male,riabilitazione,trapianto,intorpidit*,gonfio,gonfia,gonfie,gonfiore,prurito,infezione,infiammazione,infiammat*,malattia,insufficienza,biopsia,specialista,clinica,rottura,sanguinamento,bruciore,fragili,fisio,fisioterapia,ernia,recupero,rotto',
  },
  {
    one: 'joelho,joelhos,quadril,ombro,tornozelo,rim,rins,figado,pulmao,pulmoes,intestino,estomago,bexiga,prostata,utero,ovario*,tireoide,garganta,ouvidos,articulac*,ossos,gengiva,gengivas,mandibula,costas,tendao,ligamento*,nervo,retina,menisco,cruzado',
    other:
      'operado,operada,operar,operacao,cirurgia,dor,dores,dolorido,doi,reabilitacao,transplante,dormente,inchado,inchada,inchaco,coceira,infeccao,inflamacao,inflamad*,doenca,insuficiencia,biopsia,especialista,clinica,rompido,sangramento,ardencia,fisio,fisioterapia,hernia,recuperacao,tratamento',
  },
];

/** Kinds of medicine beside an illness or a symptom. */
const REMEDIES: readonly Together[] = [
  {
    one: 'tablets,tablet,pills,pill,patches,patch,drops,ointment,injections,injection,jabs,inhaler,medication,meds,medicine,supplements for',
    other:
      'blood pressure,pain,sleep,sleeping,thyroid,allergy,nicotine,cholesterol,nausea,wart,warts,iron,iron deficiency,travel sickness,heartburn,constipation,hormone,hormones,water retention,dry eyes,reflux,cramps,smoking,withdrawal,calm,nerves,anxiety,heart,side effects,my',
  },
  {
    one: '*tabletten,*pflaster,*tropfen,*salbe,*spritze,*spritzen,*pillen,medikament*,arznei*',
    other:
      'blutdruck,schmerz*,schlaf,schilddruse*,allergie,nikotin,cholesterin,ubelkeit,warzen,eisen,herz,nebenwirkung*,hormone,augen,ohren,krampfe,entzug,angst,nerven,mutter,oma,opa',
  },
  {
    one: 'comprime,comprimes,cachet,cachets,pilule,pilules,patch,patchs,gouttes,pommade,injection,injections,medicament*,traitement,traitements',
    other:
      'tension,douleur,douleurs,dormir,sommeil,thyroide,allergie,allergies,nicotine,cholesterol,nausees,verrues,fer,effets secondaires,hormones,yeux,oreille,crampes,sevrage,angoisse,nerfs,coeur,regles,peau',
  },
  {
    one: 'pastilla,pastillas,comprimido,comprimidos,parche,parches,gotas,pomada,inyeccion,inyecciones,medicamento*,medicina para,tratamiento para,tratamiento de',
    other:
      'tension,presion,dolor,dormir,sueno,tiroides,alergia,nicotina,colesterol,nauseas,verrugas,hierro,efectos secundarios,hormonas,ojos,oido,calambres,fumar,ansiedad,nervios,corazon,regla,piel,acne',
  },
  {
    one: 'pastiglia,pastiglie,pillola,pillole,compresse,compressa,cerotto,cerotti,gocce,pomata,iniezione,iniezioni,puntura,punture,farmaco,farmaci,medicina per,cura per',
    other:
      'pressione,dolore,dolori,dormire,sonno,tiroide,allergia,nicotina,colesterolo,nausea,verruche,ferro,effetti collaterali,ormoni,occhi,orecchio,crampi,fumare,ansia,nervi,cuore,ciclo,pelle,acne',
  },
  {
    one: 'comprimido,comprimidos,remedio,remedios,adesivo,gotas,pomada,injecao,injecoes,medicamento*,pilula,pilulas,tratamento para',
    other:
      'pressao,dor,dores,dormir,sono,tireoide,alergia,nicotina,colesterol,enjoo,verruga,ferro,efeitos colaterais,hormonios,olhos,ouvido,colica,fumar,ansiedade,nervos,coracao,pele,acne',
  },
];

/** Relatives beside an illness, care, a cell, a drink or a faith. */
const RELATIVES: readonly Together[] = [
  {
    one: 'mum,mom,mother,dad,father,son,daughter,husband,wife,brother,sister,grandpa,grandma,grandad,grandfather,grandmother,parents,partner',
    other:
      'bedridden,care level,carer,carers,in hospital,hospitalised,hospitalized,ill,dying,diagnosed,diagnosis,icu,intensive care,nursing home,care home,in prison,in jail,locked up,sentenced,arrested,on remand,doing time,stopped drinking,addict,addicted,is gay,converted,paralysed,paralyzed,memory loss,stroke,drinks too much,palliative,ventilator,relapse,relapsed,in rehab,depressed,overdose,overdosed,deported,detained',
  },
  {
    one: 'mama,mutter,papa,vater,sohn,tochter,mann,ehemann,frau,bruder,schwester,opa,oma,grossvater,grossmutter,eltern,angehorige*,partner,freund',
    other:
      'bettlagerig,pflegegrad,pflegebedurftig*,krankenhaus,intensivstation,krank,sterben,stirbt,diagnostiziert,pflegeheim,im gefangnis,im knast,inhaftiert,in haft,verurteilt,verhaftet,trinkt,suchtig,abhangig,konvertiert,gelahmt,vergesslich,beatmet,ruckfall,entzug,depressiv,abgeschoben,dement',
  },
  {
    one: 'maman,mere,papa,pere,fils,fille,mari,femme,frere,soeur,papi,papy,mamie,grand pere,grand mere,parents,conjoint',
    other:
      'grabataire,apa,dependant,dependante,aidant,aidante,hospitalise,hospitalisee,a l hopital,malade,mourant,diagnostique,reanimation,ehpad,en prison,incarcere,en detention,condamne,arrete de boire,boit,toxicomane,drogue,convertie,converti,paralyse,oublie tout,soins palliatifs,rechute,depressif,depressive,expulse,garde a vue',
  },
  {
    one: 'mama,madre,papa,padre,hijo,hija,marido,esposa,hermano,hermana,abuelo,abuela,padres,pareja,suegra',
    other:
      'encamada,encamado,dependencia,dependiente,cuidador,cuidadora,hospitalizado,hospitalizada,ingresado,ingresada,en el hospital,enfermo,enferma,muriendo,diagnosticad*,uci,residencia de ancianos,preso,presa,en la carcel,en prision,condenado,detenido,bebe demasiado,borracho,adicto,adicta,se convirtio,paralizado,cuidados paliativos,recaida,deprimido,deprimida,deportado',
  },
  {
    one: 'mamma,madre,papa,padre,figlio,figlia,marito,moglie,fratello,sorella,nonno,nonna,genitori,compagno,suocera',
    other:
      'allettata,allettato,accompagnamento,badante,ricoverato,ricoverata,in ospedale,malato,malata,morente,diagnosticat*,terapia intensiva,casa di riposo,in carcere,in galera,detenuto,condannato,arrestato,alcolista,tossicodipendente,convertita,convertito,paralizzato,cure palliative,ricaduta,depresso,depressa,espulso',
  },
  {
    one: 'mae,pai,filho,filha,marido,esposa,irmao,irma,avo,pais,companheiro,sogra',
    other:
      'acamada,acamado,cuidador,cuidadora,internado,internada,no hospital,na uti,doente,morrendo,diagnosticad*,asilo,preso,presa,na cadeia,na prisao,condenado,detido,bebe demais,bebado,viciado,viciada,se converteu,paralisado,cuidados paliativos,recaida,deprimido,deprimida,deportado,usa drogas',
  },
];

/** Arabic words are compared whole, because a part of one occurs in too many others. */
const ARABIC: readonly Together[] = [
  {
    one: 'ألم,آلام,ألما,أوجاع,وجع',
    other:
      'الركبة,الركب,الورك,الكتف,الكاحل,الكلى,الكبد,الرئة,القولون,المعدة,المثانة,الثدي,الرحم,الحلق,المفاصل,العظام,اللثة,الفك,الأعصاب,القلب,الظهر,الرقبة,الأذن,العين,البطن,الصدر,القدم',
  },
];

/** Migration: a person born in one country and raised in another, money sent to the family. */
const LIVES: readonly Together[] = [
  { one: 'born in,born to', other: 'raised in,grew up in,brought up in,living in,immigrant*' },
  { one: 'geboren in', other: 'aufgewachsen,zu hause in,lebe in,daheim in' },
  { one: 'ne a,nee a,ne au,nee au,ne en,nee en', other: 'grandi,grandie,vit a,eleve a,elevee a' },
  { one: 'nacido en,nacida en,naci en', other: 'criado en,criada en,crecida en,crecido en,creci en,vivo en' },
  { one: 'nata a,nato a,nata in,nato in', other: 'cresciuta,cresciuto,vivo a,vivo in' },
  { one: 'nascido em,nascida em,nasci em', other: 'criado em,criada em,cresci em,moro em,vivo em' },
  {
    one: 'sending money,send money,money transfer,remittance*',
    other: 'home,back home,family in,relatives in,to my family,homeland',
  },
  {
    one: 'uberweisung,uberweisen,geld senden,geld schicken',
    other: 'heimat,familie in,eltern in,verwandte in,verwandten in',
  },
  {
    one: 'envoyer de l argent,transfert d argent',
    other: 'bled,pays,famille,au pays,afrique,maghreb',
  },
  { one: 'remesas,remesa,enviar dinero,giros', other: 'familia,mi pais,mi tierra,casa,mis padres' },
  { one: 'rimesse,inviare soldi,mandare soldi', other: 'famiglia,paese,casa,genitori' },
  {
    one: 'remessa,remessas,enviar dinheiro,mandar dinheiro',
    other: 'familia,meu pais,terra natal,meus pais',
  },
];

/** A retreat, an altar, a march or a court beside its occasion. */
const OCCASIONS: readonly Together[] = [
  {
    one: 'retreat,retraite,retiro,ritiro,auszeit,tage der stille,silent weekend,silent days',
    other:
      'monastery,abbey,convent,monastere,abbaye,couvent,monasterio,convento,monastero,abbazia,mosteiro,kloster,nuns,monks,moines,monjes,monaci',
  },
  {
    one: 'altar,hausaltar,autel,altare,shrine,shrines',
    other:
      'home,house,hause,maison,casa,ancestors,ancestor,ahnen,ancetres,antepasados,ancestros,antenati,antepassados,incense,weihrauch,encens,incienso,incenso,goddess',
  },
  {
    one: 'dress,kleid,robe,vestido,vestito,cake,torte,gateau,tarta,torta,bolo,gift,gifts,geschenk,geschenke,cadeau,regalo,bomboniere,presente,invitation,einladung,lembrancinha*',
    other:
      'communion,confirmation day,christening,baptism,baptismal,kommunion,konfirmation,taufe,firmung,bapteme,comunion,bautizo,confirmacion,comunione,battesimo,cresima,comunhao,batizado,batismo,crisma',
  },
  {
    one: 'donate,donation,donations,spende,spenden,don,dons,donar,donacion,donazione,donare,doacao,doar,2x1000',
    other:
      'the party,political party,partei,parti,partido politico,al partido,ao partido,partito,campaign fund,wahlkampf,campana electoral,campanha',
  },
  {
    one: 'march for,march against,rally for,rally against,protest against,demo gegen,demo fur,kundgebung,manif contre,manif pour,manifestation contre,manifestacion contra,marcha contra,marcha por,concentracion contra,corteo contro,corteo per,manifestazione contro,ato contra,ato pelo,passeata,protesto contra',
    other:
      'palestine,gaza,israel,ukraine,government,rights,war,racism,genocide,austerity,rechts,krieg,afd,regierung,rassismus,frieden,klima,reforme,retraites,guerre,racisme,gouvernement,macron,gobierno,guerra,racismo,amnistia,derechos,vivienda,governo,razzismo,diritti,pace,direitos,anistia,bolsonaro,lula,democracia',
  },
  {
    one: 'abolish,abolition of,abschaffen,abolir,abolire,abolicao',
    other: 'monarchy,prisons,police,death penalty,monarchie,monarquia,landlords,capitalism',
  },
  {
    one: 'driving licence,driving license,fuhrerschein,permis,permis de conduire,carne,carnet,patente,cnh,habilitacao,licencia',
    other:
      'alcohol,alkohol,alcool,drink driving,alcoholemia,alcol,ebbrezza,embriaguez,lei seca,suspended,entzogen,entzug,suspendu,suspension,retirada,sospesa,sospensione,suspensa,drogen,drogas',
  },
  {
    one: 'letter,letters,visit,visits,visiting,pen pal,parcel,photos for',
    other: 'jail,prison,prisoner*,inmate*,behind bars,on the wing,incarcerated',
  },
];

export const COUPLES: readonly Together[] = [
  ...BODIES,
  ...REMEDIES,
  ...RELATIVES,
  ...ARABIC,
  ...LIVES,
  ...OCCASIONS,
];
