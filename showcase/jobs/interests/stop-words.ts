const ENGLISH = `a about above across after again all along already also although always am among an and another any
  anyone anything are around as ask asked at away back be became because become been before began behind being below
  best better between big both but by call called came can cannot come could day days did different do does doing done
  down during each early either else end enough even ever every everyone everything example far few find first five for
  found four from full further gave get getting give given gives go goes going good got great had half hand hands has
  have having he help helped helping helps her here him his hour hours how however i if in into is it its itself just
  keep keeping kept kind knew know known last late later learn learned learning least left less let like little live
  local long look looking lot made main make makes making many may me mean meet might minute month months more morning
  most much must my near need needed needs never new next nine no nor not nothing now number of off often old on once one
  only open or other others our out over own part people per person place plan possible put rather read ready real right
  run running said same saw say see seem seen set seven several shall she should show shown side since six small so some
  someone something sometimes soon start started still such take taken taking talk ten than that the their them then
  there these they thing things think this those three through time to today together too took toward try turn twice two
  under until up upon us use used useful using very want was way ways we week weeks well went were what when where which
  while who whole whom whose why will with within without word words work would write writing written wrote year years yes
  yet you young your`;

/** Words of nearly every posting and nearly every CV, which do not describe a person's skills. */
const OF_APPLICATIONS = `ability able achieve achieved achievement activity adaptable address advanced ambitious
  applicant application apply april area assist assistant assisted associate attitude august award bachelor background
  basic benefit born busy candidate career certificate city class club co-op colleague college company complete
  completed contact country course coursework credit curriculum cv daily date december dedicated degree department
  dependable detail develop developed driven duty dynamic eager email energetic english ensure enthusiasm enthusiastic
  environment event excellent experience experienced expert february flexible fluent friday friendly full-time gpa
  grade graduate graduated graduating group hard-working hardworking high hire hired home honor honour include
  included including independent individual industry institute intermediate intern internal international internship
  interview involved january job join july june junior key knowledge lead leader leading led level license linkedin
  location major manage managed manager managing march master member mentor minor monday monthly motivated motivation
  name native november objective october office opportunity organisation organise organised organization organize
  organized part-time participate participated passion passionate pay permanent phone portfolio position prepare
  prepared present previous proactive professional profile program programme project provide provided punctual
  reference reliable remote report required requirement responsibility responsible resume role salary saturday school
  section self-motivated senior september service skill skilled staff state station street strong student studies
  study summary summer sunday support supported task team teamwork tel term thursday title train trained trainee
  training tuesday university various vitae volunteer volunteered website wednesday weekly willing worked working
  workplace`;

/** English words in lower case, without a plural's s or with its -ies, that are never a search term by themselves. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${OF_APPLICATIONS}`
    .split(/\s+/)
    .flatMap((word) => [word, word.replace(/(?<=...)s$/, ''), word.replace(/y$/, 'ies')]),
);
