import { SEEDS } from '../withheld-seeds.ts';
import { ARABIC } from './arabic.ts';
import { BODIES } from './bodies.ts';
import { CARE } from './care.ts';
import { VERDICTS } from './charges.ts';
import { CHINESE } from './chinese.ts';
import { CIRCLES } from './circles.ts';
import { CLASSES } from './classes.ts';
import { CONCEPTS } from './concepts.ts';
import { MORE_CONCEPTS } from './concepts-2.ts';
import { LAST_CONCEPTS } from './concepts-3.ts';
import { NAMED_CONCEPTS } from './concepts-4.ts';
import { EASTERN_COUPLES } from './couples-eastern.ts';
import { DEBTS } from './debts.ts';
import { DEED_WORDS } from './deeds.ts';
import { DIASPORAS } from './diasporas.ts';
import { ENGLISH } from './english.ts';
import { EVERYDAY } from './everyday.ts';
import { FRENCH } from './french.ts';
import { FRINGES } from './fringes.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { HOME_WORDS } from './homes.ts';
import { ILLNESSES } from './illnesses.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { LIFE_STORIES } from './life-stories.ts';
import { LOCAL_GROUPS } from './local-groups.ts';
import { MARGINS } from './margins.ts';
import { MEDICINES } from './medicines.ts';
import { MEMBERSHIPS } from './memberships.ts';
import { AMBIGUOUS_PHRASES } from './names/ambiguous.ts';
import { CRIME_NAMES } from './names/crimes.ts';
import { FAITH_NAMES } from './names/faith.ts';
import { HEALTH_NAMES } from './names/health.ts';
import { ORIGIN_NAMES } from './names/origins.ts';
import { POLITICAL_NAMES } from './names/politics.ts';
import { UNION_AND_SEXUALITY_NAMES } from './names/unions-and-sexuality.ts';
import { OWING_AND_BELIEVING } from './owing.ts';
import { OWN_WORDS } from './own-words.ts';
import { PEOPLES_AND_PAIRS } from './peoples.ts';
import { ADVERTISEMENTS } from './personals.ts';
import { PLIGHT_WORDS } from './plights.ts';
import { POLITICS } from './politics.ts';
import { PORTUGUESE } from './portuguese.ts';
import { PRISONS } from './prisons.ts';
import { REGISTERS } from './registers.ts';
import { RITES } from './rites.ts';
import { OF_THEMSELVES } from './selves.ts';
import { SPANISH } from './spanish.ts';
import { BY_SUBJECT } from './subjects/index.ts';
import { MEDICAL_WORDS } from './wordnet/medical-words.ts';

/** All words for subjects that are never scored: lines of seeds, separated by commas. */
export const WORDS: readonly string[] = [
  SEEDS,
  MEDICINES,
  ILLNESSES,
  POLITICS,
  CLASSES,
  CONCEPTS,
  MORE_CONCEPTS,
  LAST_CONCEPTS,
  NAMED_CONCEPTS,
  DEBTS,
  LOCAL_GROUPS,
  LIFE_STORIES,
  OWING_AND_BELIEVING,
  PRISONS,
  OWN_WORDS,
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
  JAPANESE,
  CHINESE,
  ARABIC,
  HINDI,
  BY_SUBJECT,
  MEDICAL_WORDS,
  BODIES,
  ADVERTISEMENTS,
  DIASPORAS,
  MEMBERSHIPS,
  RITES,
  CIRCLES,
  CARE,
  EASTERN_COUPLES,
  EVERYDAY,
  MARGINS,
  VERDICTS,
  PEOPLES_AND_PAIRS,
  FRINGES,
  OF_THEMSELVES,
  REGISTERS,
  PLIGHT_WORDS,
  DEED_WORDS,
  HOME_WORDS,
  AMBIGUOUS_PHRASES,
  HEALTH_NAMES,
  FAITH_NAMES,
  POLITICAL_NAMES,
  UNION_AND_SEXUALITY_NAMES,
  ORIGIN_NAMES,
  CRIME_NAMES,
].flat();
