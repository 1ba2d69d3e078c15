import type { Companions } from '../companions.ts';

/** Names of lenders and of debtors' registers, beside a word for debt. */
const LENDERS = [
  'devendo * cartoes,devendo * mil,debo * tarjetas,je dois * euros,*k in the hole,debt snowball,snowball month,snowball month *,debt free scream,debt free date,iva journey,my iva,our iva,iva year,trust deed journey,dro approved,2 glaubiger,3 glaubiger,4 glaubiger,5 glaubiger,6 glaubiger,7 glaubiger,8 glaubiger,9 glaubiger,10 glaubiger,11 glaubiger,12 glaubiger,13 glaubiger,14 glaubiger,15 glaubiger,16 glaubiger,17 glaubiger,18 glaubiger,19 glaubiger,20 glaubiger,21 glaubiger,22 glaubiger,23 glaubiger,24 glaubiger,25 glaubiger,26 glaubiger,27 glaubiger,28 glaubiger,29 glaubiger,30 glaubiger,meine glaubiger,viele glaubiger,glaubiger einigung,meinen glaubigern,haushaltsbuch schulden,mahnbescheid*,mahngebuhr*,mahnung*,vollstreckung*,kontopfandung*,p konto,pkonto,restschuldbefreiung*,wohlverhaltens*,zahlungsunfahig*,ratenzahlung inkasso,huissier,huissiers,saisie sur salaire,saisie sur compte,interdit bancaire,interdite bancaire,ficp,commission de surendettement,a rembourser je,plan de redressement perso,ley de segunda oportunidad,exoneracion del pasivo,la revolving,credito revolving,tarjeta revolving,tarjetas revolving,morosos,embargo de nomina,embargo nomina,me embargan,nomina embargada,me perdonaron,deuda perdonada,casa all asta,finita all asta,finito all asta,prima casa asta,asta giudiziaria,pignora*,cartella esattorial*,cartelle esattorial*,rottamazione cartelle*,rottamazione quater,sovraindebit*,saldo e stralcio,cattivo pagatore,nome sujo,nome limpo,limpa nome,limpar o nome,limpei meu nome,cheque especial,rotativo do cartao,penhora*,penhorad*,superendivid*,agiota*',
  'emi bounce*,emi miss*,missed emi,emi default*,cibil,cibil score,cibil *,cibil score *,credit card settlement*,loan settlement*,udhaar,udhar mein,udhaar mein,karz mein,karze mein,karz se,karz mukti,lakh baaki,loan ka bojh,sahukar*,*उधार*,*क़र्ज़*,*कर्ज़ में*,*कर्ज में*,*कर्ज़ से*,*कर्ज से*,*ईएमआई बाउंस*,*ईएमआई नहीं*,*किस्त बाउंस*,*किश्त बाउंस*,emi बाउंस,सिबिल,*क्रेडिट कार्ड सेटल*,*कार्ड सेटलमेंट*,*लोन सेटल*,*साहूकार*,*सूदखोर*,*कुर्की*,*दिवालि*',
  '*リボ地獄*,*リボ払い*,*リボ残*,*督促状*,*督促電話*,*差し押さえ*,*差押え*,*多重債務*,*任意整理*,*自己破産*,*個人再生*,*過払い*,*闇金*,*滞納*,*奨学金返*,*奨学金*延滞*,*ブラックリスト*ローン*,*信用情報*,*逾期*,*老赖*,*失信人*,*失信被*,*失信名单*,*征信花*,*征信黑*,*以贷养贷*,*负债*万*,*欠款*,*欠债*,*还债*,*催收*,*网贷*,*裸贷*,*高利贷*,*停息挂账*,*个人破产*,*卡債*,*卡债*,*負債*',
  '*الغارمين*,غارم,غارمة,غارمات,*متعثر*سداد*,*تعثر*سداد*,*أقساط متأخرة*,*متأخرات*,*شيك بدون رصيد*,*شيكات بدون رصيد*,*شيك مرتجع*,*شيكات مرتجعة*,*إيقاف خدمات*,*ايقاف خدمات*,*سمة*تعثر*,*سداد ديون*,*ديوني*,*علي ديون*,*عليا ديون*,*مديون*,*مديونية*,*الكمبيالات*,*حجز على الراتب*,*حجز الراتب*,*قرض متعثر*,*أمر أداء*,*تسوية ديون*,*إعسار*',
];

