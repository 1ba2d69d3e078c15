import type { Companions } from '../companions.ts';

/** Illnesses by the short names that patients use, and words for a life with an illness. */
const SHORT_NAMES = [
  'schubtagebuch*,with down s,with downs,down s kid*,operada de,recien operad*,me operaron de,operado del corazon,operado de cancer,operado de prostata,operado de rodilla,operato al cuore,operato alla prostata,opere du coeur,operata di,operee de,operiert worden,parou de beber,parei de beber,parar de beber,dejar de beber,deje de beber,smettere di bere,smesso di bere,arreter de boire,arrete de boire,aufgehort zu trinken,aufhoren zu trinken,quit drinking,stopped drinking,giving up drink,parou de fumar,parei de fumar,parar de fumar,dejar de fumar,deje de fumar,smettere di fumare,smesso di fumare,arreter de fumer,arrete de fumer,aufgehort zu rauchen,quit smoking,stopped smoking,*酒をやめ*,*禁煙*日目*,*断酒*,*戒酒*,*戒烟*,*戒菸*,*بطلت شرب*,*بطلت تدخين*,*الإقلاع عن*,*शराब छोड़*,*सिगरेट छोड़*,*दारू छोड़*,حياتي مع السكر,رحلتي مع السكر,قصتي مع السكر,التعايش مع السكر,حياتي مع الضغط,حياتي مع الغدة,رحلتي مع الغدة,طفلي والسكر,recovering addict*,recovered addict*,ex addict*,former addict*,drug addict*,addict in recovery,ehemals suchtig*,ex accro*,ancien accro*,ex adict*,adicto en recuperacion,adicta en recuperacion,ex drogat*,ex dipendente da,ex viciad*,viciado em recuperacao,adicto a la cocaina,viciado em crack,*مدمن سابق*,*مدمن متعافي*,mi hijo tea,mi hija tea,mis hijos tea,hijo con tea,hija con tea,basisbrief*,stammzellspende*,stammzelltransplant*,tag * auf station,greffe de moelle,donneur de moelle recu,vihsible*,vihviendo,vihda*,seropositiv*,*पीसीओडी*,*पीसीओएस*,*शुगर पेशेंट*,*शुगर के मरीज*,*शुगर मरीज*,*बीपी मरीज*,*बीपी पेशेंट*,*थायराइड*,*القولون التقرحي*,*القولون العصبي*,*القولون*رحلتي*,terapias tea,ninos tea,ninos con tea,mamas tea,familias tea,niño tea,ms mom*,als awareness,als warrior*,pots warrior*,*تكيس المبايض*,*بطانة الرحم المهاجرة*,*كرون*مرض*,*الذئبة*,*الصدفية*,*البهاق*,*الروماتويد*,*متلازمة داون*,*فرط الحركة*,*الضغط والسكر*,*寛解*,*指定難病*,*闘病*,*通院日記*,*透析日記*,*复发*化疗*,*病友*,*病龄*,*确诊*,*陪诊*,pcod*,pcos*,endobelly,endowarrior*,diabadass*,t1dlookslikeme,crohnie*,spoonie*',
];

/** People who were born in one country and raised in another; hyphenated names of two peoples. */
const PEOPLES =
  'nigerian,ghanaian,somali,kenyan,ethiopian,eritrean,jamaican,caribbean,haitian,desi,indian,pakistani,bangladeshi,tamil,punjabi,filipina,filipino,korean,chinese,vietnamese,cambodian,hmong,arab,persian,iranian,afghan,kurdish,turkish,moroccan,algerian,tunisian,egyptian,syrian,lebanese,palestinian,mexican,latina,latino,chicano,colombian,brazilian,polish,romanian,ukrainian,russian,albanian,jewish,black,brown,asian,mixed,biracial,roma,indigenous,muslim,sikh,hindu';
