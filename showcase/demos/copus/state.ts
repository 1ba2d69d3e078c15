import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { type Issue, ITEMS } from './data.ts';

/** The first one is the default. */
export const VIEWS = ['forum', 'graph', 'channel'] as const;
export type View = (typeof VIEWS)[number];

export const viewAt = (name: string | null): View => VIEWS.find((view) => view === name) ?? 'forum';

interface CopusState {
  readonly issue: Issue;
  readonly isJoinOpen: boolean;
  readonly isAnswered: boolean;
}

type CopusEvent = DemoEvent | { readonly type: 'join'; readonly isOpen: boolean };

export const initialState: CopusState = {
  issue: 'repair',
  isJoinOpen: true,
  isAnswered: false,
};

export const reduce = (state: CopusState, event: CopusEvent): CopusState => {
  switch (event.type) {
    case 'join':
      return { ...state, isJoinOpen: event.isOpen };
    case 'widget.completed':
      return {
        ...state,
        issue: state.issue === 'repair' ? 'night' : 'repair',
        isJoinOpen: false,
        isAnswered: true,
      };
    case 'reader.known':
      // A reader of an earlier visit sees the issue that an answer opens, and no sign-up.
      return state.isAnswered ? state : { ...state, issue: 'night', isJoinOpen: false, isAnswered: true };
    default:
      return state;
  }
};

export const COPUS = defineDemo<CopusState, CopusEvent>({
  app: 'copus',
  button: {
    appName: 'Copus',
    loginType: 'signUp',
    requestData: ['basic', 'reasons'],
    connectors: ['reddit', 'youtube', 'pinterest', 'github'],
  },
  items: ITEMS,
  initial: initialState,
  reduce,
  declined: 'The issue stays the one for everyone.',
  ended: 'The issue is still set around you.',
});
