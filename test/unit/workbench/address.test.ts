import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  attributesOf,
  type Config,
  readAddress,
  SETTING_NAMES,
  settingOf,
  writeAddress,
  wrongSettings,
} from '../../../showcase/workbench/config.ts';

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
  ['locale', '!!'],
  ['connectors', 'github,myspace'],
  ['request-data', 'everything'],
  ['messages', '["Hello"]'],
] as const)(
  'the settings of the workbench leave out %s="%s", which the widget would not accept either',
  (name, text) => {
    expect(wrongSettings({ [name]: text })).toEqual([name]);
    expect(attributesOf({ [name]: text, provider: 'Acme' })).toEqual([['provider', 'Acme']]);
  },
);
