import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import { progress } from '../../common/locales/en.json';
import type { ConnectorId } from '../../common/platforms/ids.ts';
import { type ListName, listsOf, platformName } from '../../common/platforms/platforms.ts';
import type { Reading } from './readings.ts';

const TEXTS = import.meta.glob<typeof progress>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'progress',
});

const textsIn = (language: Language) => {
  const { lists, states } = TEXTS[`./${language}.json`] ?? progress;
  const named: Readonly<Record<ListName, string>> = lists;
  return { lists: new Map(Object.entries(named)), states };
};

/** Every fault leads to a state that shows the person what happens next or what they can do. */
const progressOf = ({ state, fault, list, total }: Reading): keyof (typeof progress)['states'] => {
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

/** "subscriptions, liked videos": the lists that are read from a platform. */
export const listsText = (connector: ConnectorId, language: Language): string => {
  const { lists } = textsIn(language);
  return listsOf(connector)
    .map(([name]) => lists.get(name) ?? '')
    .join(', ');
};

/** "Reading your YouTube subscriptions, 120 of 340", in the person's language. */
export const progressText = (reading: Reading, language: Language): string => {
  const { lists, states } = textsIn(language);
  return fillText(states[progressOf(reading)], {
    platform: platformName(reading.connector),
    list: lists.get(reading.list ?? '') ?? '',
    read: reading.read,
    total: reading.total ?? '',
  });
};
