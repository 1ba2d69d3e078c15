import { isolated } from '../../common/fill-text.ts';
import { plainLine } from '../domain/plain-line.ts';
import { DATA_TYPE_IDS, type DataRow, ITEMS_OF_SIZE } from '../domain/request-data.ts';
import type { Texts } from './texts.ts';

const MAX_NAME_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 500;

/** The catalogue has the texts of data types; those of tiers are the host's, quoted (contract §2.3). */
export const rowTexts = ({ id, label, tier }: Omit<DataRow, 'required'>, texts: Texts, appName: string) => {
  const type = DATA_TYPE_IDS.find((known) => known === id);
  if (tier || !type) {
    const text = plainLine(tier?.descriptions ?? '', MAX_DESCRIPTION_LENGTH);
    const gives = label === 'Large' ? 'data.givesAll' : 'data.gives';
    return {
      name: plainLine(tier?.type ?? '', MAX_NAME_LENGTH) || id,
      lines: [
        text && texts('data.says', { appName, text: isolated(text) }),
        texts(gives, { size: ITEMS_OF_SIZE.get(label) ?? 0 }),
        tier?.reasons ? texts('data.reasons.description') : '',
      ],
      reward: plainLine(tier?.reward ?? '', MAX_NAME_LENGTH),
    };
  }
  return {
    type,
    name: texts(`data.${type}.name`),
    lines: [texts(`data.${type}.description`)],
    tooltip: texts(`data.${type}.tooltip`, { appName }),
  };
};

/** The host's own text comes after the other lines, because the receipt cuts a long line off. */
export const offerText = (row: DataRow, texts: Texts, appName: string): string => {
  const { name, lines, reward } = rowTexts(row, texts, appName);
  return [name, ...lines.slice(1), lines[0], reward].filter(Boolean).join(' – ');
};
