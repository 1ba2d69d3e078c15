import type { Together } from '../together.ts';
import { DIASPORA_COMPANIONS } from './diasporas.ts';

/** Physicians, beside a word for a visit. Without such a word, the text may be about the profession. */
const PHYSICIANS: Together = {
  one: 'gynaecolog*,gynecolog*,gynakolog*,gyneco,gyneco*,ginecolog*,frauenarzt*,urolog*,hautarzt*,dermatolog*,cardiolog*,kardiolog*,neurolog*,orthopaed*,orthoped*,orthopad*,ortoped*,traumatolog*,endocrinolog*,endokrinolog*,gastroenterolog*,rheumatolog*,reumatolog*,rhumatolog*,proctolog*,proktolog*,nephrolog*,nefrolog*,pneumolog*,pulmonolog*,lungenarzt*,oncolog*,onkolog*,hematolog*,haematolog*,hamatolog*,allergolog*,allergist*,ophtalmolog*,ophthalmolog*,oftalmolog*,augenarzt*,oculist*,otorhino*,otorrino*,hno arzt*,hno,orl,psychiat*,psiquiat*,psichiat*,nervenarzt*,androlog*,phlebolog*,flebolog*,podolog*,podiatr*,chiropract*,osteopath*,ostheopath*,osteopat*,prosthetist*,audiologist*,audiolog*,geriatr*,diabetolog*,venerolog*,sexolog*,logoped*,orthophonist*,fonoaudiolog*,midwife,hebamme*,sage femme,comadrona,ostetrica,parteira',
  other:
    'appointment,appointments,near me,visit,first visit,my,check up,checkup,referral,second opinion,results,termin,uberweisung,mein,meine,beim,wartezeit,in der nahe,rendez vous,rdv,mon,ma,chez,consultation,avis,cita,mi,consulta,revision,cerca,segunda opinion,visita,visite,appuntamento,dal,dalla,mia,mio,vicino a me,meu,minha,perto de mim,marcar,esame,untersuchung,private,privado,privato,convenio,online',
};

/** A people beside a relative by blood or by marriage, in either order and with words between them. */
const FAMILIES: Together = {
  one: `${DIASPORA_COMPANIONS.map(({ names }) => names)
    .slice(1, 8)
    .join(
      '',
    )},türkischen,kurdischen,arabischen,syrischen,iranischen,persischen,polnischen,russischen,vietnamesischen,koreanischen,indischen,afghanischen,armenischen,ghanaischen,nigerianischen,marokkanische,marocaine,marocain,algérienne,algérien,tunisienne,tunisien,sénégalaise,malienne,kabyle,turque,vietnamienne,chinoise,antillaise,arménienne,libanaise,colombiana,colombiano,venezolana,peruana,cubana,mexicana,marroquí,gitana,gitano,china,rumana,ecuatoriana,mapuche,quechua,albanese,marocchina,rumena,cinese,filippina,peruviana,istriana,eritrea,japonesa,angolana,chinesa,coreana,libanesa,síria,indígena,quilombola,cabo verdiana,yiddish,cherokee,navajo,maori`,
  other:
    'in laws,mother in law,father in law,grandmother,grandfather,grandma,grandpa,wife,husband,boyfriend,girlfriend,my mother,my father,schwiegereltern,schwiegermutter,großmutter,oma,opa,ehefrau,ehemann,belle famille,belle mère,grand mère,grand père,épouse,ma mère,mon père,mon mari,ma femme,suegra,suegros,suegro,abuela,abuelo,marido,novio,novia,suoceri,suocera,nonna,nonno,moglie,marito,fidanzato,fidanzata,sogra,sogros,avó,avô,namorada,namorado',
};

const COUNTRIES =
  'korea,coree,corea,coreia,china,chine,cina,vietnam,india,inde,indien,nepal,thailand,thailande,tailandia,ethiopia,ethiopie,etiopia,athiopien,mali,congo,kongo,nigeria,ghana,haiti,guatemala,colombia,colombie,kolumbien,peru,perou,bolivia,bolivie,chile,chili,brasil,bresil,brasile,brasilien,russia,russie,russland,rusia,ukraine,ucrania,ucraina,romania,roumanie,rumania,rumanien,bulgaria,bulgarie,philippines,filipinas,sri lanka,madagascar,burkina faso,cambodia,cambodge,kambodscha';

