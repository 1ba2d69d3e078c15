import type { Inference } from './infer.ts';

/** What the board knows of the person, and how the last attempt to learn more went. */
export interface Personal {
  /** `null` is the featured list. */
  readonly inference: Inference | null;
  readonly reading: 'idle' | 'reading' | 'failed' | 'nothing';
}

export type PersonalEvent =
  | { readonly type: 'reading.started' }
  | { readonly type: 'reading.completed'; readonly inference: Inference }
  | { readonly type: 'reading.failed' }
  | { readonly type: 'interest.removed'; readonly name: string }
  | { readonly type: 'featured.chosen' }
  | { readonly type: 'session.ended' };

export const initialState: Personal = { inference: null, reading: 'idle' };

const without = ({ interests, personality }: Inference, name: string): Inference | null => {
  const left = interests.filter((interest) => interest.name !== name);
  return left.length === 0 ? null : { interests: left, personality };
};

/** The interests go from none to a list (specification §4.2), and back when the person wants it. */
export const reduce = (state: Personal, event: PersonalEvent): Personal => {
  switch (event.type) {
    case 'reading.started':
      return { ...state, reading: 'reading' };
    case 'reading.completed':
      return event.inference.interests.length === 0
        ? { ...state, reading: 'nothing' }
        : { inference: event.inference, reading: 'idle' };
    case 'reading.failed':
      return { ...state, reading: 'failed' };
    case 'interest.removed':
      return { inference: state.inference && without(state.inference, event.name), reading: 'idle' };
    case 'featured.chosen':
    case 'session.ended':
      return initialState;
  }
};
