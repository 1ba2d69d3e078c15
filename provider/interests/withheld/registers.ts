import type { Companions } from '../companions.ts';
import { DIASPORA_COMPANIONS } from './diasporas.ts';

/** Debtors' registers, books of the Bible, potency, stands of parties: one kind per line, in ten languages. */
export const REGISTERS: readonly string[] = [
  // Registers of debtors and insolvency laws
  'ley de la segunda oportunidad,ley de segunda oportunidad,segunda oportunidad abogad*,exoneracion del pasivo,exoneracion de deuda*,fichero de moros*,ficheros de moros*,salir de asnef,saldo e stralcio,cattivo pagatore,cattivi pagatori,segnalat* al crif,segnalat* in crif,segnalat* alla crif,segnalazione crif,segnalazione in crif,centrale rischi cancell*,cancellazione protest*,protestat* cambial*,interdit bancaire,interdite bancaire,interdits bancaires,fiche ficp,fichee ficp,fiches ficp,defiche*,schufa eintrag*,schufaeintrag*,negative schufa,schufa loschen,ohne schufa,trotz schufa,negativado*,negativada*,limpar meu nome,limpar o nome,nome limpo,feirao limpa nome,score baixo,bad credit,poor credit,credit repair,ccj,ccjs,county court judgment*,default notice*,debt register*',
  '*征信黑*,*征信花*,*黑名单*贷*,*上征信*,*限制高消费*,*被执行人*,*信用ブラック*,*ブラックリスト*審査*,*異動情報*,*القائمة السوداء*بنك*,*قائمة المتعثرين*,*تعثر*القرض*,*डिफॉल्टर*,*डिफ़ॉल्टर*,*सिबिल*,*कुर्की*',
  // Books of the Bible and Bible study groups
  'romerbrief*,korintherbrief*,galaterbrief*,epheserbrief*,hebraerbrief*,epitre aux,epitres de paul,lettera ai romani,lettera ai corinzi,carta aos romanos,carta a los romanos,carta a los corintios,carta aos corintios,letter to the romans,book of romans,romans 8,corinthians,ephesians,galatians,philippians,lectio divina,bible in a year,bibellese*,losungen herrnhut*,bibelkreis*,hauskreis*,hauskirche,psalm*,salmo*,psaume*',
  '*读经*,*查经*,*罗马书*,*马太福音*,*约翰福音*,*路加福音*,*马可福音*,*以弗所书*,*哥林多*,*腓立比*,*诗篇*,*圣经*,*ローマ書*,*コリント*手紙*,*マタイ*福音*,*ヨハネ*福音*,*ルカ*福音*,*聖書通読*,*聖書研究*,*بولس*رسالة*,*رسالة*رومية*,*إنجيل متى*,*إنجيل يوحنا*,*إنجيل لوقا*,*دراسة الكتاب المقدس*,*भजन संहिता*,*रोमियों*,*कुरिन्थियों*,*बाइबल अध्ययन*',
  // Potency
  'problemas de ereccion,problema de ereccion,problemas de erecao,problema de erecao,problemi di erezione,problema di erezione,probleme d erection,problemes d erection,probleme erection,erection problem*,erections problem*,weak erection*,keep an erection,stronger erection*,mantener la ereccion,mantener una ereccion,perder la ereccion,manter a erecao,perder a erecao,erecao fraca,mantenere l erezione,erezione debole,perdre son erection,garder une erection,erektion verlieren,erektion halten,erektion schwach*,erektionshilfe*,erektionsst*,potenzmittel*,potenzproblem*,potenzst*,impotenz*,impotenc*,impuissance sexuelle,libidoverlust*,low libido,libido baja,libido bassa,baixa libido,baisse de libido,vaginismus*,vaginisme,vaginismo,anorgasm*,orgasm*',
  '*勃起*,*性欲減退*,*膣*,*不举*,*硬不起来*,*早泄*,*性欲低*,*سرعة القذف*,*القدرة الجنسية*,*الضعف الجنسي*,*मर्दाना*,*कामेच्छा*,*सेक्स में*',
];

const PEOPLES = DIASPORA_COMPANIONS.map(({ names }) => names).join(',');

/** Parties named by a common word, beside a word for their street stands; peoples beside a word for grandchildren. */
export const REGISTER_COMPANIONS: readonly Companions[] = [
  {
    names:
      'lega,pd,fdi,forza italia,m5s,avs,azione,italia viva,vox,pp,psoe,sumar,podemos,erc,junts,pt,pl,psol,psdb,novo,ps,lr,rn,lfi,pcf,spd,cdu,csu,fdp,afd,bsw,labour,tory,tories,lib dems,snp',
    beside:
      'banchetto,banchetto della,banchetto del,banchetto di,gazebo della,gazebo del,gazebo di,gazebo,carpa de,carpa del,mesa de,mesa informativa de,caseta del,caseta de,barraca do,banca do,bandeiraco do,panfletagem do,adesivaco do,adesivaco da,stand du,stand de,infostand,infostand der,stand der,stall,street stall',
  },
  {
    names: PEOPLES,
    beside:
      'neto de,neta de,netos de,bisneto de,bisneta de,filho de,filha de,filhos de,descendente de,descendentes de,nieto de,nieta de,nietos de,hijo de,hija de,hijos de,bisnieto de,descendiente de,descendientes de,nipote di,nipoti di,figlio di,figlia di,figli di,discendente di,discendenti di,petit fils de,petite fille de,petits enfants de,fils de,fille de,enfants de,descendant de,descendants de,enkel von,enkelin von,sohn von,tochter von,kind von,kinder von,nachkomme von,nachfahren von,grandson of,granddaughter of,grandchild of,grandchildren of,son of,daughter of,child of,children of,descendant of,descendants of,descended from',
  },
];