const TWO_PEOPLES = [
  'nee a * grandie,nee en * grandie,ne en * grandi,born in * raised in,born in * grew up in,nacid* en * criad* en,nat* a * cresciut*,nat* in * cresciut* in,nascid* em * criad* em,geboren in * aufgewachsen in,ne a * grandi,4c hair,4 c hair,4c hair*,type 4c,afro hair,preta periferica,negra periferica,mulher periferica,jovem periferico,periferica crespa,crespas,cachead* e pret*,cabelo crespo,cabelo afro,pele preta,mulher preta,mulheres pretas,retornados de angola,retornados de mocambique,retornados das colonias,nikkei*,nissei,nisei,sansei,batchan,bachan,pieds noirs,pied noir,harki*,spataussiedler*,aussiedler*,deutschturk*,deutsch turk*,deutschturken,russlanddeutsch*,afrodeutsch*,schwarze deutsche,cinoitalian*,italocines*,italo cines*,italo marocc*,italo nigerian*,italo egizian*,italo albanes*,italo brasilian*,afroitalian*,afroespan*,afrofrancais*,franco algerien*,franco marocain*,franco tunisien*,franco senegalais*,franco turc*,franco libanais*,franco malien*,hispano marroqu*,seconde generazioni,sono rom,siamo rom,sono sinti,soy gitan*,soy roma,sou cigan*,je suis rom,ich bin rom,ich bin sinti,i am roma,blasian*,hapa,hapas,third culture kid*,first gen american*,born here parents from,beurs,beurette*,rebeu*,renoi*,chibani*,bledard*,ausianat*,kanak*,kanake*,kanaken,almanya*',
  'de padres marroquies,de padres inmigrantes,hijo de inmigrantes,hija de inmigrantes,hijos de inmigrantes,enfant d immigres,enfants d immigres,fille d immigres,fils d immigres,figlio di immigrati,figli di immigrati,figlia di immigrati,filho de imigrantes,filha de imigrantes,filhos de imigrantes,kind von einwanderern,gastarbeiterkind*,kinder von gastarbeitern,child of immigrants,children of immigrants,daughter of immigrants,son of immigrants,immigrant parents,immigrant kid*',
  '*日系二世*,*日系三世*,*日系四世*,*日系一世*,*日系ブラジル*,*日系人*,*在日*世*,*ハーフ*いじめ*,*ミックスルーツ*,*外国ルーツ*,*アイヌ*,*琉球民族*,*ウチナーンチュ*,*部落*出身*,*被差別*,*华裔*,*華裔*,*abc*哪里人*,*竹升*,*香蕉人*,*混血儿*,*归侨*,*新移民*,*回族*,*维族*,*维吾尔*,*藏族*,*外省人*,*本省人*,*眷村*,*客家人*,*新住民*,*陆配*',
  'بدون في الكويت,البدون,*بلا وراق*,*بلا أوراق*,الحراقة,*حارق*إيطاليا*,*أمازيغ*,*الأمازيغ*,*النوبيين*,*الكرد*,*تركمان*,*آشوري*,*سرياني*,*مهاجر غير*,*مغاربة إيطاليا*,*مغاربة إسبانيا*,*مغاربة فرنسا*,*مغاربة بلجيكا*,*مغاربة هولندا*,*جزائريين فرنسا*,*تونسيين إيطاليا*,*سوريين تركيا*,*سوريين ألمانيا*,*فلسطينيين لبنان*,*نص مصري*,*نص سوري*,*أصولي*',
  '*नॉर्थईस्ट से*,*नार्थईस्ट से*,*नॉर्थ ईस्ट से*,*पूर्वोत्तर से हूँ*,*चाइनीज़ नहीं*,*चाइनीज नहीं*,*चिंकी*,*बिहारी हूँ*,*बिहारी होने*,*प्रवासी मज*,*प्रवासी भारतीय*,*आदिवासी*,*मूलनिवासी*,*दलित*,*जनजाति*,*शरणार्थी*,*रोहिंग्या*,*एनआरआई*,*पहाड़ी हूँ*,*नागा समुदाय*',
];

