import { expect, it } from 'vitest';
import { LANGUAGES, TAGS } from '../../../common/languages.ts';
import { loadLanguage } from '../../../provider/account/locales/load.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Texts that are the same in English: a name, an abbreviation, an example. */
const SHARED =
  /^(passkeys\.(title|unnamed)|pin\.label|code\.label|receipt\.app|page\.sections|signIn\.placeholder|topic\.(design|communication)|trait\.Extraversion|type\.(Diplomat|Protagonist|Consul))$/;

it.each(TAGS)(
  'the account pages have every text in %s, with the placeholders of the English one',
  async (tag) => {
    const [english, { texts }] = await Promise.all([loadLanguage('en'), loadLanguage(tag)]);
    const other = new Map(Object.entries(texts));
    const wrong = Object.entries(english.texts).filter(([key, text]) => {
      const own = other.get(key) ?? '';
      const isMissing = own.trim() === '' || (own === text && !SHARED.test(key));
      return isMissing || placeholders(own).join() !== placeholders(text).join();
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect(other.size).toBe(Object.keys(english.texts).length);
  },
);

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
