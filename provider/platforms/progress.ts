import { fillText } from '../../common/fill-text.ts';
import type { Language } from '../../common/languages.ts';
import type { progress } from '../../common/locales/en.json';
import type { ConnectorId } from '../../common/platforms/ids.ts';
import { type ListName, listsOf, platformName } from '../../common/platforms/platforms.ts';
import { textsIn } from '../facts/texts.ts';
import type { Reading } from './readings.ts';

const progressTexts = (language: Language) => {
  const { lists, states } = textsIn(language).progress;
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
  const { lists } = progressTexts(language);
  return listsOf(connector)
    .map(([name]) => lists.get(name) ?? '')
    .join(', ');
};

/** "Reading your YouTube subscriptions, 120 of 340", in the person's language. */
export const progressText = (reading: Reading, language: Language): string => {
  const { lists, states } = progressTexts(language);
  return fillText(states[progressOf(reading)], {
    platform: platformName(reading.connector),
    list: lists.get(reading.list ?? '') ?? '',
    read: reading.read,
    total: reading.total ?? '',
  });
};
