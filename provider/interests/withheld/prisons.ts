import type { Companions } from '../companions.ts';

/** Prison sentences and courts in the first person or with a relative. */
export const PRISONS: readonly string[] = [
  'partner in prison,husband in prison,boyfriend in prison,son in prison,dad in prison,brother in prison,prison wife,prison wives,prison widow*,prison visit*,visiting order,in custody,on remand,ankle monitor*,ankle tag,out on bail,released on bail,out on licence,time served,felony record,expungement,expunge*,spent conviction*,dbs check record,unpaid work order,community payback,community service hours court,former gang*,ex gang*,left the gang,leaving the gang',
  'inhaftierte*,inhaftierung,besuchstag mit kind,jva*,justizvollzug*,fussfessel*,fußfessel*,haftentlass*,haftstrafe*,haftling*,auf kaution,fuhrungszeugnis*,vorstrafe*,tilgung bundeszentral*,sozialstunden,ersatzfreiheits*,u haft,untersuchungshaft*,mein mann sitzt,mein sohn sitzt,mein bruder sitzt,hinter gittern',
  'casier b2,b2 a effacer,effacer mon casier,effacement du casier,effacer casier,tig terminé,tig termine*,heures de tig,travail d interet general,bracelet electronique,sous bracelet,liberte conditionnelle,liberation conditionnelle,sous controle judiciaire,en detention,mon mari en prison,mon fils en prison,mon frere en prison,compagne de detenu,femmes de detenu*,garde a vue,sursis,conseiller spip',
  'en el penal,en penales,visita conyugal,marero*,mareros,exmarero*,expandillero*,ex pandillero*,pandillero*,libertad condicional,brazalete electronico,tobillera electronica,arresto domiciliario,bajo fianza,cancelar antecedentes,mi esposo preso,mi marido preso,mi hijo preso,tulero*,tumbero*,privad* de libertad',
  'in carcere,dal carcere,arresti domiciliari,ai domiciliari,braccialetto elettronico,liberta vigilata,liberta condizionale,semiliberta,fedina penale,casellario giudiziale,ex pregiudicat*,lavori di pubblica utilita,mio marito dentro,figlio dentro,ristrett* in carcere',
  'egressorecomec*,egressos do sistema,egresso do sistema,anos de cadeia,anos preso,anos presa,no presidio,tornozeleira*,regime semiaberto,semiaberto,regime aberto,liberdade condicional,saidinha,visita intima,mulher de preso,mulheres de preso*,marido preso,filho preso,pulseira eletronica,prisao domiciliaria,prisao domiciliar,ficha suja na policia,antecedentes criminais,ex faccao,sai da faccao,sai do crime,saiu do crime',
  '*面会日*拘置*,*差し入れ*拘置*,*拘置所*,*執行猶予*,*保釈*,*仮釈放*,*保護観察*,*元暴力団*,*元ヤクザ*,*懲役*,*前科者*,*前科あり*,*前科持ち*,*有前科*,*少年院*,*収監*,*夫が逮捕*,*息子が逮捕*,*受刑者*',
  '*判了*年*,*会见日记*,*看守所*,*取保候审*,*缓刑*,*假释*,*社区矫正*,*电子脚镣*,*有案底*,*留案底*,*刑满*,*服刑*,*坐牢*,*探监*,*劳改*,*入狱*',
  '*خرجت بكفالة*,*خرج بكفالة*,*إفراج بكفالة*,*الإفراج بكفالة*,*إفراج مشروط*,*زيارة السجن*,*زوجي مسجون*,*ابني مسجون*,*صحيفة السوابق*,*صاحب سوابق*,*أصحاب السوابق*,*رد الاعتبار*,*تحت المراقبة القضائية*,*وقف التنفيذ*,*خريج سجون*,*ورا القضبان*,*خلف القضبان*',
  '*जमानत*,*ज़मानत*,*पैरोल*,*तिहाड़*,*जेल से*,*जेल में*,*हवालात*,*सज़ा काट*,*सजा काट*,*पति जेल*,*बेटा जेल*,*मुलाकात*जेल*,*मुकदमा चल*,tihar,zamanat,bail mil,jail se,jail me,jail mein',
];

/** Prisons that are known by the name of a place. */
export const PRISON_COMPANIONS: readonly Companions[] = [
  {
    names:
      'rebibbia,regina coeli,poggioreale,san vittore,bollate,secondigliano,ucciardone,pagliarelli,dozza,le vallette,marassi,sollicciano,fleury,fleury merogis,fresnes,la sante,baumettes,les baumettes,villepinte,bois d arcy,clairvaux,soto del real,alcala meco,estremera,valdemoro,brians,quatre camins,picassent,botafuegos,teixeiro,zuera,santoña,el dueso,ezeiza,devoto,marcos paz,santiago 1,lurigancho,la modelo,la picota,el buen pastor,almoloya,santa martha,reclusorio norte,reclusorio sur,bangu,papuda,tremembe,pedrinhas,carandiru,bedrinhas,custoias,moabit,tegel,plotzensee,stadelheim,stammheim,santa fu,fuhlsbuttel,ossendorf,rikers,rikers island,sing sing,attica,san quentin,folsom,pelican bay,huntsville unit,adx florence,leavenworth,wandsworth,pentonville,belmarsh,holloway,strangeways,wormwood scrubs,hmp,mountjoy,barlinnie,silverwater,long bay',
    beside:
      'lettere da,lettera da,colloquio a,colloqui a,marito a,figlio a,fratello da,fratello a,uscito da,parloir a,parloirs a,sorti de,sortie de,detenu a,cartas desde,vis a vis en,preso en,salio de,hijo en,marido en,cartas do,cartas da,saiu da,saiu do,filho no,marido no,briefe aus,haft in,sitzt in,entlassen aus,letters from,released from,son in,husband in,dad in,letters,inmate*,prisoner*,wives,release,parloir*,besuch,colloqui*',
  },
];
