import { describe, expect, it } from 'vitest';
import { PRIVACY_TEXTS } from '../../../provider/api/privacy-texts.ts';
import { APPROVALS } from '../../../provider/facts/approvals.ts';
import { TOPICS_TOLD } from '../../../provider/facts/fine-topics.ts';
import { completenessOf } from '../../../provider/interests/inference.ts';
import { TAGS, type Tag } from '../../../widget/common/languages.ts';
import type { Catalogue } from '../../../widget/locales/catalogue.ts';

const read = async (tag: Tag): Promise<Catalogue> =>
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
    for (const { basic, personality, preferences, reasons } of Object.values(PRIVACY_TEXTS)) {
      expect(basic[1]).toContain(String(APPROVALS.medium.items));
      expect(personality[1]).toContain(String(APPROVALS.large.items));
      expect(preferences[1]).toContain(String(TOPICS_TOLD));
      expect(reasons[1].length).toBeGreaterThan(40);
    }
  });

  it('name what call 5 tells of unfinished readings, on the provider’s privacy page', () => {
    expect(Object.keys(completenessOf([{ state: 'reading' }]))).toEqual(['status', 'missing']);
    expect(PRIVACY_TEXTS.en.basic[1]).toContain(
      'whether platforms of yours are still being read, and how many',
    );
  });
});
