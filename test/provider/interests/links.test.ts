import { describe, expect, it } from 'vitest';
import { withoutLinks } from '../../../provider/interests/links.ts';

const wordsIn = (text: string) => withoutLinks(text).replace(/\s+/g, ' ').trim();

describe('a description', () => {
  it.each([
    'linktr.ee/rosa',
    't.me/rosa',
    'forms.gle/abc',
    'amzn.to/3x',
    'vk.ru/rosa',
    'rosa.co.uk',
    'bit.ly',
    'ftp://files.example/a',
    'mailto:rosa@songs.example',
    'info@müller.example',
    '＠rosa',
    '@rosa-maria.k',
    'ｈｔｔｐｓ：／／ｗｗｗ．ｙｏｕｔｕｂｅ．ｃｏｍ／ｃ',
    '#YouTubeShorts',
    'ユーチューブ',
    'インスタ',
    'Инстаграм',
    'ВКонтакте',
    'يوتيوب',
    'यूट्यूब',
    '인스타그램',
    '小红书',
  ])('loses %s', (link) => {
    expect(wordsIn(`Guitar ${link} lessons`)).toBe('Guitar lessons');
  });

  it.each([
    ['ギターhttps://youtu.be/abcで弾く', 'ギター で弾く'],
    ['YouTubeチャンネル登録', 'チャンネル登録'],
    ['Instagramで花', 'で花'],
  ])('keeps the text beside a link without spaces: %s', (text, rest) => {
    expect(wordsIn(text)).toBe(rest);
  });

  it.each([
    'ASP.NET developers',
    'socket.io rooms',
    'Node.js/React course',
    'TCP/IP networks',
    'I like guitar.And more.Then bread',
    'música.De noche',
    'Instantaneous twitching',
    'version 2.0/beta',
    'インスタント食品',
  ])('keeps %s', (text) => {
    expect(wordsIn(text)).toBe(text);
  });
});
