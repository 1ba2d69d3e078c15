import { DATA_TYPE_IDS, type DataRow } from '../domain/request-data.ts';
import type { Texts } from './texts.ts';

/** The texts of a row: the catalogue has those of data types, the host gives those of tiers (contract §2.3). */
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

/** One line about a row: its name, its description and its reward. */
export const offerText = (row: DataRow, texts: Texts, appName: string): string => {
  const { name, description, added, reward } = rowTexts(row, texts, appName);
  return [name, description, added, reward].filter(Boolean).join(' – ');
};
