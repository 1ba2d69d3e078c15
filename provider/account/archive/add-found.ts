import type { SourceId } from '../../../common/platforms/ids.ts';
import type { FoundKind, SignalKind } from '../../../common/platforms/kit/facts.ts';
import type { Found, SentEntry } from '../../../widget/archive/found.ts';
import type { SignalsAdded } from '../../api/account-shapes.ts';

const sentKind = (kind: FoundKind): SignalKind => (kind === 'searches' ? 'views' : kind);

type AddSignals = (platform: SourceId, entries: readonly SentEntry[]) => Promise<SignalsAdded>;

export const addFound = async (add: AddSignals, chosen: readonly Found[]): Promise<SignalsAdded> => {
  let [kept, withheld] = [0, 0];
  for (const platform of new Set(chosen.map((entry) => entry.platform))) {
    const entries = chosen.filter((entry) => entry.platform === platform);
    const answer = await add(
      platform,
      entries.map(({ kind, text, about, at }) => ({ kind: sentKind(kind), text, about, at })),
    );
    kept += answer.kept;
    withheld += answer.withheld;
  }
  return { kept, withheld };
};
