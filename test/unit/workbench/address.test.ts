import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../showcase/workbench/config/address.ts';
import { attributesOf, type Config, wrongSettings } from '../../../showcase/workbench/config/config.ts';
import { moved } from '../../../showcase/workbench/config/connectors.ts';
import { recordKeyOf } from '../../../showcase/workbench/config/record-key.ts';
import { readRequest, TIER_SIZES, writeTiers } from '../../../showcase/workbench/config/request-data.ts';
import { MESSAGE_DEFAULTS, SETTING_NAMES, settingOf } from '../../../showcase/workbench/config/settings.ts';
import { recordKey } from '../../../widget/domain/record-key.ts';
import { attributeOf, DEFAULTS, OPTION_NAMES, readOption } from '../../../widget/element/attributes.ts';
import { en } from '../../../widget/locales/en.ts';

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

describe('the address', () => {
  it('contains every configuration, valid or not, completely', () => {
    fc.assert(
      fc.property(anyConfig, (config) => {
        expect(readAddress(writeAddress(config))).toEqual(config);
      }),
    );
  });

  it('keeps its other parameters', () => {
    expect(writeAddress({ provider: 'Acme' }, '?fault=abort&provider=Old')).toBe(
      '?fault=abort&provider=Acme',
    );
    expect(writeAddress({}, '?provider=Old')).toBe('');
  });

  it('never contains the api key', () => {
    expect(writeAddress({}, '?api-key=secret')).toBe('');
    expect(readAddress('?api-key=secret')).toEqual({});
  });
});

describe('the settings', () => {
  it('are the attributes of the element without the api key, and its texts', () => {
    const attributes = OPTION_NAMES.map(attributeOf).filter((name) => name !== 'api-key');
    expect(SETTING_NAMES.filter((name) => name !== 'messages').sort()).toEqual(attributes.sort());
  });

  it('begin with the defaults of the element', () => {
    for (const name of OPTION_NAMES) {
      const setting = SETTING_NAMES.find((each) => each === attributeOf(name));
      const { kind, ...rest } = setting ? settingOf(setting) : { kind: 'none' };
      if (kind === 'choice') expect(Object.values(rest).flat()).toContain(DEFAULTS[name]);
      if (kind === 'choice') expect(Object.values(rest).find(Array.isArray)?.[0]).toBe(DEFAULTS[name]);
    }
  });

  it('offer texts of the widget', () => {
    for (const [key, text] of Object.entries(MESSAGE_DEFAULTS)) {
      if (key.startsWith('button.')) continue;
      expect(Reflect.get(en, key)).toBe(text);
    }
  });

  it.each([
    ['theme', 'blue'],
    ['locale', '!!'],
    ['api-base', 'ftp://api.example'],
    ['redirect-url', 'https://elsewhere.example/callback'],
    ['connectors', 'github,myspace'],
    ['request-data', '{"Huge":{}}'],
    ['request-data', '{"Small":'],
    ['request-data', 'everything'],
    ['messages', '["Hello"]'],
  ] as const)('leave out %s="%s", which the widget would not accept either', (name, text) => {
    expect(wrongSettings({ [name]: text }, ORIGIN)).toEqual([name]);
    expect(attributesOf({ [name]: text, provider: 'Acme' }, ORIGIN)).toEqual([['provider', 'Acme']]);
  });

  it('accept no text that the widget would warn about', () => {
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
    { provider: 'Café' },
    { provider: 'Пример' },
    { provider: '例え', 'test-mode': '' },
    { 'test-mode': '' },
    { 'api-base': 'https://api.example/v1' },
    { 'api-base': '/v2', 'test-mode': '' },
  ])('use the widget’s name for the record of %j', (config) => {
    const owner = {
      provider: config.provider ?? 'Mosaic',
      apiBase: config['api-base'] ?? '/api',
      testMode: 'test-mode' in config,
    };
    expect(recordKeyOf(config, ORIGIN)).toBe(recordKey(owner, ORIGIN, `${ORIGIN}/widget`));
  });
});

describe('the requested data', () => {
  const draft = fc.record({ type: fc.string(), descriptions: fc.string(), reward: fc.string() });

  it('is restored from its text', () => {
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

  it('always contains the basic data', () => {
    expect(readRequest('preferences')).toEqual({ kind: 'types', ids: ['basic', 'preferences'] });
  });
});

describe('the connectors', () => {
  it('move by one position, and no further than the end', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });
});
