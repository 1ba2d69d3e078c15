import type { Inference } from '../interests/infer.ts';

/** What the board knows of the person, and how the last attempt to learn more went. */
export interface Personal {
  /** `null` is the featured list. */
  readonly inference: Inference | null;
  readonly reading: 'idle' | 'reading' | 'failed' | 'nothing';
}

export type PersonalEvent =
  | { readonly type: 'read.start' }
  | { readonly type: 'read.done'; readonly inference: Inference }
  | { readonly type: 'read.fail' }
  | { readonly type: 'interest.remove'; readonly name: string }
  | { readonly type: 'featured.show' };

const without = ({ interests, personality }: Inference, name: string): Inference | null => {
  const left = interests.filter((interest) => interest.name !== name);
  return left.length === 0 ? null : { interests: left, personality };
};

/** The interests go from none to a list (specification §4.2), and back when the person wants it. */
export const personalReducer = (state: Personal, event: PersonalEvent): Personal => {
  switch (event.type) {
    case 'read.start':
      return { ...state, reading: 'reading' };
    case 'read.done':
      return event.inference.interests.length === 0
        ? { ...state, reading: 'nothing' }
        : { inference: event.inference, reading: 'idle' };
    case 'read.fail':
      return { ...state, reading: 'failed' };
    case 'interest.remove':
      return { inference: state.inference && without(state.inference, event.name), reading: 'idle' };
    case 'featured.show':
      return { inference: null, reading: 'idle' };
  }
};
