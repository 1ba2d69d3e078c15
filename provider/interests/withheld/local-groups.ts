import type { Companions } from '../companions.ts';

/** Parties named by a common word, beside a word for their groups. */
const GROUPS_OF_PARTIES = [
  'reform councillor*,reform branch,reform uk,reformuk,reformuk*,green councillor*,green party*,greens councillor*,green canvass*,green candidate*,green leaflet*,comite renaissance,militants renaissance,jeunes renaissance,councillor for,elected councillor,elected to the council,elected to council,cllr,ward councillor,stadtrat,stadtratin,stadtrate,gemeinderat,gemeinderatin,kreistagsabgeordnet*,bezirksverordnet*,elu municipal,elue municipale,conseiller municipal,conseillere municipale,elu d opposition,concejal,concejala,consigliere comunale,consigliera comunale,assessore comunale,vereador,vereadora,vereadores,deputada estadual,deputado estadual,*区議会*,*市議会議員*,*区議*,*町議*,*県議*,*市议员*,*区议员*,*立委*,*里长选举*,*議員助理*,*المجلس البلدي*,*عضو البرلمان*,*नगरसेवक*,*सरपंच*,*पार्षद*',
  'indepe,indepes,independentist*,fins la independencia,independencia catalana,estelada*,proces catala,1 octubre,comite de base,comites de base,comite de defensa de la republica,antisistema,okupa,okupas,casa okupa,csoa,centro sociale occupato,antifascist*,antifa,gegen rechts,omas gegen rechts,demo gegen,alle auf die strasse,auf die strasse gegen,no afd,noafd,niewiederistjetzt,nie wieder ist jetzt,nazis raus,fckafd,fcknzs,stopafd,brandmauer*,omasgegenrechts,manif contre,tous dans la rue,todos na rua,todos as ruas,fora bolsonaro,forabolsonaro,elenao,elenao,ni una menos,no pasaran,siamo tutti antifasc*',
  '*小草*柯*,*柯P*,*柯p*,*挺柯*,*蓝营支*,*泛蓝*,*泛绿*,*绿营支*,*左圈读*,*左圈子*,*毛派*,*皇汉*,*建制派*,*本土派*,*支持台独*,*反台独*,*台独分*,*党员发展*,*入党*,*反送中*,*白纸运动*,*太陽花*,*大罷免*,*罢免*',
  '*ネトウヨ*,*パヨク*,*リベラル派*,*保守派*,*左派*,*右派*,*国会前*,*反原発*,*護憲*,*改憲*,*しんぶん赤旗*,*党員*,*サポーターズ*党*,*街宣*,*辻立ち*,*ポスティング*党*,*日本保守党*,*チームみらい*',
  '*المعارضة*,معارض سياسي,معارض سوري,معارض مصري,معارض سعودي,معارض تونسي,معارض جزائري,معارض بحريني,معارض إيراني,معارض ليبي,معارض يمني,معارضون,الناصري,ناصري,ناصريون,ناصريين,*التيار الصدري*,*التيار العوني*,*القوات اللبنانية*,حراك,يساريون,يساريين,*فتحاوي*,*فتحاوية*,*حمساوي*,*ناصريون*,*بعثي*,*إخواني*,*اخواني*,*شيوعي*,*ليبرالي*,*قومي عربي*,*قوميون*,*قسامي*,*كتائبي*,الحراك,*نهضاوي*,*دستوري حر*,*جبهة شعبية*,*الجبهة الشعبية*,*مدونة معارض*',
  '*आम आदमी पार्टी*,सपा,*बसपा*,*बहनजी*,*बहन जी*,*आरएसएस*,*संघ शाखा*,*शाखा रोज*,*राष्ट्रीय स्वयंसेवक*,*युवजन सभा*,*समाजवादी*,*अखिलेश यादव*,*मायावती*,*केजरीवाल*,*योगी आदित्य*,*तेजस्वी यादव*,*नीतीश*,*ममता बनर्जी*,*ओवैसी*,*शिवसेना*,मनसे,*एनसीपी*,*डीएमके*,*टीएमसी*,*जेडीयू*,*जदयू*,*लोजपा*,*रालोद*,*आज़ाद समाज पार्टी*,*कम्युनिस्ट*,*वामपंथी*,*भाजपाई*,*कांग्रेसी*,*बूथ अध्यक्ष*,*बूथ कार्यकर्ता*,*मंडल अध्यक्ष*,*चुनाव प्रचार*,aap volunteer*,aap ke volunteer*,aap ka volunteer,aap worker*,aap mla,aam aadmi party,aap delhi,bjp*,bjym,rss shakha,sangh parivar,samajwadi*,abvp,nsui,trinamool,dmk,aiadmk,shiv sena,aimim,cpim,cpi m,jdu,rjd,bahujan,andh bhakt,modi bhakt',
];

