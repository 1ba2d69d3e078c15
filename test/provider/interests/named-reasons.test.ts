import { expect, it } from 'vitest';
import { namedReasons } from '../../../provider/interests/named-reasons.ts';

const textsOf = (text: string) =>
  namedReasons([{ kind: 'follows', text, platform: 'gmail' }]).map((reason) => reason.text);

it('the text of a reason has no control or direction character, and no address', () => {
  expect(textsOf('Robots\u202e\u2066 \u0007Weekly\u2028')).toEqual(['Robots Weekly']);
  expect(textsOf('Write to jane.roe@corp.example today')).toEqual(['Write to today']);
  expect(textsOf('<jane@corp.example>')).toEqual([]);
  expect(textsOf('jane@corp.example')).toEqual([]);
});

it.each([
  'jane＠corp.example',
  'jane﹫corp.example',
  'jane%40corp.example',
  'jane [at] corp.example',
  'jane(AT)corp.example',
  'jane @ corp.example',
  '"jane roe"@corp.example',
  '<jane@corp.example>',
  '用户@例え.jp',
])('the text of a reason has nothing of the address in %s', (address) => {
  expect(textsOf(`Robots ${address}`)).toEqual(['Robots']);
});

it('the text of a reason keeps a sign that is no address', () => {
  const texts = ['Live @ Wembley', 'cats (at) dogs', 'Kiss (at home)', '@robots', 'R&B @ 9 p.m.'];
  expect(texts.flatMap(textsOf)).toEqual(texts);
});

it('the text of a reason keeps the joiners of scripts, loses emoji, and is bounded', () => {
  expect(textsOf('می\u200cخواهم 👩🏽\u200d🍳 ❤️🇩🇪')).toEqual(['می\u200cخواهم']);
  expect(textsOf('x'.repeat(5_000))[0]?.length).toBe(120);
});
