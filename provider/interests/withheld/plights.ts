import type { Companions } from '../companions.ts';
import type { Together } from '../together.ts';

/** Pairs of words about unpaid rent, drugs and police, libido and birth, asylum and hearings. */
export const PLIGHTS: readonly Together[] = [
  // Unpaid rent and instalments
  {
    one: 'rent,mortgage,council tax,electric bill,gas bill,car payment,car finance,miete,mieten,stromrechnung,raten,loyer,loyers,facture d electricite,mensualites,alquiler,hipoteca,recibo de la luz,affitto,mutuo,bollette,rate del mutuo,aluguel,condominio,prestacao,prestacoes,parcela,parcelas,conta de luz',
    other:
      'behind on,months behind,arrears,overdue,can t pay,can t afford,eviction,evicted,late on,im ruckstand,ruckstandig*,nicht zahlen,nicht mehr zahlen,raumung*,impaye,impayes,en retard,arrieres,expulsion,debo,debemos,atrasad*,sin pagar,no puedo pagar,desahuci*,impagad*,arretrat*,non riesco a pagare,sfratt*,atraso,despejo,nao consigo pagar,devendo',
  },
  // Seizure of an account or of wages
  {
    one: 'fisc,finanzamt,hacienda,agenzia delle entrate,agenzia entrate,receita federal,irs,hmrc,tax office,taxman,urssaf,creditors,glaubiger,creanciers,acreedores,creditori,credores,tresor public,seguridad social,bank,banco,banque,banca,wages,wage,salary,lohn,gehalt,salaire,nomina,stipendio,salario',
    other:
      'seized,froze my,garnish*,levy on,gepfandet,pfandet,pfandung*,saisi,saisie,saisit,atd,embarga,embargo,embargado,embargada,embargan,pignora,pignorat*,pignoramento,bloqueou minha,bloqueado por divida,bloqueou por divida,conta por divida,penhora,penhorad*,penhorou,fermo amministrativo',
  },
  // Drugs and the police
  {
    one: 'cannabis,weed,gras,haschisch,hash,hasch,marihuana,marijuana,porro,porros,maconha,baseado,cocaine,kokain,cocaina,ecstasy,mdma',
    other:
      'caught,erwischt,pris avec,prise avec,interpelle,pillaron,pillado,pillada,multa por,beccat*,fermato,fermata,pego com,pega com,na blitz,enquadr*,arrested,arrestat*,detenido,police stop,polizeikontrolle,zoll,customs,strafbefehl,garde a vue,anzeige',
  },
  // Loss of libido
  {
    one: 'desire,desir,deseo,desiderio,desejo,libido,lust auf sex,lust mehr,sex drive',
    other:
      'after birth,after baby,postpartum,since the birth,menopause,lost,nach geburt,seit der geburt,depuis l accouchement,apres l accouchement,desde el parto,tras el parto,dopo il parto,calo del,depois do parto,perdi',
  },
  // Asylum, papers and an oath
  {
    one: 'asilo,asile,asyl*,asylum,refugiad*,refugee status,ofpra,bamf,naturalizzazione,cittadinanza,nacionalidad,nationalite,naturalisation,naturalization,einburgerung*,naturalizacao,citizenship,permesso di soggiorno,titre de sejour,aufenthalts*,residence permit,green card,visto de residencia',
    other:
      'interview,hearing,appeal,oath,ceremony,anhorung,bescheid,abgelehnt,entretien,recours,dossier,refus,entrevista,jura de,denegad*,cita para,colloquio,commissione,giuramento,ricorso,rinnovo,prova,pedido de,negado,my application,approved,refused,waiting for',
  },
  // Human trafficking and testimony
  {
    one: 'trata,tratta,traite d etres,traite des etres,traite des femmes,traite humaine,trafficked,trafficking,trafico de pessoas,menschenhandel,modern slavery,forced labour,trabajo esclavo,trabalho escravo,sfruttamento',
    other:
      'testimony,my story,survivor*,victim*,testimonio,mi historia,sobreviv*,victima*,testimonianza,vittim*,sopravvissut*,temoignage,victime*,opfer,betroffene,uberlebende,relato,rescued,rescatad*,resgatad*',
  },
  // Violence at school
  {
    one: 'bully,bullies,bullied,bullying,mobbing,mobber,gemobbt,harcelement scolaire,harcele,harcelee,acoso escolar,bullismo,bulli,schoolyard,schulhof,school,schule,college,lycee,colegio,instituto,scuola,escola',
    other:
      'broke my,broke his,broke her,beat up my,beaten up,beat my son,hit my son,hit my daughter,punched my,verprugelt,zusammengeschlagen,geschlagen worden,a ete frappe,ete frappee,ete tabasse,mon fils frappe,le pegan a mi,le pegaron,le rompieron,pegan a mi hijo,picchiato,picchiata,picchiano,apanhou,bateram no meu,bateram na minha,espancaram,quebraram o braco',
  },
  // Workers who organise
  {
    one: 'workers,employees,baristas,drivers,nurses,beschaftigte,mitarbeiter,fahrer,salaries,livreurs,trabajadores,repartidores,lavoratori,rider,riders,trabalhadores,entregadores',
    other:
      'organising committee,organizing committee,organising drive,organizing drive,unionis*,unioniz*,fur den tarifvertrag,fur tarif*,arbeitskampf,warnstreik,betriebsrat grunden,debrayage,debrayent,se syndiquent,se sindican,se organizan,paro indefinido,si organizzano,presidio davanti,picchetto,se organizam,breque',
  },
];

