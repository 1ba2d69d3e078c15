import { expect, it } from 'vitest';
import { withoutLinks } from '../../../provider/interests/links.ts';

const wordsIn = (text: string) => withoutLinks(text).replace(/\s+/g, ' ').trim();

it('a description loses addresses, handles and the names of platforms, in every script', () => {
  const links =
    'linktr.ee/rosa t.me/rosa forms.gle/abc amzn.to/3x vk.ru/rosa rosa.co.uk bit.ly ftp://files.example/a ' +
    'mailto:rosa@songs.example info@müller.example ＠rosa @rosa-maria.k ｈｔｔｐｓ：／／ｗｗｗ．ｙｏｕｔｕｂｅ．ｃｏｍ／ｃ ' +
    '#YouTubeShorts ユーチューブ インスタ Инстаграм ВКонтакте يوتيوب यूट्यूब 인스타그램 小红书';
  for (const link of links.split(' ')) expect(wordsIn(`Guitar ${link} lessons`), link).toBe('Guitar lessons');
});

it('a description keeps the text beside a link without spaces', () => {
  expect(wordsIn('ギターhttps://youtu.be/abcで弾く')).toBe('ギター で弾く');
  expect(wordsIn('YouTubeチャンネル登録')).toBe('チャンネル登録');
});

it.each([
  'ASP.NET developers, socket.io rooms and a Node.js/React course',
  'TCP/IP networks, version 2.0/beta',
  'I like guitar.And more.Then bread',
  'música.De noche',
  'Instantaneous twitching',
  'インスタント食品',
])('a description keeps what only looks like a link: %s', (text) => {
  expect(wordsIn(text)).toBe(text);
});
