/** The sign of the zodiac: its name in six languages beside another sign or a word for the stars, in either order. */
const ZODIAC = ['cancer', 'krebs', 'cancro'].flatMap((sign) =>
  'zodiac,horoscope,horoskop,horoscopo,oroscopo,signo de,segno del,signe du,signe,signo,segno,sternzeichen,aszendent,ascendant,ascendente,ascendent,aries,taurus,gemini,leo,virgo,libra,scorpio,sagittarius,capricorn,aquarius,pisces,piscis,tauro,geminis,gemelli,leone,leao,lion,vierge,balance,scorpion,skorpion,waage,lowe,zwillinge,stier,widder,steinbock,wassermann,fische,bilancia,toro,sagittario,acquario,pesci,touro,gemeos,virgem,escorpiao,aquario,peixes,moon,rising,season,sun'
    .split(',')
    .flatMap((context) => [
      `${context} ${sign}`,
      `${sign} ${context}`,
      ...['and', 'und', 'et', 'y', 'e', 'i'].flatMap((and) => [
        `${context} ${and} ${sign}`,
        `${sign} ${and} ${context}`,
      ]),
    ]),
);

/** Texts in which a word of the lists has another meaning, in the syntax of the seeds. */
export const OTHER_SENSES: readonly string[] = [
  'painkiller game*,painkiller soundtrack,relapse records,deer stalking,stalking deer,stalking stag*,as cegas,a ciegas,alla cieca,a l aveugle,blindverkostung*,blind tasting*,gefangnisarchitektur*,bankraubfilm*,bankraub film*,knastfilm*,mafiafilm*,gangsterfilm*,gefangnisfilm*,serienmorderfilm*,warts and all,pastoral symphony,pastorale beethoven,beethoven pastorale,bible paper,colour blindness friendly,color blindness friendly,terco do ano,podemos cocinar,reform school,woman in black,signos de puntuacion,segni grafici,sinais graficos',
  'bipolar junction,bipolar transistor*,transistor* bipolar*,transistors bipolar*,transistore bipolar*,bipolartransistor*,bipolar stepper*,motor paso a paso bipolar,stepper bipolar,tropico de cancer,tropique du cancer,tropico del cancro,tropico do cancer,wendekreis des krebses,huelgas reales,monasterio de las huelgas,ajuste con huelga,con huelga tuercas,huelga mecanica,sindicato de oficios,syndicat d initiative,syndicats d initiative,syndicat de copropri*,syndicat des copropri*,iniezione delle dipendenze,inyeccion de dependencias,injecao de dependencia*,gestione delle dipendenze,dipendenze npm,greve de sable,greve a maree,sur la greve,place de greve,crabe farci antillais,cuisine antillaise,recette antillaise,recettes antillaises,musique antillaise,colombo antillais,schwulst*,technical debt,tech debt,technische schulden,dette technique,deuda tecnica,debito tecnico,divida tecnica,debt ceiling,sovereign debt,venture debt,debt capital,national debt,debitorenbuch*',
  'vox populi,vox media,vox amp*,vox machina,vox dei,vox pop*,trans siberian*,trans am,trans europe*,trans canad*,trans mongol*,trans fat*,trans musicales,transmusicales,trans pacific*,dua lipa,acne studio*,bapteme de l air,bapteme de plongee,bapteme de parapente,bautismo de buceo,bautismo de mar,battesimo dell aria,battesimo del mare,battesimo subacqueo,batismo de mergulho,batismo de voo,hydrophobic*,hydrophobie*,lipophobic*,sumar y,viuda negra,vedova nera,libertarian*ism philosophy,prisoners of,semana santa vacaciones,domaine de la foi',
  'transistor* bipolair*,sikhe,sikhen,sikho,sikhna,sikhne,sikhiye,sikhaye,sikhaya,sikhte,sikhate,l aveugle,degustation a l aveugle,cruising sailboat*,cruising speed',
  'deer stalking,cats stalking,trout stalking,stalking prey,sentinella stalking,stonewall jackson,stonewall kitchen,stonewall inn hotel,stonewall peak,krebsnebel*,crab nebula,morning star*venus,tribune magazine design,hornet nest,hornet aircraft,super hornet',
  'trans aktuell,trans o flex,trans logisti*,trans express',
  'primer trimestre ventas',
  'la fois,disabilitato,disabilitati,disabilitata,disabilitate,disabilitare,disabilitando,disabilita il,disabilita la,disabilita le,disabilita i,disabilita ogni,dateiauswahl*,auswahler*,dsa key*,dsa leetcode,dsa java,dsa python,dsa sheet,dsa roadmap,dsa in java,dsa in python,dsa in c,dsa patterns,dsa problems,dsa coding,dsa questions,dsa interview,dsa course,baseado em,baseados em,baseada em,baseadas em,ppd file*,file ppd,ordre decroissant,ordine d origine,خطا قاتل,brazo de gitano*,brazos de gitano,brazo gitano,zigeunerschnitzel*,zigeunersauce*,zigeunersosse*,alla zingara,a la zingara,steak zingara,um terco,dois tercos,sudoku asesino*,killer sudoku*,finais de bispo*,bispo e cavalo,bispo no xadrez,حامل جوال,حامل هاتف,حامل موبايل,حامل كاميرا,حامل لابتوب,حامل شاشة,حامل تلفزيون,حامل ثلاثي,golpe de derecha,golpe de izquierda,giro de derecha,हेयर जेल,शॉवर जेल,एलोवेरा जेल,जेल नेल,जेल पेन,black and white,black and tan,black and decker,black and gold',
  'italiener in,chiesa romanica,chiese romaniche,romanico,romanica,diagnosed engine*,diagnosed fault*',
  'kuwaitis,simitis,moscow mitis',
  'rehab a,greve des vagues,embarazoso*,embarazosa*,carcere di alcatraz,frati fritti,frati alla,nuns on the run,huelga decir,enrique iglesias,iglesias enrique,julio iglesias,greve du sable,religieuse au,religieuses au,tapis berbere*,partito il,partita iva,kirchweih*,gefangnis escape,prison escape room,jail escape room,trump card*,trump suit*,top trumps,trumps card*,abusive language,retail therapy,bad religion,crime and punishment,schuld und suhne,delitto e castigo,crimen y castigo,crime e castigo,cidade de deus,city of god film,city of god movie,nonnenfurzle*,krebse fangen,krebse und,krebse an der,immigration museum*,guerrilla marketing*,guerrilla garden*,guerrilla film*,poverty bay,sheikh zayed,stoner rock,stoner metal,therapy dog*,chvrches',
  'premature optim*,grillin,san pellegrino,electorate,electorates,procession,processions,clandestine,cristian,christiane,christiansen,deficient,amitabh,porfirio',
  ...ZODIAC,
].flatMap((line) => line.split(','));

