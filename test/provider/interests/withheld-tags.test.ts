import { describe, expect, it } from 'vitest';
import { isSensitive } from '../../../provider/interests/withheld.ts';

describe('what is never scored', () => {
  it('is found by a short word at the beginning of a tag, which is no name, place or other word', () => {
    const withheld = [
      '@gaydads',
      '#gaylesbian',
      '#hivawareness',
      '#hiv_test',
      '＃AIDSwalk2026',
      'r/cptsdmemes',
      'u/pmdd_diary',
    ];
    expect(withheld.filter((text) => !isSensitive(text))).toEqual([]);
    const harmless = [
      '@gaylordhotels',
      '#gayle_king',
      '#GayoCoffee',
      '#gaydon',
      '#gayrimenkul',
      '#hivemind',
      '#hiver2026',
      '#hivisvest',
      '#gayatri',
      'r/gaya',
      '#plaidsandaids',
    ];
    expect(harmless.filter(isSensitive)).toEqual([]);
  });
});
