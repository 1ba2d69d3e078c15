import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { CARDS } from './data.ts';

interface DiscoverState {
  readonly user: 'loggedOut' | 'loggedIn';
  /** Stored, but never filters (specification §2.10). */
  readonly search: string;
}

type DiscoverEvent = DemoEvent | { readonly type: 'search.typed'; readonly search: string };

export const initialState: DiscoverState = { user: 'loggedOut', search: '' };

export const reduce = (state: DiscoverState, event: DiscoverEvent): DiscoverState => {
  switch (event.type) {
    case 'session.ended':
    // A page to which Back leads gets no event of a sign-out.
    case 'reader.unknown':
      return initialState;
    case 'reader.known':
    case 'widget.completed':
    case 'widget.shared':
      return state.user === 'loggedIn' ? state : { ...state, user: 'loggedIn' };
    case 'search.typed':
      return state.user === 'loggedIn' ? { ...state, search: event.search } : state;
    case 'widget.declined':
      return state;
  }
};

export const DISCOVER = defineDemo<DiscoverState, DiscoverEvent>({
  app: 'toona-discover',
  button: { appName: 'Toona Discover', requestData: ['basic', 'reasons'] },
  items: CARDS.map(({ about }) => ({ text: about })),
  initial: initialState,
  reduce,
  screenOf: ({ user }) => user,
  // Only a person who shared is logged in here.
  hasShared: () => true,
  declined: 'The cards stay as they are.',
  ended: 'The cards stay in your order.',
});
