import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../showcase/workbench/config/address.ts';
import { attributesOf, type Config, wrongSettings } from '../../../showcase/workbench/config/config.ts';
import { moved } from '../../../showcase/workbench/config/connectors.ts';
import { recordKeyOf } from '../../../showcase/workbench/config/record-key.ts';
import { readRequest, TIER_SIZES, writeTiers } from '../../../showcase/workbench/config/request-data.ts';
import { SETTING_NAMES, settingOf } from '../../../showcase/workbench/config/settings.ts';
import { recordKey } from '../../../widget/domain/record-key.ts';
import { attributeOf, OPTION_NAMES, readOption } from '../../../widget/element/attributes.ts';

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

it('the settings of the workbench accept no text that the widget would warn about', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('connectors', 'request-data', 'theme', 'locale'),
      fc.string(),
      (name, text) => {
        const option = OPTION_NAMES.find((each) => attributeOf(each) === name);
        const warnings: unknown[] = [];
        const { warn } = console;
        console.warn = (...message: unknown[]) => warnings.push(message);
        if (option) readOption(option, text);
        console.warn = warn;
        const isApplied = attributesOf({ [name]: text }, ORIGIN).length > 0;
        if (isApplied) expect(warnings).toEqual([]);
      },
    ),
    { examples: [['locale', 'AAAA']] },
  );
});

it.each<Config>([
  {},
  { provider: 'Big & Co' },
  { 'test-mode': '' },
  { 'api-base': 'https://api.example/v1' },
])('the settings of the workbench use the widget’s name for the record of %j', (config) => {
  const owner = {
    provider: config.provider ?? 'Mosaic',
    apiBase: config['api-base'] ?? '/api',
    testMode: 'test-mode' in config,
  };
  expect(recordKeyOf(config, ORIGIN)).toBe(recordKey(owner, ORIGIN, `${ORIGIN}/widget`));
});

const draft = fc.record({ type: fc.string(), descriptions: fc.string(), reward: fc.string() });

it('the requested data is restored from its text', () => {
  fc.assert(
    fc.property(
      fc.subarray([...TIER_SIZES], { minLength: 1 }),
      fc.tuple(draft, draft, draft),
      (sizes, drafts) => {
        const tiers = Object.fromEntries(sizes.map((size, index) => [size, drafts[index]]));
        expect(readRequest(writeTiers(tiers))).toEqual({ kind: 'tiers', tiers });
      },
    ),
  );
});

it('the requested data always contains the basic data', () => {
  expect(readRequest('preferences')).toEqual({ kind: 'types', ids: ['basic', 'preferences'] });
});

it('the connectors of the workbench move by one position, and no further than the end', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
