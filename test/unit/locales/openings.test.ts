import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../common/languages.ts';
import { OPERATOR_TEXTS } from '../../../common/operator-texts.ts';
import { PRIVACY_TEXTS } from '../../../provider/api/privacy-texts.ts';
import { APPROVALS } from '../../../provider/facts/approvals.ts';
import { EXCLUDED_SUBJECTS, excludedSubjects } from '../../../provider/facts/excluded-subjects.ts';
import { TOPICS_TOLD } from '../../../provider/facts/topics.ts';
import type { Catalogue } from '../../../widget/locales/catalogue.ts';

const read = async (tag: Language): Promise<Catalogue> =>
  (await import(`../../../widget/locales/${tag}.ts`)).catalogue;

it('the dialog and the privacy page name the sizes that the server knows, in every language', async () => {
  for (const language of LANGUAGES) {
    const catalogue = await read(language);
    const { basic, personality, preferences } = PRIVACY_TEXTS[language];
    for (const text of [catalogue['data.basic.tooltip'], basic[1]])
      expect(text).toContain(String(APPROVALS.medium.items));
    for (const text of [catalogue['data.personality.tooltip'], personality[1]])
      expect(text).toContain(String(APPROVALS.large.items));
    for (const text of [catalogue['data.preferences.tooltip'], preferences[1]])
      expect(text).toContain(String(TOPICS_TOLD));
  }
});

it('the dialog names the operator’s pages as the other pages do, in every language', async () => {
  for (const language of LANGUAGES) {
    const { privacy, terms, imprint } = OPERATOR_TEXTS[language];
    const catalogue = await read(language);
    expect([catalogue['asker.policy'], catalogue['operator.terms'], catalogue['operator.imprint']]).toEqual([
      privacy,
      terms,
      imprint,
    ]);
  }
});

it('the subjects that are never scored are named in each language, and the same in the documents', () => {
  expect(new Set(LANGUAGES.map((language) => excludedSubjects(language))).size).toBe(LANGUAGES.length);
  expect(Object.values(EXCLUDED_SUBJECTS).map(({ length }) => length)).toEqual(LANGUAGES.map(() => 9));
  for (const language of LANGUAGES)
    expect(PRIVACY_TEXTS[language].reasons[1]).toContain(excludedSubjects(language));
  for (const path of ['docs/contract.md', 'SECURITY.md', 'CHANGELOG.md']) {
    const text = readFileSync(path, 'utf8').replace(/\s+/g, ' ');
    expect(text, path).toContain(excludedSubjects('en'));
  }
});
