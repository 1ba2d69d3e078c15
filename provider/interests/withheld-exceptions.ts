/** Stories, buildings and trades about crime do not describe the person. In both word orders, singular and plural. */
const CRIME_WORDS =
  'crime,crimes,true crime,criminal,murder,murders,prison,prisons,jail,theft,robbery,burglary,burglar,bank robbery,heist,mafia,gangster,gangsters,terrorism,fraud,kidnapping,homicide,counterfeit,smuggling,money laundering,drug,gang,thief,killer,serial killer,assassin,police,trafficking,cyber crime,criminel,criminelle,policier,crimen,prision,carcel,mafiosi,gefangnis,mord,morder,terror';
const CRIME_CONTEXTS =
  'fiction,novel*,thriller*,mystery,mysteries,podcast*,film*,movie*,series,tv,drama*,documentar*,game*,law,lawyer*,justice,psychology,scene*,alarm*,software,detection,prevention,protection,insurance,report*,journalis*,architecture,architektur,design,museum*,comics,manga,roman*,stories,detective*,investigation*,analytics,statistics,compliance,analyst*';
/** The same applies to buildings, music and art about a faith. */
const FAITH_WORDS =
  'religious,religieuse,religieux,religiosa,religioso,religiose,religiosen,church,churches,kirche,kirchen,mosque,temple,temples,monastery,monasteries,synagogue,islamic,islamische,islamica,islamique,hindu,buddhist,christian,sacred,cathedral,medieval church,shinto,jewish,catholic,orthodox,biblical,chapel,parish,monastery,eglise,eglises,iglesia,iglesias,chiesa,chiese,igreja,igrejas';
const FAITH_CONTEXTS =
  'architecture,architektur,arquitectura,architettura,arquitetura,building*,art,arts,kunst,arte,organ,organs,archaeology,music theory,bells,roof*,ruins,restoration,photography,mural*,manuscripts,heritage buildings,calligraphy,studies,romanesque,gothic,romaniche,gotiche,gotique,romanes,gotica,goticas';

const listOf = (line: string) => line.split(',');

const pairs = (words: string, contexts: string) =>
  listOf(words).flatMap((word) =>
    listOf(contexts).flatMap((context) => [`${word} ${context}`, `${context} ${word}`]),
  );

/** Texts in which a seed has another meaning, in the syntax of the seeds. */
const OTHER_SENSES = [
  'cancer zodiac,zodiac cancer,cancer horoscope,tropic of cancer,cancer constellation,krebs cycle,krebszyklus,krebs zyklus,krebstier*,flusskrebs*,great depression,economic depression,tropical depression,depression era,depression glass,depressur*,wildlife rehab*,soil fertility,bodenfruchtbarkeit*,addictive,teaching aid*,visual aid*,learning aid*,first aid*,navigation aid*,training aid*,memory aid*,study aid*,sleep aid*,asset seizure*,handicap golf,golf handicap,handicap au golf,handicap de golf,handicap race*,asian handicap,deaf havana,china syndrome,stockholm syndrome,pregnant pause,enceinte connectee,enceintes connectees,enceinte bluetooth,enceintes bluetooth,enceinte acoustique,enceintes acoustiques,enceinte sonore,codec avc,avc codec,avc video,264 avc,mpeg 4 avc,plant disease*,crop disease*,disease resistant crop*,tree disease*,computer virus*,stress relief ball*,blood orange*,paranoia game,allergen*,infected mushroom,vertigo hitchcock,burnout game*,burnout paradise,stroke play*,trouble* du voisinage',
  'sex and the city,sex pistols,sex linked,sex education series,sexual reproduction,asexual reproduction,asexual propagation,sexual selection,sexual dimorphism,gay lussac',
  'buddha bowl*,kosher salt,thelonious monk,monk seal*,monk fruit*,praying mantis*,faith no more,bible of,gospel of wealth,al pastor,pastor aleman,quaker oats,paganini*,islamabad,hindustan*,hindu kush,hey jude,shia labeouf,cristiano ronaldo,good faith,bad faith,leap of faith,spiritual music,temple run,temple of doom,priestley,christian dior,christian bale,christian louboutin,christian lacroix,hans christian andersen,missionary position*,parish council*,cardinal numbers,holy grail,prayer plant*,missa solemnis',
  'european union*,credit union*,western union,rugby union*,student union*,students union*,union jack,soviet union*,union types,republican calendar,republican rome,droite gauche,rive gauche,rive droite,main gauche,main droite,fascist architecture,unions of sets,disjoint unions,unions in typescript,afiliados de marketing,marketing de afiliados,programa de afiliados,programas de afiliados',
  'ethnic food,ethnic cuisine,ethnic cooking,ethnic music,cucina etnica,cocina etnica,cozinha etnica,musica etnica,arab spring,latino music,afro house,afrobeat*,afro beat*,quechua tents,decathlon quechua,country of origin label*,bird migration,migrant birds',
  'grand theft auto,theft auto,arrested development,prison break,prison architect,burglar alarm*,anti theft,identity theft,murder she wrote,murder on the,only murders in the building,jailbreak*,viol consort,bass viol,oilseed rape,rape seed,probation period*,gang of four,gang starr,gangnam*,counterfeit money detect*,criminal minds,fugitive emissions,raubvogel*,raubkatze*,raubtier*,rapina uccelli,assassin s creed,assassins creed,assassin bug*,prisoners dilemma,prisoner s dilemma,prisoner of azkaban,orange is the new black,breaking bad,rauber hotzenplotz',
].flatMap(listOf);

/** Parts of words, and of texts in scripts without spaces, that are ignored. */
export const HARMLESS_PARTS: readonly string[] =
  'diebstahlschutz,diebstahlsicher,einbruchschutz,einbruchsicher,krebstier,krebszyklus,flusskreb,krebsrot,民族音楽,民族楽器,民族衣装,民族学,民族舞,民族音乐,民族乐器,宗教建築,宗教建筑,宗教画,宗教美术,宗教芸術,教会建築,教会音楽,教堂建筑,犯罪小説,犯罪小说,犯罪心理,犯罪映画,犯罪科学,移民文学,神道建築,ممرض,الممرض,علاء الدين,صلاح الدين,نور الدين,عز الدين,شمس الدين,ناصر الدين,العمارة الدينية,العمارة الإسلامية,الفن الإسلامي,ديناميك,प्रजाति,जन्मदिन की पार्टी,धार्मिक वास्तुकला,गर्भगृह,भूगर्भ,सिखा,सिखने,चर्चा,चर्चित,モスクワ,ポルノグラフィティ,基督山,变性淀粉,دينار,ديناصور,الدين العام,明治維新,ゲイツ,ゲイン,患者護理,患者护理,الجنسية'.split(
    ',',
  );

export const EXCEPTIONS: readonly string[] = [
  ...OTHER_SENSES,
  ...pairs(CRIME_WORDS, CRIME_CONTEXTS),
  ...pairs(FAITH_WORDS, FAITH_CONTEXTS),
];
