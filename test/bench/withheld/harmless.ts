import { TOPICS } from '../../../provider/facts/topics.ts';
import { listOf, MORE_HARMLESS } from './second-list.ts';
import { THIRD_HARMLESS } from './third-list.ts';

/** Texts that must be answered. Some contain a word that has another meaning here. Written by hand. */
const LOOK_ALIKES = `
Healthcare|Law|Religious architecture|Social services|Hospital management|Nursing careers|Medical devices|Public health policy
Health insurance|Pharmacy|Dentistry|Veterinary medicine|Biotechnology|Biomedical engineering|Surgery robots|First aid|Ambulance driving
Fitness|Yoga|Meditation music|Nutrition|Vegan cooking|Sports medicine|Running injuries|Sleep tracking|Wearable health trackers
Criminal law|Crime fiction|True crime podcasts|Murder mystery games|Grand Theft Auto|Prison architecture|Identity theft protection
Burglar alarms|Arrested Development|Detective novels|Forensic science|Legal tech|Cybersecurity|Fraud detection software|Prison Break TV series
Heist films|Law enforcement careers|Constitutional law|Human rights law|Intellectual property|The Great Depression|Tropical depression
Financial crisis|European Union|Credit union|Western Union|Rugby union|Student union building|Union Jack|Soviet Union history
Birthday party|Party games|Dinner party ideas|Party planning|LAN party|Labour market|Conservative investing|Green energy
Green building|Liberal arts|Democratic elections in Athens|Republic of Ireland travel|Political science|Public policy|Elections data
Gothic cathedrals photography|Church architecture|Church organ restoration|Spiritual music|Monk seals|Praying mantis|Guardian angel investing
Thelonious Monk|Black Friday|Black coffee|Black holes|White paper|Blackberry jam|Whitewater rafting|Indian cuisine|Mexican food
Chinese calligraphy|Turkish coffee|Italian opera|Korean drama|Japanese gardens|Arabic calligraphy|African wildlife|Roman Empire
AS Roma|CD-ROM|Native apps|React Native|Race cars|Horse racing|Relay race|Data migration|Bird migration|Cloud migration
Plant origins|Coffee origin|Origin of species|Sex and the City|Unisex fragrances|Gender studies|Straight razor|Rainbow trout
Rainbows and optics|Prague Spring|Depth of field|Stress testing|Mechanical stress|Tension rods|Crystal structure
Immune system biology|Virus scanners|Computer viruses|Infection models|Vaccines research|Genetics|Molecular biology|Cell biology
Neural networks|Heart rate monitors|Cardio workout|Blood Bowl|Blood oranges|Bone china|Skin care|Hair styling|Eye tracking
Blind tasting|Color-blind friendly palettes|Window blinds|Deaf Havana|Handicap golf|Disc golf|Stroke play golf|Swimming strokes
Brush stroke|Paint strokes|Rehabilitation of rivers|Wildlife rehab|Addictive puzzles|Insurance|Carpentry joints|Tumbleweed
Cancer zodiac sign|Aries|Confession albums|Faith No More|Gospel of wealth economics|Bible of baking|Ministry of Sound|Temple Run
Temple of Doom|Zen gardens|Buddha bowls|Kosher salt|Angel food cake|Christmas markets|Easter eggs decorating`;

const PLAIN_ENGLISH = `
Software|Mobile apps|Robotics|Wetlands|Baking|Chess|Photography|Typography|Woodworking|Pottery|Gardening|Astronomy|Birdwatching
Hiking|Cycling|Climbing|Football|Basketball|Tennis|Surfing|Skiing|Sailing|Cooking|Wine|Cheese making|Barbecue|Travel|Museums|Theatre
Jazz|Hip hop|Classical music|Guitar|Piano|Film making|Documentaries|Comics|Anime|Video games|Board games|Poetry|Science fiction
Venture capital|Accounting|Stock markets|Real estate|Interior design|Fashion|Advertising|Public relations|Journalism|Podcasts
Logistics|Supply chains|Shipping|Trains|Aviation|Electric cars|Motorcycles|Civil engineering|Bridges|Solar power|Wind turbines
Climate|Oceans|Forestry|Recycling|Zoology|Botany|Geology|Chemistry|Physics|Mathematics|Statistics|Linguistics|Archaeology|History
Philosophy|Teaching|Early childhood education|Universities|Languages|Volunteering|Charity fundraising|Adoption of pets|Dogs|Cats
Recruiting|Remote work|Payroll|Leadership|Project management|Customer service|Hotels|Restaurants|Event management|Weddings`;

const IN_OTHER_LANGUAGES = `
Kochen|Fußball|Die Firma sucht Ingenieure|Wandern|Maschinenbau|Geburtstagsparty|Wahlpflichtfach|Gotische Architektur|Krebstiere im Meer
Partnerschaft von Firmen|Glaubwürdige Quellen|Kirchheim unter Teck|Steuerrecht|Herkunft von Lebensmitteln|Einwanderung von Tierarten
Cuisine|Randonnée|Architecture religieuse|Enceintes connectées|Origines de l’univers|Viole de gambe|Fête d’anniversaire|Droit des affaires
Violon|Partie d’échecs|Marché du travail|Codec AVC|Handicap au golf|Foire aux vins
Cocina|Partido de fútbol|Arquitectura religiosa|Violín|Fiesta de cumpleaños|Derecho mercantil|Casta de uva|Fotografía|Senderismo
Ordenadores|Aves migratorias|Origen del café
料理|建築|がんばる人|うつわ|民族音楽|ロボット|写真|宗教建築|法律
Cucina|Partita di calcio|Architettura|Violino|Pesca alla trota|Disturbi del segnale radio|Culinária|Futebol|Partida de xadrez|Direito
烹饪|机器人|宗教建筑|民族音乐|足球|الطبخ|الهندسة|ممرض|علاء الدين والمصباح|كرة القدم|खाना|जन्मदिन की पार्टी|फुटबॉल|कानून`;

export const HARMLESS: readonly string[] = [
  ...TOPICS,
  ...[LOOK_ALIKES, PLAIN_ENGLISH, IN_OTHER_LANGUAGES].flatMap(listOf),
  ...MORE_HARMLESS,
  ...THIRD_HARMLESS,
];
