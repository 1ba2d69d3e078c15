import { CONNECTOR_IDS } from '../../../provider/config-platforms.ts';
import { KIND_WEIGHTS, SIGNAL_KINDS, type Signal } from '../../../provider/signal.ts';
import type { SamplePerson } from './sample-person.ts';

/** Parses the signals of a sample person, from lines such as `github likes raft — Consensus library`. */
export const signalsOf = ({ signals }: SamplePerson): readonly Signal[] =>
  signals.map((line) => {
    const [head = '', about] = line.split(' — ');
    const [place = '', word = '', ...name] = head.split(' ');
    const kind = SIGNAL_KINDS.find((known) => known === word);
    const platform = CONNECTOR_IDS.find((known) => known === place);
    if (kind === undefined || platform === undefined) throw new Error(`No signal: ${line}`);
    return { platform, kind, text: name.join(' '), about, weight: KIND_WEIGHTS[kind], at: null };
  });