/** Parts of words, and of texts in scripts without spaces, that are ignored. */
export const OTHER_PARTS: readonly string[] =
  'جنوبي,كارمن,تكوير,督促孩子,督促学生,督促自己,督促娃,女性同士の旅,女性同士のラ,信仰之跃,ديون تقنية,कर्ज़न रोड,कर्ज़न मार्ग,左翼手,定义手,自定义手,取保存,संपीड़ित,संपीडित,सजातीय,विजातीय,गुणधर्म,右翼手,左翼的機翼,ゲイシャ,官能評価,官能検査,風俗画,風俗史,薬物動態,薬物送達,双相钢,双相不锈钢,其中风,空中风,集中风,之中风,当中风,心中风,途中风,山中风,城中风,水中风,雾中风,女性爱,男性爱,个性爱,理性爱,感性爱,女性生活,个性生活,知性生活,理性生活,男性生活,慢性生活,拉拉队,拉拉裤,马拉拉,玛拉拉,阿拉拉,司法事,非法事,执法事,立法事,书法事,礼拜一,礼拜二,礼拜三,礼拜四,礼拜五,礼拜六,礼拜天,礼拜日,下礼拜,上礼拜,教会你,教会我,教会孩子,教会他,教会大家,教会您,教会猫,教会狗,教会新手,上帝视角,上帝之眼,统一教材,统一教学,统一教育,员工会议,手工会,社工会,分工会,化工会,人工会,开工会,施工会,资产负债,技术债务,一口吃,大口吃,路口吃,门口吃,两口吃,小口吃,巷口吃,港口吃,张口吃,入口吃,胃口吃,病院,病害,厨二病,中二病,拖延症,选择困难症,الدين التقني,مدار السرطان,ثنائي القطبية شرح,ترانزستور ثنائي,यूनियन टाइप,बाइपोलर ट्रांज,سكريب,سكرين,فاصوليا,सजावट,सजाना,सजाए,सजाने,सजाया,सजाओ,सजाई,التمريض,تمريض,帰化植物,帰化種,帰化動物,日系人気,سديم السرطان,كوكبة السرطان,प्रवासी पक्षी,प्रवासी पक्षि,रास्पबेरी,الإخوان رايت,الأخوان رايت,العميق,العميل,العميد,العميا,प्रोजे,服薬指導,服薬説明,造口技术,دكتوراه,تمر سكري,تمور سكري,سرطان البحر,سرطانات البحر,输入信,加入信,插入信,收入信,进入信,导入信,写入信,录入信,投入信,注入信,接入信,रोज़ाना,在日米軍,在日美军,लिथियम बैटरी,लिथियम आयन,devastatin,devastating,धर्मशाला,技术后,艺术后,生产后,量产后,投产后,资产后,房产后,技術的負債,技術的な負債,罪と罰,罪与罚,الجريمة والعقاب,برج السرطان,مواليد السرطان,السرطان والأسد,السرطان اليوم,السرطان والعقرب,अपराध और दंड,कर्क राशि,御朱印帳'.split(
    ',',
  );
