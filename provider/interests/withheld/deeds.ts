import type { Companions } from '../companions.ts';
import type { Together } from '../together.ts';
import { DIASPORA_COMPANIONS } from './diasporas.ts';
import { pairsOf } from './pairs.ts';

/** Stems of the names of peoples. They count only after a phrase about a grandparent. */
const PEOPLES_OF_GRANDPARENTS =
  'ital*,polish,pole,polin,polonais*,polac*,polones*,russ*,turk*,turc*,kurd*,japan*,japon*,giappon*,chinese,chinesin,chinois*,chinesa,cinese,corean*,coreen*,koreaner*,viet*,philipp*,filip*,indian,indigen*,inderin,indienne,india,indiana,guaran*,mapuche*,quechua*,queshua*,cherokee*,navajo*,metis,inuit*,sami,maori*,aborig*,arab*,berber*,amazigh*,kabyl*,marok*,maroc*,marroq*,alger*,tunes*,tunis*,alban*,serb*,kroat*,croat*,bosn*,griech*,grec*,greek,greci*,ungar*,hungar*,hongr*,ruman*,roumain*,romen*,bulgar*,ukrain*,ucran*,armen*,georgian*,georgier*,persian*,perser*,persane,iran*,irak*,iraq*,syrer*,syrian,syrienne,siria,siriana,liban*,leban*,palast*,palest*,agypt*,egip*,egiz*,ethiop*,etiop*,eritr*,somal*,niger*,ghan*,seneg*,angol*,congol*,creol*,kreol*,black,schwarze,noire,negra,nera,jew*,jud*,juif*,juive*,ebre*,sefard*,sephard*,ashkenaz*,aschkenas*,pied noir*,gitan*,zigeuner*,rom,romni,sinti,sinteza,banat*,donauschwab*,sudeten*,schles*,ostpreuss*,pommer*,pomeran*,siebenburg*,istrian*,istro*,esule,dalmat*,irish,scott*,welsh,basque,vasca,vasco,galleg*,catal*,breton*,corse,sarda,sardo';

/** Pairs of words about convictions, dates, grandparents, vocations and witchcraft. */
export const DEEDS: readonly Together[] = [
  // A relative was sentenced
  {
    one: 'my cousin,my brother,my son,my dad,my father,my husband,my boyfriend,my uncle,my nephew,my partner,mein cousin,mein bruder,mein sohn,mein vater,mein mann,mein freund,mein onkel,mein neffe,mon cousin,mon frere,mon fils,mon pere,mon mari,mon copain,mon oncle,mi primo,mi hermano,mi hijo,mi padre,mi marido,mi novio,mi tio,mio cugino,mio fratello,mio figlio,mio padre,mio marito,mio zio,meu primo,meu irmao,meu filho,meu pai,meu marido,meu tio',
    other:
      'got * years,got * months,was sentenced,years inside,years behind bars,hat * jahre bekommen,* jahre bekommen,* monate bekommen,bekam * jahre,a pris * ans,a pris * mois,ecope de,le cayeron * anos,le han caido * anos,le dieron * anos,ha preso * anni,ha preso * mesi,si e preso * anni,pegou * anos,tomou * anos,levou * anos de',
  },
  // Personal advertisements for one night
  {
    one: 'looking for a guy,looking for guys,looking for a man,looking for a girl,looking for women,suche ihn,suche sie,sucht ihn,sucht sie,er sucht,sie sucht,cherche mec,cherche un mec,cherche meuf,cherche homme,cherche femme,cherche plan,busco chico,busco chica,busco hombre,busco mujer,busco tio,cerco ragazzo,cerco ragazza,cerco uomo,cerco donna,procuro cara,procuro homem,procuro mulher,procuro garota,procuro rapaz',
    other:
      'tonight,nsa,discreet,no strings,for fun,heute,heute nacht,heute abend,diskret,fur mehr,ce soir,ce week end,discret,sans lendemain,esta noche,discreto,discreta,sin compromiso,stasera,stanotte,senza impegno,hoje a noite,hoje,sigilo,sem compromisso,agora',
  },
  // Group sex
  {
    one: 'dreier,menage a trois,trio,trio en,in tre,a tre,threesome,threesomes,triolisme,trojka',
    other:
      'paar,paare,im bett,mit freundin,mit freunden,mit partner,couple,en couple,pareja,en pareja,coppia,a letto,casal,girlfriend,boyfriend,marito,mari,marido,mujer',
  },
  // Origin of a grandparent
  {
    one: 'meine oma war,mein opa war,meine grossmutter war,mein grossvater war,meine urgrossmutter war,my grandmother was,my grandfather was,my grandma was,my grandpa was,my nan was,ma grand mere etait,mon grand pere etait,ma mamie etait,mi abuela era,mi abuelo era,mi bisabuela era,mia nonna era,mio nonno era,la mia bisnonna era,minha avo era,meu avo era,minha bisavo era,my mother was,meine mutter war,ma mere etait,mi madre era,mia madre era,minha mae era',
    other: PEOPLES_OF_GRANDPARENTS,
  },
  // A religious vocation
  {
    one: 'vocation,vocacion,vocacao,vocazione,berufung,calling,discernment,discernement,discernimiento,discernimento',
    other:
      'seminaire,seminary,convent,couvent,convento,kloster*,orden,ordensleben,priest*,pretre*,sacerd*,prete,padre,religieu*,religios*,monaster*,nun,monja,suora,freira,vie consacree,vida consagrada,vita consacrata',
  },
  // Witchcraft beside the moon
  {
    one: 'witches,witch,hexen,sorcieres,sorciere,brujas,bruja,streghe,strega,bruxas,bruxa',
    other:
      'full moon,new moon,circle,esbat,sabbat,sabbats,solstice,vollmond,neumond,kreis,zirkel,pleine lune,nouvelle lune,cercle,luna llena,luna nueva,circulo,luna piena,luna nuova,cerchio,lua cheia,lua nova,solstici*,solstizi*,ritual*,rituel*,ritual de,feitico*',
  },
  // Community service as a sentence
  {
    one: 'tig,community service,sozialstunden,trabajos en beneficio,messa alla prova,prestacao de servicos,servicos a comunidade',
    other:
      'order,probation,sentenced,judge,court ordered,what to wear,comment,heures,juge,peine,jap,condamne,condena,juez,pena,giudice,come funziona,condanna,juiz,ableisten',
  },
];

