import type { MenuEntry, Programme, Schedule, Video } from './data.ts';

export interface OdyseeState {
  readonly entry: MenuEntry;
  readonly query: string;
  readonly schedule: Schedule;
  readonly isJoinOpen: boolean;
  /** Title of the video that is open. */
  readonly watching: string | null;
  /** Authors, of both sets. */
  readonly followed: readonly string[];
  /** E-mail of whoever used the form in this visit; nobody checks it (specification §6). */
  readonly member: string | null;
  /** Whose answer brought the second set. */
  readonly tunedTo: string | null;
}

export type OdyseeEvent =
  | { readonly type: 'entry.choose'; readonly entry: MenuEntry }
  | { readonly type: 'search.type'; readonly query: string }
  | { readonly type: 'join.open' }
  | { readonly type: 'join.close' }
  | { readonly type: 'member.enter'; readonly email: string }
  | { readonly type: 'member.leave' }
  | { readonly type: 'watch.open'; readonly title: string }
  | { readonly type: 'watch.close' }
  | { readonly type: 'follow.toggle'; readonly author: string }
  | { readonly type: 'widget.response'; readonly username?: string };

export const initialState: OdyseeState = {
  entry: 'Home',
  query: '',
  schedule: 'everyone',
  isJoinOpen: false,
  watching: null,
  followed: [],
  member: null,
  tunedTo: null,
};

const toggle = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The states of specification §4.4, and what the page's own controls do. */
export const reduce = (state: OdyseeState, event: OdyseeEvent): OdyseeState => {
  switch (event.type) {
    case 'entry.choose':
      return { ...state, entry: event.entry, query: '' };
    case 'search.type':
      return { ...state, query: event.query };
    case 'join.open':
      return { ...state, isJoinOpen: true };
    case 'join.close':
      return { ...state, isJoinOpen: false };
    case 'member.enter':
      return { ...state, isJoinOpen: false, member: event.email };
    case 'member.leave':
      return { ...state, member: null };
    case 'watch.open':
      return { ...state, watching: event.title };
    case 'watch.close':
      return { ...state, watching: null };
    case 'follow.toggle':
      return { ...state, followed: toggle(state.followed, event.author) };
    case 'widget.response':
      return {
        ...state,
        schedule: 'yours',
        entry: 'Home',
        query: '',
        watching: null,
        isJoinOpen: false,
        tunedTo: event.username ?? 'you',
      };
  }
};

/** Every video of a set, the banner's first. */
export const allVideos = ({ banner, videos }: Programme): readonly Video[] => [banner.video, ...videos];

const matches = (video: Video, query: string) => {
  const text = `${video.title} ${video.author} ${video.category}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The videos on the page: a search looks through the whole set, whatever menu entry is chosen. */
export const videosOn = (
  programme: Programme,
  { entry, query, followed }: Pick<OdyseeState, 'entry' | 'query' | 'followed'>,
): readonly Video[] => {
  const all = allVideos(programme);
  if (query.trim() !== '') return all.filter((video) => matches(video, query.trim()));
  switch (entry) {
    case 'Home':
      return programme.videos;
    case 'Following':
      return all.filter(({ author }) => followed.includes(author));
    case 'Featured':
      return all.filter(({ isFeatured }) => isFeatured);
    default:
      return all.filter(({ category }) => category === entry);
  }
};

/** What is wrong with the join form, by field; empty when nothing is (specification §5, contract §1). */
export const checkJoin = ({ email, password }: { email: string; password: string }) => ({
  ...(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? {} : { email: 'Please enter a valid email address' }),
  ...(password === '' ? { password: 'Please enter a password' } : {}),
});
