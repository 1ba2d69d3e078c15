import type { Companions } from '../companions.ts';

/** Short words between the word for joining and the name: "Asamblea de la CNT", "Delegado da CUT". */
const JOINED_BY =
  'de,de la,del,de los,de las,en la,en el,di,della,del,dello,dei,degli,alla,da,do,das,dos,na,no,du,des,de l,à la,au,aux,der,des,bei der,bei den,of,of the,for,for the,in the'.split(
    ',',
  );
const joined = (beside: string) =>
  beside
    .split(',')
    .flatMap((word) => [word, ...JOINED_BY.map((joint) => `${word} ${joint}`)])
    .join(',');

/** Parties, unions and their people beside a word for joining, voting or meeting. */
const MEMBERSHIP_NAMES: readonly Companions[] = [
  {
    names:
      'labour,tories,tory,conservatives,lib dems,green party,snp,plaid,dup,sinn fein,fianna fail,fine gael,reform uk,democrats,republicans,gop,libertarians,dsa,ndp,liberals,alp,unison,unite,gmb,rmt,aslef,usdaw,ucu,neu,nasuwt,teamsters,seiu,uaw,cwa,afscme,aft,nea,ibew,usw',
    beside:
      'join,joining,join the,joined the,members,member,membership,volunteers,volunteer for,youth,young,local,chapter,branch,branch meeting,leaflets,canvassing,doorknocking,phone bank*,rally,supporters,voters,voting,vote,women s,caucus,rep,reps,organiser,organizer,delegate*,conference delegate*',
  },
  {
    names:
      'spd,cdu,csu,fdp,afd,bsw,grüne,grünen,linke,linken,freie wähler,svp,glp,övp,spö,fpö,neos,kpö,ver di,ig metall,ig bau,igbce,gew,dgb,ngg,evg,gdl,gdp',
    beside:
      'mitglied der,mitglied werden,mitglieder,mitglied,eintreten,beitreten,wähler,wählerin,wähler der,jugend,junge,frauen,ortsverein,ortsverband,ortsgruppe,kreisverband,bezirk,stammtisch,treffen,sympathisanten,anhänger,unterstützer,vertrauensleute,warnstreik,streik,tarifrunde,betriebsrat,demo',
  },
  {
    names:
      'ps,lr,rn,lfi,pcf,npa,eelv,verts,ecologistes,renaissance,reconquete,udi,insoumis,republicains,socialistes,macron,melenchon,le pen,bardella,zemmour,cgt,cfdt,fo,unsa,fsu,sud rail,sud education,union syndicale solidaires,cftc,cfe cgc,snes,ptb,n va,plr,udc,pq,caq',
    beside:
      'adhérer à,adhérer au,adhérer aux,adhérents,adhérent,adhésion,section,fédération,jeunes,comité,comités,comités locaux,meeting,militants,militant,électeurs,voter,votez,sympathisants,territoriaux,retraités,cheminots,délégué,délégués,syndiqués,élus,femmes,soutien à',
  },
  {
    names:
      'psoe,pp,vox,podemos,sumar,iu,erc,junts,bildu,pnv,bng,ciudadanos,pacma,morena,pan,pri,prd,pj,ucr,la libertad avanza,milei,kirchner,petro,boric,kast,lula,maduro,sanchez,abascal,feijoo,ayuso,ugt,ccoo,cnt,cgt,csif,cta,ate,uom,cut,ctm',
    beside:
      'afíliate al,afíliate a,afiliarse al,afiliados,afiliado,afiliadas,inscritos,inscritas,primarias,militantes,militante,militancia,juventudes,juvenil,jóvenes,votantes,votantes de,vota,votar,voto,círculo,asamblea,agrupación,simpatizantes,sección,delegados,delegado,comité,mitin,bases,mujeres,apoyo a',
  },
  {
    names:
      'pd,lega,fdi,m5s,avs,pci,prc,rifondazione,forza italia,fratelli d italia,italia viva,piu europa,meloni,salvini,schlein,renzi,calenda,berlusconi,cgil,cisl,uil,ugl,usb,cobas,fiom,uilm,snals',
    beside:
      'iscriviti al,iscriviti alla,iscriviti a,iscriversi al,iscritti al,iscritti alla,iscritti,iscritto,tessera,tesseramento,giovani,giovani della,giovani del,elettori,elettori della,elettori del,votare,vota,voto,circolo,sezione,militanti,militante,attivisti,simpatizzanti,comizio,scuola,pensionati,funzione pubblica,delegati,delegato,assemblea,donne',
  },
  {
    names:
      'pt,psol,psdb,mdb,pl,pdt,pcdob,psb,pstu,pcb,partido novo,pp,psd,republicanos,uniao brasil,chega,ps,pcp,bloco de esquerda,iniciativa liberal,cds,lula,bolsonaro,ciro,moro,boulos,cut,ctb,ugt,forca sindical,conlutas,cgtp,sinpro,sintep,apeoesp',
    beside:
      'filie se ao,filie se à,filie se a,filiar se ao,filiados,filiado,filiada,filiação,juventude,juventude do,jovens,mulher,mulheres,eleitores,eleitores do,eleitor,votar,vote,voto,associados,associados da,militância,militantes,diretório,núcleo,assembleia,apoiadores,comício,sindicalizados,dirigentes,greve',
  },
];

export const MEMBERSHIP_COMPANIONS: readonly Companions[] = MEMBERSHIP_NAMES.map(({ names, beside }) => ({
  names,
  beside: joined(beside),
}));

/** Movements, votes and union work, in ten languages. */
export const MEMBERSHIPS: readonly string[] = [
  'pro life march*,pro choice march*,climate protest*,climate strike*,klimaprotest*,klimastreik*,march for life,marche pour la vie,marcha por la vida,marcha provida,marcia per la vita,marcha pela vida,marsch fur das leben,manif pour,meeting macron,meeting de campagne,exmusulman*,ex musulman*,*支持者の集い*,*安倍支持*,*石破支持*,*高市支持*,*トランプ支持*,*党員集会*,*入党*,*職工维权*,*职工维权*,*工人维权*,*劳工维权*,*川普*支持*,*特朗普*支持*,*维权群*,*شباب الوفد*,*حركة حماس*,*أنصار حماس*,حماس,*حزب*شباب*,*شباب حزب*,*أنصار*حزب*,*الانضمام إلى حزب*,*समर्थक*पार्टी*,*पार्टी*समर्थक*,*पार्टी*सदस्यता*,*यूनियन*सदस्य*',
];
