import { type ConnectSnapshot, selectStep } from '../../../widget/machine.ts';
import type { Place } from '../preview/use-preview.ts';

export const placeOf = (snapshot: ConnectSnapshot): Place => selectStep(snapshot) ?? 'closed';

const flat = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  // A parallel state has several regions.
  if (entries.length > 1)
    return [entries.map(([name, below]) => [name, ...flat(below)].join(' ')).join(', ')];
  return entries.flatMap(([name, below]) => [name, ...flat(below)]);
};

/** Describes the host's result and the person it is about. */
export const outcomeOf = ({ context: { selected, user, result } }: ConnectSnapshot): string => {
  const approved = selected.length > 0 ? `approved ${selected.join(', ')}` : 'nothing shared';
  const failed = result?.success === false ? '; the call failed' : '';
  return `${approved}${failed}; ${user?.isNewUser ? 'a new person' : 'an existing person'}`;
};

/** The nested state as text, with the details that distinguish it: `dataRequest › choosing, personality on`. */
export const stateName = (snapshot: ConnectSnapshot): string => {
  const { problem, connected, failures, selected, user } = snapshot.context;
  const failed = Object.values(failures).flatMap((failure) => (failure ? [failure.code] : []));
  const notes = [
    problem?.code,
    snapshot.matches('onboarding') && connected.length > 0 && `${connected.join(', ')} connected`,
    snapshot.matches('onboarding') && failed.length > 0 && failed.join(', '),
    snapshot.matches('dataRequest') && selected.length > 1 && `${selected.at(-1)} on`,
    user && !user.isNewUser && 'an existing person',
  ].filter(Boolean);
  const place = flat(snapshot.value).join(' › ');
  return notes.length > 0 ? `${place} (${notes.join('; ')})` : place;
};
