import { expect, it } from 'vitest';
import { noticeOf } from '../../../widget/domain/notice.ts';
import type { RequestData } from '../../../widget/types.ts';

const TYPES: RequestData = { ids: ['basic', 'preferences'] };
const textOf = (text: string) => noticeOf(TYPES, 'en', () => text).offered[0]?.text;

it('names the language, the version of the widget, and every row, chosen or not', () => {
  expect(noticeOf(TYPES, 'de', ({ id }) => `Zeile ${id}`)).toEqual({
    language: 'de',
    version: '2.1.7',
    offered: [
      { data: 'Medium', text: 'Zeile basic' },
      { data: 'Traits', text: 'Zeile preferences' },
    ],
  });
});

it('makes one line of a host’s text, shortens a long one, and names an empty one by its id', () => {
  expect(textOf(' one\n\ttwo\u0000three ')).toBe('one two three');
  expect(textOf('x'.repeat(3_000))).toMatch(/^x{1800,1900}$/);
  expect(textOf(' \n')).toBe('basic');
});

it.each(['x', '话', '🦊', '"'])(
  'stays below 4 KB of JSON with long texts of a host, here of %s, and cuts no character in two',
  (letter) => {
    const tiers: RequestData = {
      tiers: {
        Small: { type: 'S', descriptions: '' },
        Medium: { type: 'M', descriptions: '' },
        Large: { type: 'L', descriptions: '' },
      },
    };
    const notice = noticeOf(tiers, 'zh-Hans-CN', () => letter.repeat(4_000));
    const json = JSON.stringify(notice);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(4_096);
    expect(Buffer.byteLength(json)).toBeGreaterThan(3_500);
    expect(json).not.toMatch(/\\ud/);
  },
);
