import { expect, it } from 'vitest';
import {
  grantedLabels,
  ITEMS_OF_SIZE,
  labelsOf,
  rowsOf,
  toggleRow,
  withRequired,
} from '../../../widget/domain/request-data.ts';
import type { DataTypeId, RequestData } from '../../../widget/types.ts';

const types = (...ids: DataTypeId[]): RequestData => ({ ids });
const ALL = types('basic', 'personality', 'preferences');

const SMALL = { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' };
const LARGE = { type: 'Full Profile', descriptions: 'All of it' };
const TIERS: RequestData = { tiers: { Large: LARGE, Small: SMALL } };
const REASONED: RequestData = { tiers: { Small: { ...SMALL, reasons: true }, Large: LARGE } };

it('each data type has a row, of which only basic is required', () => {
  expect(rowsOf(ALL)).toEqual([
    { id: 'basic', required: true, label: 'Medium' },
    { id: 'personality', required: false, label: 'Large' },
    { id: 'preferences', required: false, label: 'Traits' },
  ]);
});

it('the rows of tiers go from small to large, under their size in lower case, none of them required', () => {
  expect(rowsOf(TIERS)).toEqual([
    { id: 'small', required: false, label: 'Small', tier: SMALL },
    { id: 'large', required: false, label: 'Large', tier: LARGE },
  ]);
});

it('the first selection is basic, or nothing of tiers, and keeps an earlier choice in the order of the rows', () => {
  expect(withRequired(ALL, [])).toEqual(['basic']);
  expect(withRequired(TIERS, [])).toEqual([]);
  expect(withRequired(ALL, ['preferences', 'location'])).toEqual(['basic', 'preferences']);
});

it.each<[string, RequestData, string[], string, string[]]>([
  ['switches an optional type on', ALL, ['basic'], 'personality', ['basic', 'personality']],
  ['never switches basic off', ALL, ['basic', 'preferences'], 'basic', ['basic', 'preferences']],
  ['keeps the order', ALL, ['basic', 'preferences'], 'personality', ['basic', 'personality', 'preferences']],
  ['changes nothing for an id that is no row', ALL, ['basic'], 'location', ['basic']],
  ['drops an id that is no row', ALL, ['basic', 'no'], 'preferences', ['basic', 'preferences']],
  ['switches a tier on', TIERS, [], 'large', ['large']],
  ['switches the last tier off', TIERS, ['small'], 'small', []],
  ['knows a tier by its id, not by its size', TIERS, [], 'Small', []],
])('a press on a row %s', (_, request, selected, id, expected) => {
  expect(toggleRow(request, selected, id)).toEqual(expected);
});

it.each<[string, RequestData, string[], string[]]>([
  ['stand in the order of the rows', ALL, ['preferences', 'basic'], ['Medium', 'Traits']],
  ['are the sizes of the tiers', TIERS, ['large', 'small'], ['Small', 'Large']],
  ['leave out what is no row', TIERS, ['medium', 'basic', 'large'], ['Large']],
  ['map reasons to Reasons', types('basic', 'reasons'), ['basic', 'reasons'], ['Medium', 'Reasons']],
  ['add the reasons of an approved tier', REASONED, ['small', 'large'], ['Small', 'Large', 'Reasons']],
])('the labels of the approved rows %s', (_, request, approved, labels) => {
  expect(labelsOf(request, approved)).toEqual(labels);
});

it.each<[string, RequestData, string[], string[]]>([
  ['are those of data types, without the topics', ALL, ['basic', 'personality'], ['Medium', 'Large']],
  ['include the topics in the largest tier', TIERS, ['small', 'large'], ['Small', 'Large', 'Traits']],
  ['include the reasons of an approved tier', REASONED, ['small'], ['Small', 'Reasons']],
  ['include each label once', REASONED, ['small', 'large'], ['Small', 'Reasons', 'Large', 'Traits']],
])('the labels of test mode %s', (_, request, approved, labels) => {
  expect(grantedLabels(request, approved)).toEqual(labels);
});

it('the sizes open 16, 32 and 64 items (specification §9)', () => {
  expect([...ITEMS_OF_SIZE]).toEqual([
    ['Small', 16],
    ['Medium', 32],
    ['Large', 64],
  ]);
});
