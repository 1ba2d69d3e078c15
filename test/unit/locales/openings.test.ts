import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../common/languages.ts';
import type english from '../../../common/locales/en.json';
import type { widget } from '../../../common/locales/en.json';
import { operatorTexts } from '../../../common/operator-texts.ts';
import { APPROVALS } from '../../../provider/facts/approvals.ts';
import { excludedSubjects } from '../../../provider/facts/excluded-subjects.ts';
import { TOPICS_TOLD } from '../../../provider/facts/topics.ts';

const read = async (tag: Language): Promise<typeof widget> =>
  (await import(`../../../common/locales/${tag}.json`)).widget;

const textsOf = async (tag: Language): Promise<typeof english> =>
  (await import(`../../../common/locales/${tag}.json`)).default;

it('the dialog and the privacy page name the sizes that the server knows, in every language', async () => {
  for (const language of LANGUAGES) {
    const catalogue = await read(language);
    const { basic, personality, preferences } = (await textsOf(language)).privacy.types;
    for (const text of [catalogue['data.basic.tooltip'], basic.text])
      expect(text).toContain(String(APPROVALS.medium.items));
    for (const text of [catalogue['data.personality.tooltip'], personality.text])
      expect(text).toContain(String(APPROVALS.large.items));
    for (const text of [catalogue['data.preferences.tooltip'], preferences.text])
      expect(text).toContain(String(TOPICS_TOLD));
  }
});

it('a PIN and each kind of data have one name in the dialog, at /account and on the privacy page, in every language', async () => {
  for (const language of LANGUAGES) {
    const { account, privacy, widget } = await textsOf(language);
    const { basic, personality, preferences, reasons } = privacy.types;
    const names = [basic, personality, preferences, reasons].map(({ name }) => name);
    expect([account['pin.label'], account['passkeys.add']]).toEqual([
      widget['pin.label'],
      widget['passkey.add'],
    ]);
    expect([
      account['data.medium'],
      account['data.large'],
      account['data.traits'],
      account['data.reasons'],
    ]).toEqual(names);
    expect([
      widget['data.basic.name'],
      widget['data.personality.name'],
      widget['data.preferences.name'],
      widget['data.reasons.name'],
    ]).toEqual(names);
  }
});

it('the dialog names the operator’s pages as the other pages do, in every language', async () => {
  for (const language of LANGUAGES) {
    const { privacy, terms, imprint } = operatorTexts(language);
    const catalogue = await read(language);
    expect([catalogue['asker.policy'], catalogue['operator.terms'], catalogue['operator.imprint']]).toEqual([
      privacy,
      terms,
      imprint,
    ]);
  }
});

it('the subjects that are never scored are named in each language, and the same in the documents', async () => {
  expect(new Set(LANGUAGES.map((language) => excludedSubjects(language))).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES) {
    const { privacy, subjects } = await textsOf(language);
    expect(Object.values(subjects)).toHaveLength(9);
    expect(privacy.types.reasons.text).toContain('{subjects}');
  }
  for (const path of ['docs/contract.md', 'SECURITY.md', 'CHANGELOG.md']) {
    const text = readFileSync(path, 'utf8').replace(/\s+/g, ' ');
    expect(text, path).toContain(excludedSubjects('en'));
  }
});