/** Birth parents, moods, candidacies, complaints against a relative: one kind per line, in ten languages. */
export const PLIGHT_WORDS: readonly string[] = [
  // Loss of libido, requests for asylum
  'sin deseo sexual,sin deseo,nessun desiderio,sem desejo,plus de desir,plus aucun desir,no sex drive,low sex drive,no desire for sex,entrevista de refugio,solicitacao de refugio,pedido de refugio',
  // Adopted people who look for their parents
  'birth mother,birth father,birth mom,birth mum,birth dad,birth family,biological mother,biological father,biological parents,leibliche mutter,leibliche eltern,leiblicher vater,leiblichen mutter,leiblichen eltern,leiblichen vater,mere biologique,pere biologique,parents biologiques,mere de naissance,madre biologica,padre biologico,padres biologicos,madre biologica,genitori biologici,mae biologica,pai biologico,pais biologicos,genitori naturali,mamma biologica',
  '*亲生母亲*,*亲生父母*,*亲生父亲*,*生母*寻*,*寻*生母*,*寻亲*,*実母を探*,*実の親を探*,*生みの親*,*養子だった*,*أمي البيولوجية*,*والدي البيولوجي*,*أهلي البيولوجيين*,*الأم البيولوجية*,*असली माँ*,*असली माता*,*जैविक माँ*,*जन्म देने वाली माँ*,*गोद लिया गया*,*गोद ली गई*',
  // Mania and depression, long COVID
  'manic days,manic day,manic episode*,manic phase*,manic depress*,hypomani*,my mania,manische phase*,manischen phase*,manische episode*,phase maniaque,phases maniaques,episode maniaque,episodio maniaco,fase maniaca,fase maniacale,fasi maniacali,fase maniaca,episodio maniaco,crise maniaca,covid longo,covid longa,covid prolongado,covid persistente,covid lungo,long covid*,post covid*,postcovid*,covid long,brain fog,nebel im kopf',
  '*躁期*,*躁狂*,*躁状態*,*躁うつ*,*うつの日*,*うつの人*,*うつの時*,*うつの私*,*うつが*,*鬱の*,*コロナ後遺症*,*新冠后遗症*,*长新冠*,*脑雾*,*نوبة هوس*,*نوبات الهوس*,*كوفيد طويل*,*كوفيد الطويل*,*ضبابية الدماغ*,*लॉन्ग कोविड*,*कोविड के बाद*थकान*,*उन्माद*दौर*',
  // Candidates and their canvassers
  'i m running for,running for council,running for city council,running for school board,my campaign for,ich kandidiere,kandidiere fur,meine kandidatur,candidate aux municipales,candidat aux municipales,me presento a concejal*,me presento a las municipales,soy candidat*,voy en la lista,mi candido,mi candido con,candidato consigliere,sou candidat*,minha candidatura,pre candidat*,jungen union,momentum group,momentum branch,momentum local',
  '*立候補します*,*立候補しました*,*出馬します*,*参选*街道*,*我投了*,*投给了*,*选举*投了谁*,*選挙*入れた*,*أترشح*,*ترشحت*,*رشحت نفسي*,*चुनाव लड़ रह*,*मेरा पर्चा*,*नामांकन भर*',
  // Complaints to the police against a relative
  'boletim de ocorrencia,anzeige gegen meinen,anzeige gegen meine,plainte contre mon,plainte contre ma,porter plainte contre,denuncia contra mi padre,denuncia contra mi marido,denuncia contra mi ex,denuncie a mi,denunciar a mi,denuncia contro mio,denunciato mio,denunciare mio,denunciare il mio,denunciei meu,denunciar meu,police report against my,pressing charges against my,processo por lesao*,processo por furto,processo por roubo,processo por ameaca*,processo por trafico,proceso por hurto,proceso por lesiones,proceso por robo,proceso por estafa,processo per furto,processo per lesioni,processo per rapina,processo per spaccio,proces pour vol,proces pour violences',
  // Feasts and vigils
  '*मातारानी*,*माता रानी*,*माता की चौकी*,*जगराता*,*भजन संध्या*,*कथा वाचक*,*भागवत कथा*,*सुंदरकांड*,*सत्यनारायण*,*अखंड पाठ*,*उर्स*,*मजलिस*,*मुहर्रम*,*ताज़िया*',
  // Rent, drugs and violence in scripts other than Latin
  '*欠*房租*,*房租*欠*,*拖欠*,*还不起*,*断供*,*家賃滞納*,*家賃*払え*,*إيجار متأخر*,*الإيجار متأخر*,*متأخر*الإيجار*,*إخلاء*إيجار*,*حجزت حسابي*,*حجز على حسابي*,*حجزوا*حساب*,*किराया बाकी*,*किराया नहीं दे*,*मकान खाली*,*खाता फ्रीज़*,*खाता फ्रीज*,*ईएमआई नहीं*,*مسكوني*حشيش*,*حشيش*ضبط*,*ضبط*حشيش*,*吸毒被抓*,*大麻被抓*,*大麻*逮捕*,*गाँजे के साथ*,*गांजे के साथ*,*स्कूल में*पीटा*,*बेटे को पीटा*,*校园霸凌*,*校园欺凌*,*霸凌*打*,*いじめ*骨折*,*いじめで*,*تنمر*كسروا*,*تنمر*ضربوا*',
];