/** Names of a faith's groups, books, rites and former members. */
const BELIEVING = [
  'exzj,exzeuge*,exjw*,pomo jw,zeugen jehova*,jehovas,celula de jovens,celula de mulheres,celula de casais,celula nos lares,grupo de jovens da igreja,jovens da igreja,orula,ifa oracle,ifa santeria,mano de orula,orunmila,iyawo,yawo,babalawo*,santeria,santero*,santera*,palo mayombe,palero*,orisha*,orixa*,oxum,ogum,xango,iansa,oxossi,candomble*,umbandist*,pai de santo,mae de santo,filho de santo,filha de santo,axe ile,changó,yemaya,obatala,elegua,padre nostro,*जागरण मंडली*,*भजन मंडली*,*कीर्तन मंडली*,parrocchi*,oratorio estivo,grest,azione cattolica,agesci,acr parrocchia',
  '*منهج السلف*,*منهج_السلف*,*السلف الصالح*,*فوائد يومية*,*أهل السنة*,*أهل البيت*,*الدعوة السلفية*,*طلبة علم*,*طالب علم*,*أذكار*,*قيام الليل*,*تحفيظ*,*حافظ القرآن*,*الحسينيات*,*الحسينية*,*الأربعين*مشي*,*زيارة الأربعين*,*القداس*,*الكاهن*,*أبونا*كنيسة*,*मूर्ति स्थापना*,*आर्य समाज*,*सत्संग*,*राधा स्वामी*,*डेरा सच्चा*,*निरंकारी*,*ब्रह्माकुमारी*,*इस्कॉन*,*हरे कृष्ण*,*गुरबाणी*,*जैन मुनि*,जुमा,*रोज़ेदार*,*इफ्तार*,*सेहरी*,*चर्च प्रार्थना*,*二世信者*,*宗教二世*,*エホバ*,*元信者*,*教団*,*御守護*,*おぢば*,*主内*姊妹*,*主内弟兄*,*弟兄姊妹*,*团契*,*受洗*,*晨更祷*,*诵经*,*皈依*,*打坐禅修营*,*水陆法会*,*祈福法会*,*开斋*,*斋月*',
];

/** Relatives of people who disappeared, and support groups for victims of violence. */
const SUFFERING = [
  'madres buscadoras,m a battue,m a frappe,m a frappee,me battait,me frappait,m a violee,m a viole,m a agressee,me pego mi,me pegaba,me golpeaba,me golpeo,me violo,me maltrato,me maltrataba,mi ha picchiata,mi ha picchiato,mi menava,mi ha violentata,mi ha stuprata,me batia,me agrediu,me agredia,me estuprou,me espancou,me espancava,hat mich geschlagen,hat mich missbraucht,hat mich vergewaltigt,*に殴られ*,*叩かれて育*,*被父亲打*,*被妈妈打*,*被爸爸打*,*被老公打*,*被丈夫打*,*被男友打*,*كانت تضربني*,*كان يضربني*,*ضربتني*,*मुझे मारते*,*मुझे पीटते*,*पीटता था*,*पीटते थे*,*मारता था*,madre buscadora,donde esta mi hijo,donde esta mi hija,donde esta mi hermano,hasta encontrarlos,hasta encontrarte,hijo desaparecid*,hija desaparecid*,familiares de desaparecid*,detenidos desaparecid*,hermano desaparecid*,filho desaparecid*,fosas clandestinas,colectivo buscador*,madres de mayo,maes de maio,maes de acari,mutter von verschwundenen,mothers of the disappeared,families of the disappeared,missing and murdered,mon ex me harcele,mon ex me frappe,mein ex schlagt,mein mann schlagt,mi ex me acosa,mi ex me pegaba,il mio ex mi perseguita,mi picchiava,mi picchia,meu ex me bate,meu ex me batia,apanhei do,apanhava do,my ex stalks,*モラハラ*,*元彼*ストーカー*,*殴られ*夫*,*毒親*,*被家暴*,*家暴*,*被跟踪*,*寻亲*,*拐卖*,*المختفين*,*المخفيين*,*المفقودين*,*أين ابني*,*طليقي يهدد*,*طليقي ضرب*,*गुमशुदा*बेटा*,*पति मारता*,*पति पीट*,*पति की मार*',
];

