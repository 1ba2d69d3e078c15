import type { Category } from '../../jobs/interests/categories.ts';

/**
 * Words of occupations for titles in which the provider's model finds no topic: Dutch and Polish, which it does not
 * read well, and a few of other languages. Dutch words also match within a word of the title, because Dutch joins
 * words; the others match at a word's beginning. `=` before a word means the whole word, `^` the title's first word
 * only ("elastyczny grafik" is a timetable). `a+b` needs both. The first topic that matches counts.
 */
const WORDS: readonly (readonly [topic: Category, dutch: string, polish: string, others?: string])[] = [
  [
    'Healthcare',
    'verpleeg verzorgende =zorg thuiszorg zorgme zorghulp zorgverlen ouderenzorg huisarts basisarts bedrijfsarts apothek tandarts fysiotherap verloskund patiënt ziekenhuis tandheel logoped ergotherap dierenarts',
    'pielęgniar lekarz medycz farmaceu ratownik fizjoterap położn stomatolog szpital opiekunk opiekun+starszych',
    'fisiotera kinésithér physiother krankenpfl altenpfl rettungs arzthelf hebamme ergotherap logopäd aide+soignant infirmi pharmac médical enfermer sanitari osteopat odontolog dentist medico médico médecin veterinär vétérin veterinar',
  ],
  [
    'Education',
    'leraar lerares docent onderwijs leerkracht pedagog kinderopvang basisschool opvang',
    'nauczyciel lektor przedszkol szkoł wykładowc korepetytor',
    'kindergarten =kita schule lehr erzieher lehrer nachhilfe enseign professeur profesor professor maestr insegnant educación éducation educação école scuola escol pädagog pédagog formateur',
  ],
  [
    'Social Services',
    'maatschappelijk jeugdhulp jeugdwerk welzijn schuldhulp begeleider hulpverlener jongerenwerk zorgbegel gehandicap',
    'socjaln wychowawc streetworker',
    'jugend sozial streetwork animateur éducateur educador+social educatore assistente+sociale serviço+social acción+social integrazione insertion behindert',
  ],
  [
    'Law',
    'juridisch jurist advocaat notari rechtsbijstand rechtshulp advocat',
    'prawnik prawnicz =prawny =prawna =prawnej =prawnych adwokat radca notari kancelariradcow',
    'rechtsanwalt rechtsabteilung kanzlei avocat juridi notar notair abogad advogad avvocat legal giurist',
  ],
  [
    'Real Estate',
    'makelaar vastgoed woning huurbemiddel',
    'nieruchomości zarządca =najem =najmu',
    'immobil inmobil imobil hausverwalt mietverwalt',
  ],
  ['AI', 'machinelearning kunstmatig', 'uczeni sztuczn'],
  [
    'IT',
    'software ontwikkelaar programmeur systeembeheer netwerkbeheer webontwikkel helpdesk servicedesk =developer ict data+analist databeheer',
    'programist informaty administrator+system inżynier+system administrator+sieci administrator+baz sieciow oprogramowani webmaster =developerdanych+anali',
    'datenanal datenbank informatik softwareentw programmier webentwick systemadmin netzwerk informatique informátic informatic logiciel développeu desarrollad desenvolved sviluppat programmator programador datos+anal dati+anal données+anal dados+anal ciberseg cybers',
  ],
  [
    'Research',
    'onderzoeker laborant wetenschap promovendus laboratorium onderzoek',
    'naukow laborant badacz badawcz doktorant laboratori',
    'laborator forschung wissenschaft recherche+développement investigador investigación ricerca pesquis',
  ],
  [
    'Logistics',
    'magazijn logistiek bezorger bezorging chauffeur heftruck orderpick expediti koerier transport',
    'magazyn logisty kierowc kurier spedytor wózk transport',
    'logist lager spedition transport entrepôt almacén magazzin armazém chauffeur livreur repartidor expédition',
  ],
  [
    'Culinary',
    '=kok =koks kookt souschef bakker keukenhulp patissier slager',
    'kucharz kucharka kuchni piekarz cukierni kuchenn',
    'küche =koch =köchin cuisin pâtiss boulang cocin cuoco cozinh panader repost pizzai',
  ],
  [
    'Hospitality',
    'receptionist horeca hotel gastheer gastvrouw kelner serveerst barista bediening',
    'recepcj hotel kelner barman gości gastronom',
    'hotel hôtel rezeption gastronom service+restaurant serveur+restaurant serveuse réception recepci camarer cameriere garçom tourism touris turism barman kellner restaurant+leit',
  ],
  [
    'Finance',
    'boekhoud accountant financieel belasting controller+financ controller+business administrateur salarisadminis accountancy audit',
    'księgow finans podatk rachunk audytor =płac audyt księgo',
    'controlling buchhalt steuerfach bilanz wirtschaftsprüf comptab fiscal trésor contab contáb auditor bancari =audit finanz financ financi finanzi tesor treasury bankkauf versicher assurance segur assicura',
  ],
  [
    'HR',
    'recruiter intercedent personeels werving personeelszaken =hr personeelsz',
    'rekrut kadr =hr',
    'personalwesen personalabteilung personalreferent personalentwicklung ressources+humaines recursos+humanos risorse+umane recrutement recruteu reclutamiento selezione+personale =rh =rrhh',
  ],
  [
    'Sports',
    'sportinstruct fitness sport zwem personal+trainer',
    'trener+personaln trener+piłk siłowni sport pływani narciar sportow',
    'sportif sportiv deportiv esportiv allenator entraîneu entrenador',
  ],
  [
    'Design',
    'vormgever ontwerper grafisch interieur stylist architect ontwerp interieur',
    '^grafik grafik+komputer graficz wnętrz krawiec krawcarchitekt',
    'gestalt grafikdesign grafiker graphis mediengest architekt architect arquitect architett arquitet innenarch diseñ modedesign interieur produktdesign ilustrad illustrat',
  ],
  [
    'Environmental',
    'milieu duurzaam natuur boswachter =energie energieadvis energietransitie hovenier klimaat',
    'środowisk odpad leśni energety =energii ogrodni ekolog',
    'umwelt nachhaltig abfall energie+erneuer energies+renouvel énergies+renouvel energías+renovabl energie+rinnov energias+renováv environnement développement+durable ambient medioambient sostenib sustentab écolog ecolog forst wasserwirtschaft klimaschutz',
  ],
  [
    'Communication',
    '=communicatie communicatieme communicatieadvis journalist redacteur tekstschrijver voorlicht marketing pers+voorlichting journalistiek communicatie',
    'dziennikar redaktor komunikac copywrit marketing rzeczni',
    '=presse pressestelle pressearbeit redaktion journalis periodis giornalis jornalis rédact redacci redazion communication comunica kommunikation relations+publiques öffentlichkeitsarbeit',
  ],
  [
    'Engineering',
    'werktuigbouw elektri ingenieur monteur technicus lasser installat constructeur mechanic civiel techniek bouwkunde',
    'inżynier elektry mechani spawacz monter konstruktor technik budowlan',
    'ingenieur ingénieu ingenier ingegn engenh maschinenbau fahrzeugtech mechatron elektro elektri verfahrenstech bauingenieur konstruktion génie+civil mécani electric électri meccani elettri elétric automat produktion+tech industrie+mechan soldad saldator',
  ],
  [
    'Business',
    'verkoper verkoop winkel inkoper manager ondernemer commercieel accountmanager consultan bedrijfskund inkoop',
    'sprzedaw sprzedaż kupiec handlow kierownik menedżer przedstawiciel konsultant zakup obsługi+klienta',
    'commercial+stage commercial+attaché commercial+assistant technico+commercial comercial consult beratung berater vertrieb verkauf kaufmann kauffrau industriekauf bürokauf vendeu vendedor vendit ventes =ventas =vendas gestionnaire administração administrativ negocio empresarial einkauf acheteur compras acquisti',
  ],
];

