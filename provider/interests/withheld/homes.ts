import type { Companions } from '../companions.ts';
import type { Together } from '../together.ts';
import { pairsOf } from './pairs.ts';

/** Pairs of words about drinking in the family, exhausted credit cards, removed organs and hours of confession. */
export const HOMES: readonly Together[] = [
  // A relative who drank
  {
    one: 'dad,mum,mom,my father,my mother,my husband,my wife,my stepdad,vater,mutter,papa,mama,mein mann,stiefvater,mon pere,ma mere,mon mari,papa buvait,maman,padre,madre,mi marido,mi padre,mi madre,mio padre,mia madre,mio marito,papai,mamae,meu pai,minha mae,meu marido',
    other:
      'drank and,was drunk,always drunk,drinks too much,alcoholic,drinking problem,trank und,trank immer,betrunken,soff,buvait,ivre,boit trop,bebia,bebia y,borracho,borracha,beveva,ubriaco,ubriaca,bebado,bebada,threw plates,cassait la vaisselle,rompia platos,rompeva i piatti,quebrava pratos,quebrava tudo,warf mit',
  },
  // Exhausted credit cards and overdrafts
  {
    one: 'credit card,credit cards,card balance,overdraft,kreditkarte,kreditkarten,dispo,dispokredit,carte de credit,decouvert,tarjeta de credito,tarjetas de credito,tarjeta revolving,carta revolving,carta di credito,cartao de credito,cartao no,tarjeta al,cheque especial,cash advance',
    other:
      'maxed out,maxed,keeps growing,over the limit,at the limit,only paying,minimum payment,can t sleep,out of control,spiral,ausgereizt,am limit,uberzogen,nicht schlafen,ne dors plus,depasse,rechargeable crise,al limite,no duermo,no puedo dormir,sin control,non dormo,no limite,nao durmo,estourado,estourou,rotativo,bola de neve',
  },
  // Removed organs
  {
    one: 'gallbladder,gall bladder,appendix,spleen,tonsils,gallenblase,blinddarm,milz,vesicule,vesicule biliaire,appendice,amygdales,vesicula,apendice,bazo,amigdalas,cistifellea,colecisti,milza,tonsille,baco',
    other:
      'removed,came out,taken out,out on,after surgery,raus,entfernt,ablation,operee,opere,enlevee,quitaron,quitaron la,extirp*,operaron,tolta,tolto,asport*,tirei,tirou,retirei,que manger,que comer,o que comer,cosa mangio,was essen',
  },
  // Confession in a church
  {
    one: 'confession,confessions,confesion,confesiones,confessione,confessioni,confissao,confissoes,beichte,beichten',
    other:
      'times,schedule,parish,st mary s,before easter,saturdays,horaires,paroisse,careme,horario,horarios,parroquia,cuaresma,orari,parrocchia,quaresima,paroquia,matriz,quaresma,dom,pfarrei,samstag',
  },
];

const DEMONYMS_EN =
  'chagossians,gambians,sierra leoneans,liberians,guineans,ivorians,malians,burkinabe,beninese,togolese,cameroonians,gabonese,angolans,mozambicans,zimbabweans,zambians,malawians,ugandans,rwandans,burundians,tanzanians,malagasy,mauritians,seychellois,comorians,djiboutians,libyans,yemenis,omanis,bahrainis,kuwaitis,jordanians,uzbeks,tajiks,kazakhs,kyrgyz,turkmens,azeris,laotians,malaysians,singaporeans,fijians,samoans,tongans,guyanese,surinamese,belizeans,bolivians,paraguayans,uruguayans,ecuadorians,hondurans,nicaraguans,salvadorans,guatemalans,panamanians,moldovans,macedonians,montenegrins,slovenes,latvians,lithuanians,estonians,belarusians,cypriots';
const DEMONYMS_ES =
  'guineanos,ecuatoguineanos,gambianos,malienses,cameruneses,angoleños,congoleños,mauritanos,tunecinos,libios,yemeníes,jordanos,georgianos,moldavos,lituanos,letones,bielorrusos,uzbekos,kazajos,malgaches,etíopes,eritreos,somalíes,keniatas,ugandeses,panameños,guatemaltecos,uruguayos';
const DEMONYMS_FR =
  'guinéens,gambiens,maliens,burkinabés,béninois,togolais,gabonais,angolais,rwandais,burundais,djiboutiens,mauriciens,comoriens,mahorais,harkis,mauritaniens,libyens,yéménites,jordaniens,géorgiens,moldaves,lituaniens,lettons,biélorusses,ouzbeks,kazakhs,laotiens,birmans,éthiopiens,érythréens,somaliens,kényans,ougandais';
const DEMONYMS_IT =
  'eritrei,etiopi,somali,gambiani,maliani,ivoriani,camerunesi,congolesi,angolani,burkinabé,togolesi,beninesi,mauriziani,libici,yemeniti,giordani,georgiani,moldavi,lituani,lettoni,bielorussi,kazaki,uzbeki,boliviani,cubani,dominicani,colombiani,venezuelani';

