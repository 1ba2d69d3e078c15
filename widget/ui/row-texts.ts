import { DATA_TYPE_IDS, type DataRow } from '../domain/request-data.ts';
import type { Texts } from './texts.ts';

/** The texts of a row: those of data types are in the catalogue, those of tiers come from the host (contract §2.3). */
export const rowTexts = ({ id, tier }: Pick<DataRow, 'id' | 'tier'>, texts: Texts, appName: string) => {
  const type = DATA_TYPE_IDS.find((known) => known === id);
  if (tier || !type)
    return {
      name: tier?.type ?? id,
      description: tier?.descriptions,
      reward: tier?.reward,
      added: tier?.reasons ? texts('data.reasons.description') : undefined,
    };
  return {
    type,
    name: texts(`data.${type}.name`),
    description: texts(`data.${type}.description`),
    tooltip: texts(`data.${type}.tooltip`, { appName }),
  };
};

/** What a row offers, in one line: its name, what it says of itself, and its reward. */
export const offerText = (row: DataRow, texts: Texts, appName: string): string => {
  const { name, description, added, reward } = rowTexts(row, texts, appName);
  return [name, description, added, reward].filter(Boolean).join(' – ');
};
