/** How a language is written in a character set of one byte a letter. */
export interface Alphabet {
  /** Letters beyond ASCII, the most frequent first. */
  readonly letters: string;
  /** Letters of ASCII that its words do not have. */
  readonly foreign?: string;
  /** Character sets in which tables of the language were saved. */
  readonly sets: readonly string[];
  /** The letters stand at the end of words only, as in "caffè". */
  readonly isAtEnd?: true;
}

const WESTERN = ['windows-1252', 'iso-8859-15', 'macintosh'];
const CENTRAL = ['windows-1250', 'iso-8859-2'];
const BALTIC = ['windows-1257', 'iso-8859-13'];
const CYRILLIC = ['windows-1251', 'koi8-u', 'iso-8859-5'];

/** The languages of Latin letters. In most of their texts an accent stands between letters of ASCII. */
export const LATIN_ALPHABETS: readonly Alphabet[] = [
  { letters: 'éèàêçôùâîûëœïÿæ', foreign: 'kw', sets: WESTERN },
  { letters: 'üäöß', sets: WESTERN },
  { letters: 'óíáéñúü', foreign: 'kw', sets: WESTERN },
  { letters: 'ãçéáóíõêâúàô', foreign: 'kwy', sets: WESTERN },
  { letters: 'àèùòìé', foreign: 'jkwxy', sets: WESTERN, isAtEnd: true },
  { letters: 'éëïóü', sets: WESTERN },
  { letters: 'äöå', foreign: 'qwxz', sets: WESTERN },
  { letters: 'øåæéö', foreign: 'cqwxz', sets: WESTERN },
  { letters: 'íáðþóéæöúý', foreign: 'cqwxz', sets: WESTERN },
  { letters: 'àéèòíóúçïü', foreign: 'kwy', sets: WESTERN },
  { letters: 'łąężśóćńź', foreign: 'qvx', sets: CENTRAL },
  { letters: 'íáéěřýčžšůúťňóďľĺôŕä', foreign: 'qwx', sets: CENTRAL },
  { letters: 'éáóöőíüűú', foreign: 'qwx', sets: CENTRAL },
  { letters: 'ăîţşâșț', foreign: 'kqwy', sets: CENTRAL },
  { letters: 'čšžćđ', foreign: 'qwxy', sets: CENTRAL },
  { letters: 'ıüşğçöİâî', foreign: 'qwx', sets: ['windows-1254'] },
  { letters: 'ėųšįžąčūę', foreign: 'qwx', sets: BALTIC },
  { letters: 'āīšēūķņģļžč', foreign: 'qwxy', sets: BALTIC },
  { letters: 'äõüöšž', foreign: 'cqwxy', sets: BALTIC },
];

/** The languages of other letters. Their words have no letter of ASCII. */
export const OTHER_ALPHABETS: readonly Alphabet[] = [
  { letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё', sets: CYRILLIC },
  { letters: 'оаинівертслкдмупзяьбгчйхцїжєюшщґф', sets: CYRILLIC },
  { letters: 'αοιετσνηυρπκμλςίάόέγδήώχωθφύβξζψϊϋ', sets: ['windows-1253', 'iso-8859-7'] },
  { letters: 'יוהלאתרבמשםנדקעחפסטגןזכצץךף', sets: ['windows-1255', 'iso-8859-8'] },
  { letters: 'اليمنرتبوسعدهفكقةحجشصطخأذزضغظىثإءئؤآ', sets: ['windows-1256', 'iso-8859-6'] },
  { letters: 'านรอกเ่งมวย้ลดทสตัะีปบิคหแจพชไขใ็ผโถซุูึศณธฟภ์ำญษฐๆ', sets: ['windows-874'] },
];
