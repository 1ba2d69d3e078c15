import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../showcase/workbench/config/address.ts';
import { attributesOf, type Config, wrongSettings } from '../../../showcase/workbench/config/config.ts';
import { readRequest } from '../../../showcase/workbench/config/request-data.ts';
import { SETTING_NAMES, settingOf } from '../../../showcase/workbench/config/settings.ts';

const ORIGIN = 'http://localhost:4173';

const anyConfig: fc.Arbitrary<Config> = fc
  .uniqueArray(fc.constantFrom(...SETTING_NAMES))
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          settingOf(name).kind === 'flag' ? fc.constant('') : fc.string({ unit: 'grapheme', maxLength: 24 }),
        ]),
      ),
    ),
  );

it('the address of the workbench contains every configuration, valid or not, completely', () => {
  fc.assert(
    fc.property(anyConfig, (config) => {
      expect(readAddress(writeAddress(config))).toEqual(config);
    }),
  );
});

it('the address of the workbench keeps its other parameters', () => {
  expect(writeAddress({ provider: 'Acme' }, '?fault=abort&provider=Old')).toBe('?fault=abort&provider=Acme');
  expect(writeAddress({}, '?provider=Old')).toBe('');
});

it('the address of the workbench never contains the api key', () => {
  expect(writeAddress({}, '?api-key=secret')).toBe('');
  expect(readAddress('?api-key=secret')).toEqual({});
});

it.each([
  ['theme', 'blue'],
  ['locale', '!!'],
  ['connectors', 'github,myspace'],
  ['request-data', 'everything'],
  ['messages', '["Hello"]'],
] as const)(
  'the settings of the workbench leave out %s="%s", which the widget would not accept either',
  (name, text) => {
    expect(wrongSettings({ [name]: text }, ORIGIN)).toEqual([name]);
    expect(attributesOf({ [name]: text, provider: 'Acme' }, ORIGIN)).toEqual([['provider', 'Acme']]);
  },
);

it('the requested data always contains the basic data', () => {
  expect(readRequest('preferences')).toEqual({ kind: 'types', ids: ['basic', 'preferences'] });
});