/** Pairs of words about adoption, flight, arrests, courts, dating, votes and crimes suffered. */
const STEPS: readonly Together[] = [
  {
    one: 'adopted,adoptiert*,adopte,adoptee,adoptes,adoptado,adoptada,adottato,adottata,adotado,adotada',
    other: `${COUNTRIES},roots,birth mother,birth family,wurzeln,leibliche,racines,mere biologique,raices,madre biologica,radici,raizes,mae biologica`,
  },
  {
    one: 'crossed,geflohen,traversee,traverse,crucé,cruce,cruzar,atravessei,attraversare,attraversato,arrivato,arrivata,llegue,llegamos,vine,cheguei,fled,geflohen uber das',
    other:
      'border on foot,frontera a pie,frontera caminando,fronteira a pe,in a dinghy,channel in a,small boat,mediterranean as,balkanroute,pirogue,exile,exiles,zodiac,patera,cayuco,selva del darien,darien,barcone,gommone,rotta balcanica,a pe pela',
  },
  {
    one: 'convoque,convoquee,convocation,citado,citada,citacion,convocato,convocata,citazione,intimado,intimada,intimacao,vorladung*,vorgeladen,summoned,summons,court date,witness,zeuge*,zeugenaussage*,temoin,testigo,testimone,testemunha,audiencia,udienza,audience,hearing',
    other:
      'court,tribunal,tribunaux,gericht*,polizei,police,juge,juzgado,judicial,declarar,comparecer,juez,vara,delegacia,carabinieri,procura,questura,defence,defense,prosecution,comisaria,commissariat,processo,juiz,magistrates',
  },
  {
    one: 'stopped by,taken in by,questioned by,arrested by,kontrolliert von,festgenommen,arrete par,interpelle,detenido,detenida,fermato dai,fermato dalla,fermata dalla,fermato in,detido,detida,parado na,parado pela,autuado,autuada,segnalato,segnalata,multa por,multado por,anzeige wegen,amende pour,fined for',
    other:
      'police,polizei,cops,gendarmes,policia,anoche,guardia civil,carabinieri,polizia,blitz,pm,policia militar,posse,possesso,tenencia,possession,besitz,drogas,droghe,drogen,drogue,drugs,cannabis,weed,stupefacenti,stupefiants,hierba,maconha,alcohol,alcohol test',
  },
  {
    one: 'married but,married and,verheiratet und,marie mais,mariee mais,casado y,casada y,casado pero,casada pero,sposato ma,sposata ma,casado mas,casada mas',
    other:
      'looking,searching,discreet,bored,suche,sucht,cherche,busco,busca,cerco,cerca,procura,procuro,discreto,discreta,in love with',
  },
  {
    one: 'rencontre,rencontres,site de rencontre*,incontri,encontros,citas,partnersuche,singleborse*,dating,meet singles,speed dating,namoro,conocer gente,kontaktanzeige*',
    other:
      'seniors,senior,over fifties,over fifty,over 50,over 40,over 60,ab 50,ab 60,50 ans,60 ans,mayores de,maiores de,dopo i 50,divorced,divorces,divorciados,divorziati,separados,separati,widow*,veufs,viudos,vedovi,viuvos,extraconjugal*,extraconiugal*,discretes,discretas,discreti,casados,sposati,parents solos,single parents,alleinerziehende,disabled,chretien*,cristian*,catholi*,jewish,muslim*,musulman*,black,asian,latina*',
  },
  {
    one: 'vote for,who to vote,whom to vote,vote on sunday,wen wahlen,wen soll ich,pour qui voter,voter,voterai,a quien votar,a quien voto,votar,votare,per chi votare,em quem votar,vou votar,votaré,votero',
    other:
      'sunday,sonntag,dimanche,domingo,domenica,who,whom,qui,quien,chi,quem,candidate*,kandidat*,candidat*,party,partei,parti,partido,partito,left,right,links,rechts,gauche,droite,izquierda,derecha,sinistra,destra,esquerda,direita',
  },
  {
    one: 'victim of,victims of,opfer von,victime d,victime de,victimes de,victimes d,victima de,victimas de,vittima di,vittime di,vitima de,vitimas de,geschadigt*',
    other:
      'burglary,theft,robbery,fraud,scam,assault,violence,harassment,stalking,raub,einbruch,betrug,gewalt,mobbing,agression,vol,escroquerie,violences,harcelement,robo,estafa,violencia,acoso,agresion,violenza,furto,truffa,stalking,assalto,golpe,assedio,rapina,bullying',
  },
];

export const VISITS: readonly Together[] = [PHYSICIANS, FAMILIES, ...STEPS];
