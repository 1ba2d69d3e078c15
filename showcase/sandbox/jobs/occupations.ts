import type { FieldLabel } from '../field-labels.ts';

/**
 * Words of occupations in Dutch and Polish, for the countries of Adzuna whose language the provider's model does not
 * read. Dutch ones count within a word of the title too, because Dutch joins words; Polish ones at a word's beginning;
 * after `=`, the whole word. The first topic that fits counts.
 */
const WORDS: readonly (readonly [topic: FieldLabel, dutch: string, polish: string])[] = [
  [
    'Healthcare',
    'verpleeg verzorgende =zorg thuiszorg zorgme zorghulp zorgverlen ouderenzorg =arts huisarts apothek tandarts fysiotherap verloskund patiënt ziekenhuis',
    'pielęgniar lekarz medycz farmaceu ratownik fizjoterap położn stomatolog szpital opiekun',
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
  ['Law', 'juridisch jurist advocaat notari rechts', 'prawni prawn adwokat radca notari'],
  ['Real Estate', 'makelaar vastgoed woning huurbemiddel', 'nieruchomości zarządca najm'],
  ['AI', 'machinelearning kunstmatig', 'uczeni sztuczn'],
  [
    'IT',
    'software ontwikkelaar programmeur systeembeheer netwerkbeheer webontwikkel helpdesk servicedesk =developer',
    'programist informaty administrator systemów sieciow oprogramowani webmaster =developer',
  ],
  ['Research', 'onderzoeker laborant wetenschap promovendus', 'naukow laborant badacz badawcz doktorant'],
  [
    'Logistics',
    'magazijn logistiek bezorg chauffeur heftruck orderpick expediti koerier transport',
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
    'boekhoud accountant financieel belasting controller administrateur salaris',
    'księgow finans podatk rachunk audytor płac',
  ],
  ['HR', 'recruiter intercedent personeels werving personeelszaken =hr', 'rekrut kadr =hr'],
  ['Sports', 'sportinstruct fitness sport zwem trainer', 'trener siłowni sport instruktor pływani'],
  ['Design', 'vormgever ontwerper grafisch interieur stylist', 'grafik wnętrz krawiec krawc'],
  [
    'Environmental',
    'milieu duurzaam natuur boswachter energie hovenier',
    'środowisk odpad leśni energ ogrodni ekolog',
  ],
  [
    'Communication',
    'communicatie journalist redacteur tekstschrijver voorlicht marketing',
    'dziennik redaktor komunikac copywrit marketing rzeczni',
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

const hasAny = (words: readonly string[], stems: string, fits: Fits): boolean =>
  stems
    .split(' ')
    .some((stem) =>
      stem.startsWith('=') ? words.includes(stem.slice(1)) : words.some((word) => fits(word, stem)),
    );

/** The topic of a title in Dutch or Polish; `null` if no word of it is known. */
export const occupationIn = (title: string): FieldLabel | null => {
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