/** Spiked drinks, orders to pay, couples who swap, peoples abroad: one kind per line, in ten languages. */
export const HOME_WORDS: readonly string[] = [
  // Spiked drinks
  'spiked at a club,spiked in a club,spiked at a party,spiked in a bar,i was spiked,got spiked at,drink spiked,drinks spiked,drink was spiked,spiked my drink,k o tropfen,ko tropfen,droguee en,droguee a mon insu,drogue a mon insu,soumission chimique,piqure en boite,burundanga,sumision quimica,me drogaron,drogata in discoteca,drogata a mia insaputa,mi hanno drogat*,boa noite cinderela,me doparam,fui dopada',
  '*被下药*,*下了药*,*薬を盛られ*,*睡眠薬を入れられ*,*خدروني*,*خدرني*,*क्लब*मिला दिया*,*नशीला पदार्थ*,*ड्रिंक में*मिला*',
  // Court orders to pay
  'decouvert permanent,injonction de payer,proceso monitorio,juicio monitorio,monitorio como,procedimiento monitorio,demanda monitoria,decreto ingiuntivo,decreti ingiuntivi,mahnbescheid*,vollstreckungsbescheid*,acao monitoria,execucao fiscal,statutory demand,charging order,attachment of earnings,writ of execution,judgment debt*',
  '*信用卡*刷爆*,*刷爆*信用卡*,*卡刷爆*,*支付令*,*支払督促*,*差押予告*,*أمر أداء*,*أمر الأداء*,*क्रेडिट कार्ड भर*,*कार्ड का बकाया*,*بطاقة*ائتمان*ممتلئة*,*البطاقة الائتمانية ممتلئة*,*ديون البطاقة*',
  // Couples who swap
  'swinging in our thirties,swinging in our forties,swinging in our fifties,swinging in our sixties,swinging couple*,swinger*,swingen mit 50,swingen mit funfzig,swingen als paar,parejas liberales,pareja liberal,liberales despues de los,ambiente liberal,local liberal,swing de casais,swing entre casais,libertins apres,couples libertins,scambio di coppia,*夫妻换*,*换妻*,*夫妻交友*,*夫婦交換*,*スワッピング*,*تبادل أزواج*,*تبادل الأزواج*,*अदला-बदली*पत्नी*',
  // Operations that the other lists lack
  '*パイプカット*,*胆のう*摘出*,*胆嚢*摘出*,*盲腸*手術*,*扁桃*摘出*,*切了胆囊*,*切胆囊*,*胆囊切除*,*割阑尾*,*切阑尾*,*القناة الدافقة*,*استئصال المرارة*,*استئصال اللوز*,*استئصال الزائدة*,*استئصال الرحم*,*استئصال الطحال*,*استئصال الورم*,*استئصال الثدي*,*पित्ताशय*,*पित्त की थैली*,*अपेंडिक्स*ऑपरेशन*,sin vesicula,sem vesicula,sans vesicule,senza cistifellea,senza colecisti,ohne gallenblase,without a gallbladder,no gallbladder,sclerose en plaques,ma sep,avec la sep,sep progressive,en fauteuil roulant,accessible en fauteuil,fauteuil sep,beichtzeit*,beichtgelegenheit*',
  // The month of fasting in Portuguese, "ramada", which is also the name of a hotel
  'primeiro ramada,meu ramada,ramada mubarak,jejum do ramada,mes do ramada,durante o ramada,inicio do ramada',
  // Protests with pots, posters and followers of leaders, summonses for theft
  'cacerolada*,cacerolazo*,panelaco*,sardine di modena,sardine in piazza,movimento delle sardine,passing as white,passing for white,white passing,morena y de aqui,nera e italiana,black and british,noire et francaise,preta e brasileira,meu rnm,o rnm,renovar rnm,crnm',
  '*محبو صدام*,*محبي صدام*,*محبو القذافي*,*ملصقات الوفد*,*حزب الوفد*,*安倍さん*追悼*,*安倍晋三*,*安倍元首相*,*被传唤*,*偷*被抓*,*偷超市*,*سمراء*طفولت*,*黑皮肤*童年*',
  // Relatives who drink, in scripts without Latin letters
  '*爸爸喝酒*,*父亲喝酒*,*爸爸酗酒*,*父亲酗酒*,*喝醉就打*,*喝酒就摔*,*父は酒を飲むと*,*父が酒に溺*,*夫が酒に溺*,*酒乱*,*酔うと暴れ*,*酔って殴*,*皿を投げ*,*يشرب ويكسر*,*يشرب ويضرب*,*يشرب الخمر*,*زوجي سكران*,*والدي مدمن*,*पिता शराब*,*पति शराब*,*बाप शराब*,*शराब पीकर*',
  // Bones broken by another person
  'broke my rib,broke my ribs,broke two of my,broke my jaw,broke my nose and,broke my arm and i stayed,mir die nase gebrochen,mir die rippen gebrochen,mir zweimal die rippen,mir den kiefer gebrochen,mir den arm gebrochen,m a casse deux,m a casse le bras,m a casse le nez,m a casse la machoire,m a casse des cotes,m a casse une cote,me rompio dos,me rompio el brazo,me rompio la nariz,me rompio las costillas,me rompio la mandibula,mi ha rotto due,mi ha rotto il naso,mi ha rotto il braccio,mi ha rotto le costole,mi ha rotto la mandibola,quebrou minhas,quebrou minha costela,quebrou meu nariz,quebrou meu braco,quebrou meu maxilar',
  '*打断我*,*打断了我*,*打折我*,*骨を折られ*,*骨折させられ*,*鼻を折られ*,*肋骨を折*,*كسر ضلوع*,*كسر ضلعي*,*كسر أنفي*,*كسر فكي*,*पसली तोड़*,*हाथ तोड़ दिया*,*नाक तोड़ दी*,*हड्डी तोड़ दी*',
  // Sex toys
  'vibrador*,vibratore,vibratori,vibromasseur*,vibrateur sexuel,vibratoren,auflegevibrator*,dildos,plug anal,analplug*,cockring*,satisfyer*,*バイブレーター*,*バイブ *,*ディルド*,*震动棒*,*跳蛋*,*飞机杯*,*الهزاز الجنسي*,*वाइब्रेटर*,*مزدوجات الميل*,*مزدوجي الميل*,*مزدوج الميل*',
  // Debt plans, probation and deportation
  'stepchange,step change plan,payment plan debt*,debt management plan,desenrola,renegociacao de divida*,plano de pagamento de divida*,agente da condicional,oficial de condicional,oficial de liberdade,agente de probation,conseillere de probation,conseiller de probation,*退去強制*,*強制送還*,*प्रोबेशन*,*परिवीक्षा*,*निर्वासन*,*राजद के*,*राजद का*,*बसपा के*,*सपा के कार्य*,*टीएमसी*',
  // Families of a people in a town
  pairsOf(
    'familles,famille,jeunes,femmes',
    'tamoules,tamoule,tamouls,kurdes,roms,comoriennes,maliennes,sénégalaises,algériennes,marocaines,tunisiennes,turques,syriennes,afghanes,arméniennes,tchétchènes,haïtiennes,congolaises,vietnamiennes,chinoises,portugaises,roumaines,ukrainiennes',
  ),
  pairsOf(
    'famiglie,famiglia,giovani,donne',
    'tamil,curde,curdi,rom,marocchine,tunisine,egiziane,senegalesi,nigeriane,cinesi,filippine,peruviane,ecuadoriane,ucraine,moldave,albanesi,rumene,romene,siriane,afghane,bengalesi,pakistane',
  ),
  pairsOf(
    'عائلات,أسر,شباب,نساء,أمهات,طلاب',
    'سورية في,عراقية في,يمنية في,سودانية في,فلسطينية في,لبنانية في,مصرية في,مغربية في,جزائرية في,أفغانية في,كردية في,إيزيدية,سوريون في,كردي في',
    (group, people) => `*${group} ${people}*`,
  ),
  pairsOf(
    'ベトナム人,中国人,韓国人,ブラジル人,ペルー人,フィリピン人,ネパール人,クルド人,インド人,ミャンマー人,アフガン人',
    '家族,一家,青年,の子,コミュニティ,住民',
    (people, group) => `*${people}${group}*`,
  ),
  pairsOf(
    'दिल्ली में,मुंबई में,लंदन में,दुबई में,कनाडा में,हैदराबाद में',
    'अफ़ग़ान,अफगान,रोहिंग्या,तिब्बती,नाइजीरियाई,नेपाली,बांग्लादेशी,सोमाली,यमनी',
    (place, people) => `*${place} ${people}*`,
  ),
  // Peoples who live in another country
  pairsOf(DEMONYMS_EN, 'in,abroad,of london,living in'),
  pairsOf(DEMONYMS_ES, 'en,de madrid,de barcelona,de alcalá,de valencia,en españa'),
  pairsOf(
    DEMONYMS_FR,
    'de france,en france,de paris,de lyon,de marseille,et leurs enfants,à paris,à lyon,à marseille,de montréal',
  ),
  pairsOf(DEMONYMS_IT, 'in italia,a,di milano,di roma,di bologna,di torino,di napoli'),
];

/** Parties and unions named by a common word, beside a word for their stands and lists. */
export const HOME_COMPANIONS: readonly Companions[] = [
  {
    names:
      'npa,pcf,lfi,ps,verts,ecologistes,insoumis,socialistes,communistes,republicains,grunen,linken,liberalen,verdi,verdes,greens',
    beside:
      'coller pour le,coller pour,tracter pour,stand des,le stand des,tenir le stand des,liste des,infostand der,stand der,banchetto dei,gazebo dei,mesa de los,caseta de los,stall for the',
  },
  {
    names: 'sud,cgt,fo,cfdt,fsu,cub,cobas,csp conlutas,ctb,cut,ugt,csif,gew,ver di',
    beside: 'liste,la liste,notre liste,lista,la lista,lista de,lista da,chapa da,chapa,liste der',
  },
];
