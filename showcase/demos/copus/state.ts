/** The three views behind the header's buttons (specification §2.6). */
export type View = 'forum' | 'graph' | 'channel';

/** Which of the two sample sets is on the page. */
export type Issue = 'repair' | 'night';

export interface CopusState {
  readonly view: View;
  readonly issue: Issue;
  readonly isOverlayOpen: boolean;
  /** Names of followed channels, of both sets. */
  readonly followed: readonly string[];
  /** Around whom the page is sorted; nobody before the first response. */
  readonly reader: string | null;
}

export type CopusEvent =
  | { readonly type: 'view.choose'; readonly view: View }
  | { readonly type: 'overlay.open' }
  | { readonly type: 'overlay.close' }
  | { readonly type: 'follow.toggle'; readonly channel: string }
  | { readonly type: 'widget.response'; readonly username?: string };

/** The sign-up overlay is shown initially (specification §4.3). */
export const initialState: CopusState = {
  view: 'forum',
  issue: 'repair',
  isOverlayOpen: true,
  followed: [],
  reader: null,
};

const toggle = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The states of specification §4.3. */
export const reduce = (state: CopusState, event: CopusEvent): CopusState => {
  switch (event.type) {
    case 'view.choose':
      return { ...state, view: event.view };
    case 'overlay.open':
      return { ...state, isOverlayOpen: true };
    case 'overlay.close':
      return { ...state, isOverlayOpen: false };
    case 'follow.toggle':
      return { ...state, followed: toggle(state.followed, event.channel) };
    case 'widget.response':
      return {
        ...state,
        issue: state.issue === 'repair' ? 'night' : 'repair',
        isOverlayOpen: false,
        reader: event.username ?? 'you',
      };
  }
};

/** A channel's followers, the person counted in once they follow. */
export const followersOf = (channel: { name: string; followers: number }, followed: readonly string[]) =>
  channel.followers + (followed.includes(channel.name) ? 1 : 0);
