import type { Language } from '../../../common/languages.ts';
import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { listsOf, platformName } from '../../../common/platforms/platforms.ts';
import type { Reading } from '../readings.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Progress, ProgressTexts } from './progress-texts.ts';
import { ptBR } from './pt-BR.ts';
import { zhHans } from './zh-Hans.ts';

const TEXTS: Readonly<Record<Language, ProgressTexts>> = {
  en,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  ja,
  'zh-Hans': zhHans,
  hi,
  ar,
};

/** Every fault leads to a state that shows the person what happens next or what they can do. */
const progressOf = ({ state, fault, list, total }: Reading): Progress => {
  if (state === 'done') return 'done';
  if (state === 'failed') {
    if (fault === 'token') return 'refused';
    return fault === 'scope' ? 'closed' : 'failed';
  }
  if (fault === 'pending') return 'pending';
  if (fault !== null) return fault === 'limited' ? 'paused' : 'unanswered';
  if (list === null) return 'waiting';
  return total === null ? 'counting' : 'reading';
};

const listText = (lists: Readonly<Record<string, string>>, name: string | null): string =>
  (name === null ? undefined : lists[name]) ?? '';

/** "subscriptions, liked videos": the lists that are read from a platform. */
export const listsText = (connector: ConnectorId, language: Language): string =>
  listsOf(connector)
    .map(([name]) => listText(TEXTS[language].lists, name))
    .join(', ');

/** "Reading your YouTube subscriptions, 120 of 340", in the person's language. */
export const progressText = (reading: Reading, language: Language): string => {
  const { lists, states } = TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    platform: platformName(reading.connector),
    list: listText(lists, reading.list),
    read: `${reading.read}`,
    total: `${reading.total ?? ''}`,
  };
  return states[progressOf(reading)].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
};