/** Phrases about the gender and the people that a person loves, and names of laws about it. */
const LOVE_AND_GENDER = [
  'acespace*,ace space,ace podcast,ace pride,ace teens,ace people,ace dating,ace flag,ace community,acecommunity,ace spectrum,ace week,ace et aro,aro et ace,ace e aro,ace y aro,aroace*,demisexual*,graysexual*,asktrans*,germantrans*,transgermany,transdeutsch*,transfrance*,transitalia*,transbr,transbrasil,transuk,transmasc*,transfem*,sbgg,tsg anderung,personenstand*,selbstbestimmungsgesetz,ley trans,ley de identidad de genero,gender recognition,gra reform,pacs entre hommes,mariage pour tous,unioni civili,unione civile,stepchild adoption,adozione del configlio,retificacao de nome,nome social,nombre social,cambio de nombre registral,carnet rectificado,carriera alias,prenom social',
  'sortie du placard,sortir du placard,sorti du placard,salir del armario,sali del armario,fuera del armario,en el armario y casad*,saindo do armario,sair do armario,sai do armario,no armario,uscire allo scoperto,me assumi,se assumiu,se assumir,me assumindo,assumi pra,assumir pra familia,ich bin lesbisch,habe mich geoutet,endlich mia,i like girls and,ich liebe frauen,amo le donne,mi piacciono le ragazze,me gustan las chicas,gosto de meninas,namorada e eu,lella,lelle,frocio,froci,finocchio gay,marica,maricas,mariquita*,bollera*,sapatao,sapatas,sapatonas,viado,viados,bicha,bichas,gouine*,pedes et gouines,tunte*,schwuchtel*,lesbe,lesben*,twink*,otter bear,leather bear*,bear week,bear community,bears sitges,bear bar*,bears bar*,bar bear,bars bear,bear party gay,ours gay,osos en sitges,osos en madrid,osos en maspalomas,osos en torremolinos,osos en barcelona,osos sitges,osos gay*,orsi italiani,ursos do porto,ursos do rio,ursos de lisboa,ursos de sp,ursos lisboa,ursos sp,ursos gay*,urso gay,baren treffen schwul,tos mese,mese tos,mesi di t,mesi di testosterone,testosterone mese,meses de t,meses de testo*,meses de hormona*,meses de hormonio*,mois de t,mois de testo*,monate auf t,monate testo*,monate hormone*,anni di testosterone,spunta la barba,voice drop trans',
  '*パートナーシップ宣誓*,*パートナーシップ制度*,*同性パートナー*,*彼女がいる女*,*男同士*恋*,*女の子が好きな女*,*彼氏いる男*,*こっちの世界*,*ノンケ*,*ゲイ垢*,*裏垢*,*ビアン*,*トランス男*,*トランス女*,*ホル注*,*胸オペ*,*mtf*,*ftm*,*男同小圈*,*男同圈*,*男同社*,*男同交*,*男同酒*,*男同志*,*男同性*,*0多1少*,*铁t*,*les圈*,*gay圈*,*基佬*,*彩虹家庭*,*同妻*,*结婚*两个女*,*药娘*,*跨儿*',
  '*بحب البنات*,*أحب البنات*,*أحب الفتيات*,*أحب الشباب وأنا*,*بحب الولاد وأنا*,*ميولي*,*بويات*,*البويات*,كوير,*ليسبيان*,*شاب مثلي*,*بنت مثلية*,*حبيبتي وأنا*,*#دلهيبرايد*,*برايد*مسيرة*,*दिल्लीप्राइड*,*प्राइड परेड*,*प्राइड मार्च*,*मुंबईप्राइड*,*क्वीयरप्राइड*,*प्राइड *इश्क़*,*लड़की से प्यार*लड़की*,*लड़के से प्यार*लड़का*,*घरवालों को बता दिया*,*धारा 377*,*धारा३७७*,*किन्नर*,*हिजड़ा*,*लेस्बियन*,*गे हूँ*,*गे हूं*,*बाइसेक्शुअल*,*ट्रांसमैन*,*ट्रांसवुमन*,delhipride,berlinpride*,parispride*,romapride*,milanopride*,torinopride*,madridpride*,barcelonapride*,lisboapride*,dublinpride*,pridelondon*,londonpride*,nycpride*,sfpride*,chicagopride*,torontopride*,pridetoronto*,sydneypride*,bangalorepride*,prideparade*,pridemonth*,delhi queer,mumbaipride,qpride',
];

export const LIFE_STORIES: readonly string[] = [...SHORT_NAMES, ...TWO_PEOPLES, ...LOVE_AND_GENDER];

