import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../../../widget/domain/parse-request-data.ts';
import { rowsOf } from '../../../widget/domain/request-data.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const SMALL = { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' };
const MEDIUM = { type: 'Traits', descriptions: 'What you like' };

it('request-data is basic and personality by default', () => {
  expect(DEFAULT_REQUEST_DATA).toEqual({ ids: ['basic', 'personality'] });
});

it.each([
  ['a comma list with spaces', ' basic , preferences ', ['basic', 'preferences']],
  ['a list without basic, which is always included', 'preferences', ['basic', 'preferences']],
  ['a list in another order', 'preferences,personality,basic', ['basic', 'personality', 'preferences']],
  ['a list that says a thing twice', 'basic,basic,personality', ['basic', 'personality']],
  ['a JSON list without basic', ' ["personality"] ', ['basic', 'personality']],
])('request-data reads %s', (_, value, ids) => {
  expect(parseRequestData(value)).toEqual({ ids });
});

it('request-data reads a JSON map of tiers', () => {
  const tiers = { Small: SMALL, Medium: MEDIUM };
  expect(parseRequestData(JSON.stringify(tiers))).toEqual({ tiers });
});

it('request-data keeps of a tier only its type, descriptions and reward', () => {
  const value = { Large: { ...MEDIUM, price: 5 } };
  expect(parseRequestData(JSON.stringify(value))).toEqual({ tiers: { Large: MEDIUM } });
});

it.each([true, false])('request-data keeps whether a tier asks for the reasons: %j', (reasons) => {
  const value = { Medium: { ...MEDIUM, reasons } };
  expect(parseRequestData(JSON.stringify(value))).toEqual({ tiers: value });
});

it.each([
  ['nothing', ''],
  ['an unknown id', 'basic,location'],
  ['an empty JSON list', '[]'],
  ['a JSON list with something else in it', '["basic",1]'],
  ['broken JSON', '{"Small":'],
  ['an unknown size beside a known one', JSON.stringify({ Small: SMALL, Huge: SMALL })],
  ['a tier that is null', '{"Small":null}'],
  ['a tier without a type', '{"Small":{"descriptions":"d"}}'],
  ['a tier without descriptions', '{"Small":{"type":"t"}}'],
  ['a type that is no text', '{"Small":{"type":1,"descriptions":"d"}}'],
  ['descriptions that are no text', '{"Small":{"type":"t","descriptions":["d"]}}'],
  ['a reward that is no text', '{"Small":{"type":"t","descriptions":"d","reward":5}}'],
  ['reasons that are no boolean', '{"Small":{"type":"t","descriptions":"d","reasons":"yes"}}'],
  ['a number', '5'],
])('request-data is malformed: %s', (_, value) => {
  expect(parseRequestData(value)).toBeFalsy();
});

it('request-data is either valid or refused, for any text', () => {
  const json = jsonWith('Small', 'Medium', 'type', 'descriptions').map((value) => JSON.stringify(value));
  const ids = fc.array(fc.constantFrom('basic', 'personality', 'other')).map((list) => list.join(','));
  holdsFor(fc.oneof(fc.string(), json, ids, fc.stringMatching(/^[[{"a:,}\]]{0,12}$/)), (text) => {
    const request = parseRequestData(text);
    if (!request) return;
    expect(rowsOf(request).length).toBeGreaterThan(0);
    if (request.ids) expect(request.ids).toContain('basic');
  });
});