const PARTY_NAMES =
  'spd,cdu,csu,fdp,afd,bsw,volt,die linke,grunen,ps,pcf,lfi,rn,lr,eelv,ecologistes,parti communiste,pp,psoe,vox,sumar,podemos,compromis,izquierda unida,erc,junts,bildu,pnv,bng,pd,lega,fdi,azione,m5s,avs,sinistra italiana,forza italia,italia viva,mdb,pt,pl,psol,psdb,pcdob,pdt,psb,psd,uniao brasil,labour,tories,lib dems,snp,greens,momentum,democrats,republicans,dsa';

/** Parties beside a word for their lists, canvassing or groups. */
export const PLIGHT_COMPANIONS: readonly Companions[] = [
  {
    names: PARTY_NAMES,
    beside:
      'liste der,auf der liste der,haustur fur die,hausturwahlkampf der,hausturwahlkampf,porte a porte avec le,porte a porte avec,porte a porte du,liste du,liste des,lista de,lista del,la lista de,puerta a puerta con,porta a porta con,porta a porta con la,porta a porta com o,porta a porta com a,porta a porta do,chapa do,candido con,candido con la,candidata con,candidato con,candidata pelo,candidato pelo,candidata por,candidato por,kandidatur fur,kandidiere fur die,door knocking for,knocking for,phone banking for,leafleting for,local group',
  },
];