export const OWING_AND_BELIEVING: readonly string[] = [...LENDERS, ...BELIEVING, ...SUFFERING];

/** Words that are sensitive only beside one of the companions. */
export const OWING_AND_BELIEVING_COMPANIONS: readonly Companions[] = [
  {
    names:
      'klarna,afterpay,clearpay,zip pay,lowell,cabot,wizink,cofidis,cetelem,vivus,moneyman,wonga,quickquid,provident,amigo loans,oney,floa,younited,findomestic,agos,creditas,nubank,serasa,spc,acordo certo,asnef,badexcug,infocorp,buro de credito,schufa,creditreform,inkasso,banque de france,crif,crc,easyloan',
    beside:
      'debt,collections,owed,owing,default,arrears,mahnung,mahnungen,inkasso,schulden,eintrag,raten,dette,dettes,huissier,fiche,fichage,deuda,deudas,reclamacion,reclamar,demanda,impago*,la revolving,credito revolving,debito,debiti,insoluto,segnalat*,divida,dividas,devendo,devo,negativad*',
  },
  {
    names: 'debo,debemos,devo,devendo,devemos,je dois,debbo,ich schulde,schulde,i owe,we owe',
    beside:
      'hasta la camisa,cartoes,cartao,cartoes de credito,tarjetas,dinero,dinheiro,al banco,ao banco,a la banque,aux impots,alla banca,al fisco,a hacienda,dem finanzamt,der bank,the bank,the irs,hmrc',
  },
  {
    names: 'raus bei,ausgestiegen bei,austritt bei,aussteiger,ex',
    beside: 'den zeugen,zeugen jehovas,zeugen,sekte,scientology',
  },
  {
    names:
      'sai das,sai dos,deixei as,sali de los,deje los,uscito dai,uscita dai,sorti des,sortie des,left the,leaving the',
    beside:
      'testemunhas,testemunhas de jeova,mormons,mormones,mormoni,mormon church,testigos,testigos de jehova,testimoni,testimoni di geova,temoins,temoins de jehovah,witnesses,jws,brethren,amish,moonies',
  },
  {
    names:
      'estudo de,estudio de,studio di,lettura di,etude de,bibelstudium,study of,studying,through,book of',
    beside:
      'genesis,exodus,exode,esodo,levitico,salmos,psalms,psaumes,salmi,proverbs,romanos,romans,romains,romani,corintios,corinthians,corinthiens,galatas,galatians,efesios,ephesians,efesini,filipenses,philippians,colossenses,tesalonicenses,hebreus,hebreos,hebrews,apocalipse,apocalipsis,apocalisse,revelation',
  },
  {
    names: 'livro de,libro de,libro di,livre de,buch,the book of',
    beside:
      'josue,samuel,isaias,isaiah,jeremias,ezequiel,daniel,oseas,mateus,mateo,matthew,hechos,atos,acts,tiago',
  },
  {
    names:
      'rosario,novena,vespri,messa,catechismo,adorazione,rosaire,chapelet,rosenkranz,terco,missa,misa,rosary,vespers',
    beside:
      'delle,con padre,alle,di oggi,del giorno,delle 18,avec le pere,mit pfarrer,com padre,com o padre,con el padre,with father,del martes,diario,diaria',
  },
];
