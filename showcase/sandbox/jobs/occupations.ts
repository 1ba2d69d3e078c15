import type { Category } from '../../jobs/interests/categories.ts';

/**
 * Words of occupations in Dutch and Polish, for the countries of Adzuna whose language the provider's model does not
 * read. Dutch ones count within a word of the title too, because Dutch joins words; Polish ones at a word's beginning;
 * after `=`, the whole word; after `^`, the title's first word only ("elastyczny grafik" is a timetable). `a+b` needs
 * both. The first topic that fits counts.
 */
const WORDS: readonly (readonly [topic: Category, dutch: string, polish: string])[] = [
  [
    'Healthcare',
    'verpleeg verzorgende =zorg thuiszorg zorgme zorghulp zorgverlen ouderenzorg huisarts basisarts bedrijfsarts apothek tandarts fysiotherap verloskund patiënt ziekenhuis',
    'pielęgniar lekarz medycz farmaceu ratownik fizjoterap położn stomatolog szpital opiekunk opiekun+starszych',
  ],
  [
    'Education',
    'leraar lerares docent onderwijs leerkracht pedagog kinderopvang',
    'nauczyciel lektor przedszkol szkoł wykładowc korepetytor',
  ],
  [
    'Social Services',
    'maatschappelijk jeugdhulp jeugdwerk welzijn schuldhulp begeleider hulpverlener',
    'socjaln wychowawc streetworker',
  ],
  [
    'Law',
    'juridisch jurist advocaat notari rechtsbijstand rechtshulp',
    'prawnik prawnicz =prawny =prawna =prawnej =prawnych adwokat radca notari',
  ],
  ['Real Estate', 'makelaar vastgoed woning huurbemiddel', 'nieruchomości zarządca =najem =najmu'],
  ['AI', 'machinelearning kunstmatig', 'uczeni sztuczn'],
  [
    'IT',
    'software ontwikkelaar programmeur systeembeheer netwerkbeheer webontwikkel helpdesk servicedesk =developer',
    'programist informaty administrator+system inżynier+system administrator+sieci administrator+baz sieciow oprogramowani webmaster =developer',
  ],
  ['Research', 'onderzoeker laborant wetenschap promovendus', 'naukow laborant badacz badawcz doktorant'],
  [
    'Logistics',
    'magazijn logistiek bezorger bezorging chauffeur heftruck orderpick expediti koerier transport',
    'magazyn logisty kierowc kurier spedytor wózk transport',
  ],
  [
    'Culinary',
    '=kok =koks kookt souschef bakker keukenhulp patissier slager',
    'kucharz kucharka kuchni piekarz cukierni',
  ],
  [
    'Hospitality',
    'receptionist horeca hotel gastheer gastvrouw kelner serveerst barista',
    'recepcj hotel kelner barman gości gastronom',
  ],
  [
    'Finance',
    'boekhoud accountant financieel belasting controller+financ controller+business administrateur salarisadminis',
    'księgow finans podatk rachunk audytor =płac',
  ],
  ['HR', 'recruiter intercedent personeels werving personeelszaken =hr', 'rekrut kadr =hr'],
  [
    'Sports',
    'sportinstruct fitness sport zwem personal+trainer',
    'trener+personaln trener+piłk siłowni sport pływani narciar',
  ],
  [
    'Design',
    'vormgever ontwerper grafisch interieur stylist',
    '^grafik grafik+komputer graficz wnętrz krawiec krawc',
  ],
  [
    'Environmental',
    'milieu duurzaam natuur boswachter =energie energieadvis energietransitie hovenier',
    'środowisk odpad leśni energety =energii ogrodni ekolog',
  ],
  [
    'Communication',
    '=communicatie communicatieme communicatieadvis journalist redacteur tekstschrijver voorlicht marketing',
    'dziennikar redaktor komunikac copywrit marketing rzeczni',
  ],
  [
    'Engineering',
    'werktuigbouw elektri ingenieur monteur technicus lasser installat constructeur mechanic',
    'inżynier elektry mechani spawacz monter konstruktor technik budowlan',
  ],
  [
    'Business',
    'verkoper verkoop winkel inkoper manager ondernemer commercieel accountmanager',
    'sprzedaw sprzedaż kupiec handlow kierownik menedżer przedstawiciel',
  ],
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

/** The topic of a title in Dutch or Polish; `null` if no word of it is known. */
export const occupationIn = (title: string): Category | null => {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const [topic] =
    WORDS.find(([, dutch, polish]) => hasAny(words, dutch, within) || hasAny(words, polish, atBeginning)) ??
    [];
  return topic ?? null;
};
