import { CONNECTOR_IDS, type ConnectorId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';
import { listsOf } from '../../common/platforms/platforms.ts';
import { KIND_WEIGHTS, type Signal } from '../facts/signal.ts';
import { textOf } from './data.ts';

/**
 * A sample person, with the entries on each platform: list by list, in the order of the platform’s lists. The text after a dash is the
 * platform's description.
 */
export type SamplePerson = Readonly<Partial<Record<ConnectorId, readonly (readonly string[])[]>>> & {
  readonly id: string;
  /** Name on the consent page. */
  readonly name: string;
};

/** The sample people whose account a consent page offers. The first one is the default. */
export const SAMPLE_PEOPLE: readonly [SamplePerson, ...SamplePerson[]] = JSON.parse(
  textOf('sample-people.json'),
);

const signalOf = (platform: ConnectorId, kind: SignalKind, line: string): Signal => {
  const [text = '', about] = line.split(' — ');
  const signal = { platform, kind, text, weight: KIND_WEIGHTS[kind], at: null };
  return about === undefined ? signal : { ...signal, about };
};

const signalsOf = (person: SamplePerson): readonly Signal[] =>
  CONNECTOR_IDS.flatMap((platform) =>
    listsOf(platform).flatMap(([, { kind }], list) =>
      (person[platform]?.[list] ?? []).map((line) => signalOf(platform, kind, line)),
    ),
  );

/** Returns the signals of a sample person from all platforms; of the first one for an unknown id. */
export const sampleSignals = (id: string): readonly Signal[] =>
  signalsOf(SAMPLE_PEOPLE.find((person) => person.id === id) ?? SAMPLE_PEOPLE[0]);

/**
 * Returns the id of the sample person in test mode: the one whose id the address begins with, as in `cook@example.org`;
 * else the first.
 */
export const sampleIdFor = (address: string): string => {
  const name = address.toLowerCase().replace(/^existing[-.+]?/, '');
  return (SAMPLE_PEOPLE.find(({ id }) => name.startsWith(id)) ?? SAMPLE_PEOPLE[0]).id;
};
