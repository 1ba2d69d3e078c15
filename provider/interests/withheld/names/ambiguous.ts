import type { Companions } from '../../companions.ts';
import { pairsOf } from '../pairs.ts';

/** Short names of illnesses, treatments, parties and unions that also mean other things. */
export const AMBIGUOUS_NAMES: readonly Companions[] = [
  {
    names: 'dvt,ect,cbt,dbt,ibd,ibs,gad,bpd,npd,oab,uti,utis,stent,stents,palsy',
    beside:
      'living with,life with,diagnosed with,dealing with,my,diagnosis,symptoms,treatment,patient*,support,support group*,awareness,warrior*,journey,flare,flares,flare up*,remedies,remedy,caregiver*,carer*,community,therapist*,therapy,session*,worksheet*,relief,cure,survivor*,mum,mom,mums,moms,dad',
  },
  {
    names: 'als,pots,hives,piles,shingles,seizures',
    beside:
      'living with,life with,diagnosed with,diagnosis,symptoms,patients,awareness,warriors,caregivers,carers,rash,remedy for,relief from,specialist,specialists,clinic',
  },
  {
    names: 'lithium',
    beside: 'stopped my,my,taking,off,toxicity,dose,withdrawal,for bipolar,side effects,tablets,blood levels',
  },
  {
    names:
      'physio,physiotherapy,physical therapy,occupational therapy,speech therapy,rehab,hydrotherapy,chemo',
    beside:
      'my,my son s,my daughter s,after my,for my,for my son,for my daughter,exercises after,at home with,for autistic,for toddlers,week 1,week 2,week 3,day 1,journey,diary',
  },
  {
    names: 'fatigue,trauma,entzug,ergotherapie,logopädie,physiotherapie,krankengymnastik,reha,kortison',
    beside:
      'mein,meine,meinem,meiner,leben mit,erfahrung,erfahrungen,erfahrungsbericht,betroffene,selbsthilfe,symptome,kalter,verarbeiten,heilen,aufarbeiten,nach schlaganfall,nach op,nach meiner,tagebuch,woche 1,woche 2,woche 3,tag 1,tag 2,tag 3',
  },
  {
    names: 'toc,sla,tcc,dmla,sep,rch,mici,sopk,gale,goutte,zona,angine',
    beside:
      'vivre avec,vivre avec la,vivre avec un,vivre avec des,souffrir de,souffrir d un,atteint de,atteinte de,atteint de la,atteinte de la,malade de la,malades de la,symptômes,symptômes de la,symptômes du,traitement,traitement de la,traitement du,soigner la,soigner un,soigner une,crise de,témoignage,témoignages,mes,mon combat contre la',
  },
  {
    names: 'ela,toc,gota,tlp,tea,tel,epoc,eii,dpoc,tag,tept',
    beside:
      'vivir con,vivir con la,vivir con el,enfermos de,enfermo de,enferma de,pacientes con,pacientes de,pacientes com,portador de,portadora de,portadores de,diagnóstico de,diagnosticada con,diagnosticado con,síntomas de la,síntomas del,sintomas da,sintomas do,tratamiento de la,tratamiento del,tratamento da,tratamento do,asociación de,niños con,hijo con,hija con,mi lucha contra la,minha luta contra a',
  },
  {
    names: 'sla,doc,dca,gotta,bpco,ptsd,dsa,mici,rcu',
    beside:
      'convivere con la,convivere con il,convivere con,vivere con la,vivere con il,malati di,malato di,malata di,affetto da,affetta da,affetti da,diagnosi di,diagnosi,sintomi della,sintomi del,cura della,figlio con,figlia con,bambini con,associazione malati',
  },
  {
    names:
      'physio,fisioterapia,logopedia,fonoaudiologia,fono,rehabilitación,riabilitazione,reabilitação,kiné,ergothérapie,orthophonie,rééducation,quimio,chemio,chimio,psicoterapia',
    beside:
      'mi,mi hijo en,de mi hijo,de mi hija,tras mi,tras el ictus,mia,la mia,di mio figlio,di mia figlia,dopo l ictus,dopo l intervento,minha,do meu filho,da minha filha,após avc,depois do avc,pós avc,ma,mon,mes séances de,séances de,séance de,après mon,après avc,de mon fils,de ma fille,diario de,diário da,diario della,journal de ma',
  },
  {
    names:
      'snp,dup,plaid,labour,tory,tories,lib dem,lib dems,reform uk,sinn féin,sinn fein,fine gael,fianna fáil,alba,uup,sdlp,ndp,alp,lnp,democrat,republican,libertarian,dsa',
    beside:
      'mp,mps,msp,msps,mep,td,tds,mla,senedd,manifesto*,conference,leader,leadership,leaflet*,fundraiser*,canvassing,door knocking,phone bank*,councillor*,candidate*,majority,rosette*,hustings,selection,voter*,victory party,watch party,primary,primaries,precinct captain*,convention delegate*',
  },
  {
    names:
      'unison,gmb,rmt,aslef,neu,nasuwt,ucu,cwu,pcs,fbu,tuc,stuc,usdaw,rcn,bma,siptu,forsa,aft,nea,cwa,uaw,seiu,ufcw,afscme,ibew,actu,cupe,psac,cosatu,nehawu',
    beside:
      'union,strike*,ballot*,picket*,rep,reps,rep training,reps training,steward*,congress,conference,general secretary,dispute,pay claim,pay dispute,pay offer,branch,branch secretary,organiser*,organizer*,local,locals,contract fight,contract vote,rally,members,member,membership,lay official*',
  },
  {
    names: 'gew,evg,gdl,ngg,gdp,ögb,gpa,unia,syna,vpod,dgb,igm,ig metall,ig bau,ig bce,ver di,marburger bund',
    beside:
      'streik*,warnstreik*,gewerkschaft*,tarif*,vertrauensleute*,kreisverband,landesverband,bezirk,ortsgruppe,betriebsgruppe*,jugend,senioren,mitglied*,beitrag,funktionär*,delegierte*,kongress,vorsitzende*,kundgebung*,demo,stand auf der',
  },
  {
    names: 'spd,cdu,csu,fdp,afd,bsw,volt,ödp,neos,svp,glp,evp,övp,spö,fpö,kpö,linke,linken,grünen,die partei',
    beside:
      'abgeordnete der,abgeordneter der,kandidat der,kandidatin der,kandidiert für die,wahlplakat*,wahlprogramm*,wahlkampf*,wahlkampfstand,infostand,fraktion,bundestagsfraktion,landtagsfraktion,ortsverein,ortsverband,ortsgruppe,mitgliedsantrag,mitgliedsbeitrag,vorsitzende*,parteitag,sommerfest der,neujahrsempfang der',
  },
  {
    names:
      'ps,lr,rn,lfi,pcf,npa,eelv,upr,udi,ecolo,défi belgique,ptb,caq,plq,pq,reconquête,fsu,snes,fo,cgt,cfdt,cftc,unsa',
    beside:
      'député,députée,députés,sénateur,sénatrice,maire,candidat,candidate,candidats,conseiller,conseillère,tête de liste,militant*,sympathisant*,adhérent*,fédération,section,syndicat,syndiqué*,délégué*,permanent*,tracts,tractage,congrès,université d été,meeting',
  },
  {
    names:
      'vox,sumar,erc,cup,compromís,upn,bng,pnv,junts,psoe,pp,iu,podemos,morena,pan,pri,prd,pvem,arena,fmln,prm,pld,udi,psuv,ucr,lla',
    beside:
      'candidato de,candidata de,candidato del,candidata del,diputado de,diputada de,diputado del,diputada del,diputados de,diputados del,senador de,senadora de,senador del,alcalde de,alcaldesa de,alcalde del,alcaldesa del,concejal de,concejala de,concejal del,portavoz de,portavoz del,militante de,militante del,militantes de,militantes del,afiliado a,afiliada a,afiliado al,afiliada al,carnet de,carnet del,mitin de,mitin del,votantes de,votantes del,interventor de,interventora de,apoderado de,apoderada de,simpatizante de,simpatizantes del,caseta del,acto de campaña de',
  },
  {
    names: 'uso,cnt,ctm,cta,uom,ate,cut,ugt,ccoo,csif,cgt,ela,lab,elkartasuna,stec,anpe,satse,sindicato',
    beside:
      'delegado de,delegada de,delegados de,delegadas de,sección sindical de,sección sindical,sindicato,afiliado a,afiliada a,afiliados a,huelga de,huelga convocada por,convoca huelga,gremio,paritarias,paro de,elecciones sindicales,secretario general de,liberado de,liberada de',
  },
  {
    names: 'pd,lega,fdi,m5s,avs,pci,prc,msi,svp,forza italia,fratelli d italia',
    beside:
      'deputato della,deputata della,deputato del,deputata del,deputato di,deputata di,senatore della,senatrice della,senatore del,senatrice del,sindaco della,sindaco del,candidato con,candidata con,candidato della,candidata del,consigliere del,consigliera del,segretario del,segretaria del,segretario della,circolo del,sezione della,banchetto della,banchetto del,gazebo della,gazebo del,tessera della,tessera del,elettore della,elettrice del,iscritto alla,iscritta alla,iscritti alla',
  },
  {
    names: 'uil,cgil,cisl,ugl,usb,cub,rsu,rsa,flc,snals,fiom,cobas',
    beside:
      'elezioni,delegato,delegata,delegati,candidati,assemblea,sciopero,sciopero della,iscritto alla,iscritta alla,iscritti alla,patronato,vertenza,tessera,sede',
  },
  {
    names:
      'pt,pl,mdb,pdt,psb,pcdob,psol,psdb,pco,pstu,partido novo,pv,psd,cds,pcp,mpla,frelimo,renamo,cut,ctb,ugt,cgtp,fenprof,sinpro',
    beside:
      'vereador do,vereadora do,vereador da,vereadora da,vereador pelo,vereadora pelo,deputado do,deputada do,deputado da,deputada da,deputado pelo,deputada pela,deputada pelo,prefeito do,prefeita do,senador do,senadora do,candidato do,candidata do,candidato pelo,candidata pelo,candidata pela,candidato pela,filiado ao,filiada ao,filiado à,filiada à,filiei me ao,militante do,militante da,militantes do,eleitor do,eleitora do,eleitores do,voto no,votei no,votei no partido,comício do,comício da,juventude do,juventude da,sindicato,greve da,greve do,delegado da,delegada da,dirigente da,dirigente do',
  },
  {
    names:
      'breton,basque,catalan,corsican,cornish,welsh,gaelic,tamil,bengali,punjabi,zulu,xhosa,yoruba,igbo,kikuyu,navajo,sami,roma,romani,maori,hawaiian,assyrian,kurdish,tatar,berber,amazigh,hmong,karen',
    beside:
      'and proud,identity,independence,heritage,ancestry,by blood,roots,diaspora,community,nationalist*,nationalism,separatis*,activist*,elders,family in exile,as my mother tongue,mother tongue,self determination,american families,canadian families',
  },
];

/** Parties named by a common word, after the word for their members. */
export const AMBIGUOUS_PHRASES: readonly string[] = [
  pairsOf(
    'vereador do,vereadora do,vereador pelo,vereadora pelo,deputado do,deputada do,deputado pelo,deputada pelo,prefeito do,senador do,candidato do,candidato pelo,candidata do,candidata pelo,filiado ao,filiada ao,militante do,militantes do,eleitor do,eleitores do,comicio do,juventude do,voto no,votei no',
    'novo,livre,avante,solidariedade,pan,chega,rede,cidadania',
  ),
  pairsOf(
    'candidat,candidate,candidats,candidat de,candidate de,depute,deputee,senateur,maire,conseiller municipal,militant,militante,adherent,adherente,section',
    'horizons,modem,renaissance,defi,place publique',
  ),
];
