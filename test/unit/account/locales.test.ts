import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../common/languages.ts';
import { loadLanguage } from '../../../provider/account/language.ts';

it.each(LANGUAGES)(
  'the account pages have button names in %s that contain the button’s text',
  async (tag) => {
    const { texts } = await loadLanguage(tag);
    const pairs = [
      [texts['apps.remove'], texts['apps.removeFrom']],
      [texts['platforms.disconnect'], texts['platforms.disconnectOf']],
      [texts['sessions.end'], texts['sessions.endOf']],
      [texts['own.downloadShort'], texts['own.download']],
      [texts['own.deleteShort'], texts['own.delete']],
    ] as const;
    const wrong = pairs.filter(([shown, name]) => !name.toLowerCase().includes(shown.toLowerCase()));
    expect(wrong).toEqual([]);
  },
);