/** Violence, bankruptcy, fertility treatment, papers: one kind per line, in ten languages. */
export const DEED_WORDS: readonly string[] = [
  // Violence that the person suffered
  'menage com amigos,menage com casal,menage com amiga,menage masculino,menage feminino,choked me,strangled me,pushed me down,kicked me in,pulled my hair,spat at me,spat on me,locked me in,threw me against,pinned me down,held me down,hat mich gewurgt,mich gewurgt,hat mich geschubst,hat mich eingesperrt,hat mich angespuckt,an den haaren gezogen,m a etrangle*,m a gifle*,m a poussee,m a tiree par,m a enfermee,m a crache*,m a roue*,me estrangulo,me ahorco,me empujo por,me tiro del pelo,me encerro,me dio una paliza,mi ha strangolat*,mani al collo,mi ha spinta,mi ha presa a calci,mi ha preso a calci,mi ha tirato i capelli,mi ha rinchius*,mi ha schiaffeggi*,me enforcou,me empurrou,me chutou,puxou meu cabelo,me trancou,me deu uma surra,me sufocou',
  '*掐我*脖子*,*掐着我*,*扇我耳光*,*扇了我*,*踹我*,*揪我头发*,*把我锁*,*首を絞め*,*髪を引っ張られ*,*突き飛ばされ*,*閉じ込められ*,*平手打ちされ*,*गला दबाया*,*गला घोंट*,*थप्पड़ मारा*,*लात मारी*,*बाल खींच*,*कमरे में बंद कर*,*خنقني*,*صفعني*,*ركلني*,*شدني من شعري*,*حبسني*,*كسر يدي*',
  // Bankruptcy
  'estoy en la ruina,en la ruina total,en ruina a los,arruinado a los,arruinada a los,quebre a los,sono fallito,sono fallita,fallito a * anni,fallita a * anni,faillite personnelle,en faillite a * ans,ruine a * ans,ruinee a * ans,falido aos,falida aos,fali aos,mit * pleite,privat pleite,ich bin pleite,personal bankruptcy,broke at *,bankrupt at *,consignado,emprestimo consignado,pret entre particuliers,pret rapide sans justificatif,microcredit* urgent*,credito rapido con asnef,prestamista*,gota a gota,usurai*,strozzin*,agiota*,usurier*,wucher*,loan shark*',
  // Fertility treatment
  'primera in vitro,segunda in vitro,tercera in vitro,cuarta in vitro,in vitro negativ*,fecundacion in vitro,fecondazione in vitro,fertilizacao in vitro,congelar ovulos,congelar ovocitos,congelare gli ovuli,congeler ses ovocytes,congelation d ovocytes,egg freezing,freeze my eggs,freezing my eggs,eizellen einfrieren,social freezing',
  '*طفل أنابيب*,*أطفال الأنابيب*,*أطفال أنابيب*,*تجميد البويضات*,*अंडे फ्रीज़*,*अंडे फ्रीज*,*एग फ्रीज*,*冻卵*,*卵子凍結*,*نصائح جنسية*,*المتعة الزوجية*,*العلاقة الحميمة*,*薬物断ち*,*クスリ断ち*,*酒断ち*,*断酒*,*戒毒*,*戒酒*',
  // Missing papers, leaving a party, vocations, company for one night
  '*बिना काग़ज़*,*बिना कागज*,*بلا هوية*,*بدون هوية*,*بلا جنسية*,*بدون جنسية*,*黑户*,*無国籍*,*退党*,*離党*,*انسحبت من حزب*,*استقلت من الحزب*,*पार्टी छोड़ी*,*पार्टी छोड़ दी*,*民青 *,*民青に*,*民青の*,*民青*歓迎*,*حكموا عليه*,*حكم عليه*سن*,*सज़ा हुई*,*约男生*,*约女生*,*今夜会える*,*今晩会える*,*3p*カップル*,*3p*夫婦*,*三人行*注意*,*三人行*情侣*,*三人行*夫妻*',
  'entrer au seminaire,entrar al seminario,entrar en el seminario,entrar no seminario,entrare in seminario,join the seminary,entering seminary,priesterseminar*,ins kloster gehen,entrer au couvent,entrar al convento,entrare in convento,entrar no convento',
  // People of one country who work abroad, by their place and trade
  pairsOf(
    'गल्फ में,खाड़ी में,दुबई में,कनाडा में,लंदन में,अमेरिका में,दिल्ली में,मुंबई में,सूरत में',
    'मलयाली,बिहारी,पंजाबी,गुजराती,बंगाली,नेपाली,तमिल,तेलुगु,सिंधी,मारवाड़ी,उत्तराखंडी,पहाड़ी',
    (place, people) => `*${place} ${people}*`,
  ),
  pairsOf(
    'فلبينيات,إثيوبيات,سودانيات,سريلانكيات,مغربيات,سوريات,عراقيات,نيباليات,يمنيات',
    'بيروت,دبي,الرياض,عمان,القاهرة,في الخليج,في لبنان,الكويت,جدة,برلين',
    (people, place) => `*${people}*${place}*`,
  ),
  pairsOf(
    'フィリピン人,ベトナム人,ネパール人,インドネシア人,ミャンマー人,中国人,韓国人,ブラジル人,ペルー人,インド人',
    '看護師の会,介護士,技術者の会,労働者の会,船員,の会 ',
    (people, work) => `*${people}${work}*`,
  ),
  pairsOf(
    '菲律宾,越南,印尼,尼泊尔,缅甸,非洲,巴基斯坦',
    '护士,护工,保姆,佣工,劳工,船员,新娘',
    (people, work) => `*${people}${work}*`,
  ),
];