/** Unions by their short names, beside a word for their members' activities. */
const GROUPS_OF_UNIONS = [
  'ate la plata,ate capital,gremio ate,rsu scuola,rsu aziendale,delegat* rsu,candidat* rsu,unite the union,sud rail,sud education,usb scuola,picket line*,picketing,nlrb,nlrb vote,nlrb election,our union,union vote,union card*,union drive,unionizing,unionising,unionize*,unionise*,shop steward*,bargaining unit,collective agreement fight,strike fund,strike ballot,strike vote,wildcat strike*,first contract now,cwalocal*,ibewlocal*,uawlocal*,seiulocal*,teamsterslocal*,betriebsgruppe*,vertrauensleute,vertrauensfrau,vertrauensmann,warnstreik*,tarifrunde*,tarifkampf*,betriebsrat*,kuriere organisieren*,heures de delegation,elu cse,elue cse,elus cse,delegue syndical,deleguee syndicale,delegue du personnel,deleguee du personnel,piquet de greve,caisse de greve,delegado gremial,delegada gremial,delegado sindical,delegada sindical,comite de empresa,enlace sindical,paritarias,paro general,paro docente,asamblea de trabajador*,eletta rsu,eletto rsu,elezioni rsu,rsa aziendale,delegata sindacale,delegato sindacale,cassa di resistenza,sciopero*,vertenza*,delegado sindical,dissidio coletivo,data base salarial,campanha salarial,assembleia de trabalhador*,piquete de greve,fundo de greve',
  '*組合専従*,*執行委員*組合*,*ストライキ*,*団体交渉*,*不当労働行為*,*ユニオン*加入*,*労働者代表*,*教協*,*教协*,*职工会*,*職工會*,*工人代表*,*职代会*,*集体谈判*,*集体协商*,*怠工*,*骑手*维权*,*讨薪*,*職工盟*,*产业工会*,*مندوب العمال*,*ممثل العمال*,*اللجنة النقابية*,*عضو نقابة*,*انتخابات النقابة*,*إضراب*,*اعتصام*,*النقابي*,*لجنة عمالية*,*मज़दूर*,*मजदूर*,सीटू,एटक,इंटक,*भारतीय मजदूर*,*कर्मचारी संघ*,*कर्मचारी महासंघ*,*यूनियन नेता*,*यूनियन का*,*यूनियन की*,धरना,*हड़ताल*,*अधिवेशन*यूनियन*,citu,aituc,intuc,hartal,hadtal,kamgar,mazdoor*',
];

export const LOCAL_GROUPS: readonly string[] = [...GROUPS_OF_PARTIES, ...GROUPS_OF_UNIONS];

/** Words that are sensitive only beside one of the companions. */
export const LOCAL_GROUP_COMPANIONS: readonly Companions[] = [
  {
    names:
      'reform uk,labour,tory,lib dem,libdem,snp,plaid,sinn fein,democrat,dems,gop,republican,libertarian,dsa,liberal,liberals',
    beside:
      'branch,councillor*,cllr,campaigner*,canvass*,leaflet*,constituency,ward,supporters,voters,members,membership,candidate,activists,student society,ppc,selection meeting,precinct',
  },
  {
    names:
      'linken,linke,grunen,grune,gruene,gruenen,spd,cdu,csu,fdp,afd,bsw,volt,odp,kpo,neos,svp,ovp,fpo,jusos',
    beside:
      'basisbrief,basis,basisgruppe,ortsgruppe,kreisverband,stadtverband,bezirksverband,kreisgruppe,mitglied,mitglieder,fraktion,stammtisch,wahlkampf*,infostand,plakat*,neumitglied*,landesparteitag,parteitag,jugend,haustur*',
  },
  {
    names: 'pcf,ps,lr,lfi,rn,eelv,ecologistes,reconquete,npa,ump,udi,place publique,insoumis,communistes',
    beside:
      'comite,mon comite,section,federation,militant*,adherent*,jeunes,tractage,groupe d action,cellule,candidat*,colleurs,universite d ete',
  },
  {
    names:
      'morena,pri,psoe,pp,vox,podemos,sumar,iu,erc,junts,cdr,bng,bildu,pnv,compromis,ucr,pj,frente amplio,udi,rn,centro democratico,pacto historico,petro',
    beside:
      'comite,comite de base,asamblea local,agrupacion,afiliad*,militan*,simpatizant*,juventudes,circulo,casa del pueblo,interventor*,apoderad*,brigadist*,mitin,unidad basica',
  },
  {
    names:
      'pd,m5s,lega,fdi,avs,italia viva,rifondazione,potere al popolo,piu europa,forza italia,fratelli d italia,radicali,pci,cinque stelle',
    beside:
      'circolo,sezione,tesser*,volantin*,gazebo,banchetto,militant*,iscritt*,segretari*,festa dell unita,candidat*,giovani',
  },
  {
    names: 'pt,psol,psdb,mdb,pl,pdt,pcdob,psb,pstu,chega,ps,psd,pcp,iniciativa liberal,cds,cdu',
    beside:
      'diretorio,nucleo,filiad*,militan*,panfletagem,concelhia,juventude,comicio,setorial,coletivo,plenaria,distrital',
  },
  {
    names:
      'gew,fau,dgb,ngg,ig bau,evg,gdl,cgt,fo,cfdt,unsa,cftc,cfe cgc,ugt,ccoo,cnt,csif,uom,upcn,suteba,sutna,ctera,cgil,cisl,uil,cobas,fiom,filcams,cgtp,sintap,sinpro,apeoesp,sepe,citu,aituc,intuc,seiu,cwa,uaw,afscme,gmb,rmt,aslef,nasuwt,usdaw,ucu',
    beside:
      'junge,jugend,mitglied*,kollegen,streik*,betriebsgruppe,delegue,deleguee,delegues,deleguees,section,syndiqu*,adherent*,liste,delegado,delegada,delegad*,afiliad*,seccion,gremial,rsa,delegat*,iscritt*,sciopero,sindicalizad*,filiad*,greve,assembleia,local,branch,rep,reps,steward*,ballot,organizes,organizing,organisers,members,leipzig,berlin,hamburg,munchen,koln,wien',
  },
];
