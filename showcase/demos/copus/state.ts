/** The three views of the header's buttons (specification §2.6). The page's address names one; else it is the first. */
export const VIEWS = ['forum', 'graph', 'channel'] as const;
export type View = (typeof VIEWS)[number];

/** Returns the view of an address. */
export const viewAt = (name: string | null): View => VIEWS.find((view) => view === name) ?? 'forum';

/** The sample set that the page shows. */
export type Issue = 'repair' | 'night';

export interface CopusState {
  readonly issue: Issue;
  readonly isJoinOpen: boolean;
  /** The widget has responded on this visit. */
  readonly isAnswered: boolean;
}

export type CopusEvent =
  | { readonly type: 'join.opened' }
  | { readonly type: 'join.closed' }
  | { readonly type: 'widget.completed' }
  | { readonly type: 'visit.restored' };

/** The page opens with the sign-up overlay (specification §4.3). */
export const initialState: CopusState = {
  issue: 'repair',
  isJoinOpen: true,
  isAnswered: false,
};

/** Implements the states of specification §4.3. */
export const reduce = (state: CopusState, event: CopusEvent): CopusState => {
  switch (event.type) {
    case 'join.opened':
      return { ...state, isJoinOpen: true };
    case 'join.closed':
      return { ...state, isJoinOpen: false };
    case 'widget.completed':
      return {
        ...state,
        issue: state.issue === 'repair' ? 'night' : 'repair',
        isJoinOpen: false,
        isAnswered: true,
      };
    case 'visit.restored':
      // A reader of an earlier visit finds the issue of their answer, and no sign-up.
      return state.isAnswered ? state : { ...state, issue: 'night', isJoinOpen: false, isAnswered: true };
  }
};

/** Number of a channel's followers. It includes the person if they follow the channel. */
export const followersOf = (channel: { name: string; followers: number }, followed: readonly string[]) =>
  channel.followers + (followed.includes(channel.name) ? 1 : 0);