/** A people beside a word for workers; a party that a person left or canvassed for; unions named by a common word. */
export const DEED_COMPANIONS: readonly Companions[] = [
  {
    names: DIASPORA_COMPANIONS.map(({ names }) => names).join(','),
    beside:
      'nurses,carers,caregivers,domestic workers,farm workers,seafarers,doctors association,engineers association,nannies,maids,cleaners,labourers,vertragsarbeiter,gastarbeiter,pflegekrafte,erntehelfer,saisonarbeiter,infirmieres,ouvriers,saisonniers,aides a domicile,enfermeras,temporeras,temporeros,jornaleros,cuidadoras,infermiere,badanti,braccianti,enfermeiras,cuidadoras,trabalhadores,domesticas',
  },
  {
    names:
      'dup,sdlp,labour,tory party,tories,lib dems,snp,democrats,gop,republicans,spd,cdu,csu,fdp,afd,linke,linken,grunen,ps,lr,rn,lfi,pcf,psoe,pp,vox,podemos,sumar,pd,lega,fdi,m5s,movimento 5 stelle,pt,psdb,psol,pl,mdb,ovp,spo,fpo,svp',
    beside:
      'i left the,left the,quit the,resigned from the,raus aus der,ausgetreten,austritt aus der,j ai quitte le,j ai quitte la,quitte le,deje el,dejo el,baja del,baja de,me fui del,ho lasciato il,ho lasciato la,lasciato il,sai do,sai da,deixei o,adesivaco do,adesivaco da,panfletagem do',
  },
  {
    names: 'uso,ugl,uil,usb,ugt,cgt,fo,sud',
    beside:
      'delegados de,delegadas de,delegati,delegate,corso delegati,delegues,formation des delegues,afiliad* a,iscritt* alla',
  },
];
