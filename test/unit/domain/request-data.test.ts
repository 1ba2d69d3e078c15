import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grantedLabels,
  ITEMS_OF_SIZE,
  labelsOf,
  rowsOf,
  toggleRow,
  withRequired,
} from '../../../widget/domain/request-data.ts';
import type { DataTypeId, RequestData } from '../../../widget/types.ts';
import { holdsFor } from '../../support/rules.ts';

const types = (...ids: DataTypeId[]): RequestData => ({ ids });
const ALL = types('basic', 'personality', 'preferences');

const SMALL = { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' };
const LARGE = { type: 'Full Profile', descriptions: 'All of it' };
const TIERS: RequestData = { tiers: { Large: LARGE, Small: SMALL } };
const REASONED: RequestData = { tiers: { Small: { ...SMALL, reasons: true }, Large: LARGE } };

describe('the rows of the data request step', () => {
  it('are one per data type, of which only basic is required', () => {
    expect(rowsOf(ALL)).toEqual([
      { id: 'basic', required: true, label: 'Medium' },
      { id: 'personality', required: false, label: 'Large' },
      { id: 'preferences', required: false, label: 'Traits' },
    ]);
  });

  it('are one per tier from small to large, under its size in lower case, none of them required', () => {
    expect(rowsOf(TIERS)).toEqual([
      { id: 'small', required: false, label: 'Small', tier: SMALL },
      { id: 'large', required: false, label: 'Large', tier: LARGE },
    ]);
  });
});

describe('the selection before the person’s choice', () => {
  it('is basic alone: everything else is an opt-in', () => {
    expect(withRequired(ALL, [])).toEqual(['basic']);
  });

  it('keeps the person’s earlier choice, in the order of the rows', () => {
    expect(withRequired(ALL, ['preferences', 'location'])).toEqual(['basic', 'preferences']);
  });

  it('is empty if the host asks for tiers', () => {
    expect(withRequired(TIERS, [])).toEqual([]);
  });
});

describe('a press on a row', () => {
  it.each<[string, RequestData, string[], string, string[]]>([
    ['switches an optional type on', ALL, ['basic'], 'personality', ['basic', 'personality']],
    ['switches it off again', ALL, ['basic', 'personality'], 'personality', ['basic']],
    ['never switches basic off', ALL, ['basic', 'preferences'], 'basic', ['basic', 'preferences']],
    [
      'keeps the order of the rows',
      ALL,
      ['basic', 'preferences'],
      'personality',
      ['basic', 'personality', 'preferences'],
    ],
    ['changes nothing for an id that is no row', ALL, ['basic'], 'location', ['basic']],
    [
      'changes nothing for a type the host did not ask for',
      types('basic'),
      ['basic'],
      'personality',
      ['basic'],
    ],
    [
      'drops an id that is no row from the selection',
      ALL,
      ['basic', 'location'],
      'preferences',
      ['basic', 'preferences'],
    ],
    ['switches a tier on', TIERS, [], 'large', ['large']],
    ['adds the smaller tier before it', TIERS, ['large'], 'small', ['small', 'large']],
    ['switches the last tier off', TIERS, ['small'], 'small', []],
    ['knows a tier by its id, not by its size', TIERS, [], 'Small', []],
  ])('%s', (_, request, selected, id, expected) => {
    expect(toggleRow(request, selected, id)).toEqual(expected);
  });

  it('twice restores the selection, and basic is always in it', () => {
    const ids = fc.subarray(['personality', 'preferences']);
    holdsFor(
      fc.tuple(ids, fc.oneof(fc.string(), fc.constantFrom('basic', 'personality'))),
      ([chosen, id]) => {
        const selected = ['basic', ...chosen];
        const once = toggleRow(ALL, selected, id);
        expect(once).toContain('basic');
        expect(toggleRow(ALL, once, id)).toEqual(selected);
      },
    );
  });
});

describe('the labels of the approved rows', () => {
  it.each<[string, RequestData, string[], string[]]>([
    ['map basic to Medium', ALL, ['basic'], ['Medium']],
    ['map personality to Large', ALL, ['personality'], ['Large']],
    ['map preferences to Traits', ALL, ['preferences'], ['Traits']],
    ['stand in the order of the rows', ALL, ['preferences', 'basic'], ['Medium', 'Traits']],
    ['are the sizes of the tiers', TIERS, ['large', 'small'], ['Small', 'Large']],
    ['leave out what is no row', TIERS, ['medium', 'basic', 'large'], ['Large']],
    ['are none where nothing is approved', ALL, [], []],
    ['map reasons to Reasons', types('basic', 'reasons'), ['basic', 'reasons'], ['Medium', 'Reasons']],
    ['add the reasons of an approved tier', REASONED, ['small', 'large'], ['Small', 'Large', 'Reasons']],
    ['add no reasons of a tier that is not approved', REASONED, ['large'], ['Large']],
  ])('%s', (_, request, approved, labels) => {
    expect(labelsOf(request, approved)).toEqual(labels);
  });
});

describe('the labels that call 4 grants in test mode', () => {
  it.each<[string, RequestData, string[], string[]]>([
    ['are those of data types, without the topics', ALL, ['basic', 'personality'], ['Medium', 'Large']],
    ['include the topics in the largest tier', TIERS, ['small', 'large'], ['Small', 'Large', 'Traits']],
    ['include no topics in a smaller tier', TIERS, ['small'], ['Small']],
    ['include the reasons of an approved tier', REASONED, ['small'], ['Small', 'Reasons']],
    ['include each label once', REASONED, ['small', 'large'], ['Small', 'Reasons', 'Large', 'Traits']],
    ['are none where nothing is approved', REASONED, [], []],
  ])('%s', (_, request, approved, labels) => {
    expect(grantedLabels(request, approved)).toEqual(labels);
  });
});

it('the sizes open 16, 32 and 64 items (specification §9)', () => {
  expect([...ITEMS_OF_SIZE]).toEqual([
    ['Small', 16],
    ['Medium', 32],
    ['Large', 64],
  ]);
});