/** Names that the provider's model mistakes for other subjects: "künstlich" for art, "studio legale" for a flat. */
const NAMES: readonly (readonly [topic: Category, names: string])[] = [
  [
    'AI',
    'künstlich+intelligenz intelligence+artificiel inteligencia+artificial inteligência+artificial intelligenza+artificial',
  ],
  ['Finance', 'contrôle+gestion contrôleur+gestion controllo+gestione control+gestión'],
  ['HR', '=hr'],
  ['Law', 'studio+legale'],
  ['Sports', 'educação+física educación+física'],
];

type Fits = (word: string, stem: string) => boolean;

const within: Fits = (word, stem) => word.includes(stem);
const atBeginning: Fits = (word, stem) => word.startsWith(stem);

const has = (words: readonly string[], stem: string, fits: Fits): boolean => {
  if (stem.startsWith('=')) return words.includes(stem.slice(1));
  if (stem.startsWith('^')) return atBeginning(words[0] ?? '', stem.slice(1));
  return stem.split('+').every((part) => words.some((word) => fits(word, part)));
};

const hasAny = (words: readonly string[], stems: string, fits: Fits): boolean =>
  stems.split(' ').some((stem) => has(words, stem, fits));

const wordsOf = (title: string): readonly string[] =>
  title
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The topics that a title names, in any of the languages. */
export const topicsNamedIn = (title: string): readonly Category[] => {
  const words = wordsOf(title);
  return NAMES.filter(([, names]) => hasAny(words, names, atBeginning)).map(([topic]) => topic);
};

/** The topic of a title by its words alone; `null` if no word of it is known. */
export const occupationIn = (title: string): Category | null => {
  const words = wordsOf(title);
  const [topic] =
    WORDS.find(
      ([, dutch, polish, others = '']) =>
        hasAny(words, dutch, within) || hasAny(words, `${polish} ${others}`.trimEnd(), atBeginning),
    ) ?? [];
  return topic ?? null;
};