/** Words that are sensitive only beside one of the companions. */
export const LIFE_STORY_COMPANIONS: readonly Companions[] = [
  {
    names:
      'مصريون,المصريون,مصريين,المصريين,سوريون,السوريون,سوريين,السوريين,يمنيون,اليمنيون,يمنيين,اليمنيين,عراقيون,العراقيون,عراقيين,العراقيين,سودانيون,السودانيون,سودانيين,السودانيين,مغربيون,المغربيون,مغربيين,المغربيين,جزائريون,الجزائريون,جزائريين,الجزائريين,تونسيون,التونسيون,تونسيين,التونسيين,ليبيون,الليبيون,ليبيين,الليبيين,لبنانيون,اللبنانيون,لبنانيين,اللبنانيين,فلسطينيون,الفلسطينيون,فلسطينيين,الفلسطينيين,أردنيون,الأردنيون,أردنيين,الأردنيين,صوماليون,الصوماليون,صوماليين,الصوماليين,إريتريون,الإريتريون,إريتريين,الإريتريين,كرديون,الكرديون,كرديين,الكرديين,أفغانيون,الأفغانيون,أفغانيين,الأفغانيين,إيرانيون,الإيرانيون,إيرانيين,الإيرانيين,تركيون,التركيون,تركيين,التركيين,نيجيريون,النيجيريون,نيجيريين,النيجيريين,باكستانيون,الباكستانيون,باكستانيين,الباكستانيين,هنديون,الهنديون,هنديين,الهنديين,فلبينيون,الفلبينيون,فلبينيين,الفلبينيين,إثيوبيون,الإثيوبيون,إثيوبيين,الإثيوبيين',
    beside:
      'في,بألمانيا,بتركيا,بفرنسا,بكندا,بأمريكا,بأوروبا,بلا,المقيمين,المقيمون,المغتربون,المغتربين,المهاجرون,المهاجرين,جالية,رابطة,لاجئون,لاجئين',
  },
  {
    names:
      'bolivianos,haitianos,venezuelanos,angolanos,paraguaios,peruanos,congoleses,senegaleses,nigerianos,colombianos,nepaleses,bengalis,timorenses,guineenses,cabo verdianos,mocambicanos,ucranianos',
    beside: 'no,na,nos,em,do,da',
  },
  {
    names:
      'नेपाली,बंगाली,तमिल,पंजाबी,बिहारी,गुजराती,मारवाड़ी,सिंधी,कश्मीरी,तिब्बती,अफगान,अफगानी,अफ्रीकी,मलयाली,असमिया,गोरखा,मणिपुरी,चीनी',
    beside: 'समुदाय,समाज,प्रवासी,मूल,मूल का,मूल की,मूल के,मजदूर,मज़दूर,शरणार्थी,लड़की,लड़का',
  },
  {
    names: 'dv',
    beside:
      '*元夫の*,*夫の*,*元彼の*,*彼氏の*,*妻の*,*親の*,*被害*,*相談*,*シェルター*,*から逃げ*,survivor*,victim*,shelter*',
  },
  {
    names: PEOPLES,
    beside:
      'growing up,grew up,raised,being,proud,proudly,born,girl in,boy in,woman in,man in,guy in,kid in,born and raised,and british,and proud,immigrant*',
  },
  {
    names:
      'ms,cf,eds,heds,mcas,cfs,me cfs,ra,uc,ibd,ibs,pcos,pcod,pmdd,ocd,bpd,crps,cll,cml,aml,mds,copd,afib,t1d,t2d,lada,gd,pbc,psc,ckd,dmd,sma,cp,asd,tbi,tdah,adhs,sopk,sop,tdc,aids,sle',
    beside:
      'und ich,and me,et moi,y yo,ed io,e io,e eu,life,warrior*,mum,mama,mami,dad,diary,tagebuch,schubtagebuch,schub,journal,diario,flare*,relapse*,fatigue,diagnos*,awareness,fighter,patient*,thriver*,journey,hijo,hija,familias,mamas,bambini,figlio,filho,crise,terapias',
  },
  {
    names:
      'mi hijo,mi hija,mis hijos,mio figlio,mia figlia,meu filho,minha filha,mon fils,ma fille,mein sohn,meine tochter,mein kind,my son,my daughter,my kid',
    beside:
      'tdah,dys,tdl,down,asperger,autis*,adhs,asd,adhd,hpi,dislessic*,dyslexi*,epilep*,diabet*,celiac*,coeliaqu*',
  },
];
