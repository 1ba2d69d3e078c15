import { toggled } from '../../shared/lib/toggled.ts';

/** The three views behind the header's buttons (specification §2.6). */
export type View = 'forum' | 'graph' | 'channel';

/** Which of the two sample sets is on the page. */
export type Issue = 'repair' | 'night';

export interface CopusState {
  readonly view: View;
  readonly issue: Issue;
  readonly isJoinOpen: boolean;
  /** Names of followed channels, of both sets. */
  readonly followed: readonly string[];
}

export type CopusEvent =
  | { readonly type: 'view.chosen'; readonly view: View }
  | { readonly type: 'join.opened' }
  | { readonly type: 'join.closed' }
  | { readonly type: 'follow.toggled'; readonly channel: string }
  | { readonly type: 'widget.completed' };

/** The sign-up overlay is shown initially (specification §4.3). */
export const initialState: CopusState = {
  view: 'forum',
  issue: 'repair',
  isJoinOpen: true,
  followed: [],
};

/** The states of specification §4.3. */
export const reduce = (state: CopusState, event: CopusEvent): CopusState => {
  switch (event.type) {
    case 'view.chosen':
      return { ...state, view: event.view };
    case 'join.opened':
      return { ...state, isJoinOpen: true };
    case 'join.closed':
      return { ...state, isJoinOpen: false };
    case 'follow.toggled':
      return { ...state, followed: toggled(state.followed, event.channel) };
    case 'widget.completed':
      return {
        ...state,
        issue: state.issue === 'repair' ? 'night' : 'repair',
        isJoinOpen: false,
      };
  }
};

/** A channel's followers, the person counted in once they follow. */
export const followersOf = (channel: { name: string; followers: number }, followed: readonly string[]) =>
  channel.followers + (followed.includes(channel.name) ? 1 : 0);
