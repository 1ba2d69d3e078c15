import type { SourceId } from '../../../common/platforms/ids.ts';
import type { FoundKind } from '../../../common/platforms/kit/facts.ts';
import type { Found } from '../../../widget/archive/found.ts';

export interface Group {
  readonly platform: SourceId;
  readonly kind: FoundKind;
  readonly entries: readonly Found[];
}

export const keyOf = ({ platform, kind, text }: Found): string => `${platform} ${kind} ${text}`;

/** Searches may contain names of other people, so they are not ticked at first. */
export const isSearch = ({ kind }: Found): boolean => kind === 'searches';

/** Groups the entries by platform and kind, in their order. */
export const groupsOf = (found: readonly Found[]): readonly Group[] => {
  const groups = new Map<string, Found[]>();
  for (const entry of found) {
    const name = `${entry.platform} ${entry.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [entry]);
    else group.push(entry);
  }
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    return first === undefined ? [] : [{ platform: first.platform, kind: first.kind, entries }];
  });
};

/** Returns the entries that contain the searched text. */
export const matching = (found: readonly Found[], searched: string): readonly Found[] => {
  const words = searched.trim().toLocaleLowerCase();
  return words === '' ? found : found.filter(({ text }) => text.toLocaleLowerCase().includes(words));
};
