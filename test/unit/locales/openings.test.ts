import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRIVACY_TEXTS } from '../../../provider/api/privacy-texts.ts';
import { APPROVALS } from '../../../provider/facts/approvals.ts';
import { EXCLUDED_SUBJECTS, excludedSubjects } from '../../../provider/facts/excluded-subjects.ts';
import { TOPICS_TOLD } from '../../../provider/facts/fine-topics.ts';
import { completenessOf } from '../../../provider/interests/inference.ts';
import { LANGUAGES, type Language, TAGS } from '../../../widget/common/languages.ts';
import { OPERATOR_TEXTS } from '../../../widget/common/operator-texts.ts';
import type { Catalogue } from '../../../widget/locales/catalogue.ts';

const read = async (tag: Language): Promise<Catalogue> =>
  (await import(`../../../widget/locales/${tag}.ts`)).catalogue;

describe('texts of the data request', () => {
  it('name the sizes that the server knows, in every language', async () => {
    const texts = await Promise.all(TAGS.map(read));
    for (const catalogue of texts) {
      expect(catalogue['data.basic.tooltip']).toContain(String(APPROVALS.medium.items));
      expect(catalogue['data.personality.tooltip']).toContain(String(APPROVALS.large.items));
      expect(catalogue['data.preferences.tooltip']).toContain(String(TOPICS_TOLD));
    }
  });

  it('say the same on the provider’s privacy page', () => {
    for (const { basic, personality, preferences } of Object.values(PRIVACY_TEXTS)) {
      expect(basic[1]).toContain(String(APPROVALS.medium.items));
      expect(personality[1]).toContain(String(APPROVALS.large.items));
      expect(preferences[1]).toContain(String(TOPICS_TOLD));
    }
  });

  it('name what call 5 tells of unfinished readings, on the provider’s privacy page', () => {
    expect(Object.keys(completenessOf([{ state: 'reading' }]))).toEqual(['status', 'missing']);
    expect(PRIVACY_TEXTS.en.basic[1]).toContain(
      'whether platforms of yours are still being read, and how many',
    );
  });
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

describe('subjects that are never scored', () => {
  it('are named in each language, each once', () => {
    const lists = LANGUAGES.map((language) => excludedSubjects(language));
    expect(new Set(lists).size).toBe(LANGUAGES.length);
    expect(Object.values(EXCLUDED_SUBJECTS).map(({ length }) => length)).toEqual(LANGUAGES.map(() => 9));
    for (const language of LANGUAGES) {
      const list = excludedSubjects(language);
      expect(PRIVACY_TEXTS[language].reasons[1]).toContain(list);
    }
  });

  it.each(['docs/contract.md', 'SECURITY.md', 'CHANGELOG.md'])('are the same in %s', (path) => {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(excludedSubjects('en'));
  });
});
