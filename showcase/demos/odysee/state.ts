import type { Item } from '../../shared/connect/inference.ts';
import { type Interests, personalOrder } from '../../shared/connect/personal-order.ts';
import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { isEmail, slug } from '../../shared/lib/format.ts';
import { followedAt } from '../../shared/lib/stored-state.ts';
import { MENU, type MenuEntry, PROGRAMMES, type Programme, type Schedule, type Video } from './data.ts';

export interface OdyseeState {
  readonly schedule: Schedule;
  readonly isJoinOpen: boolean;
  /** The e-mail address. Only its shape is validated (specification §6). */
  readonly member: string | null;
}

type OdyseeEvent =
  | DemoEvent
  | { readonly type: 'join'; readonly isOpen: boolean }
  | { readonly type: 'session.started'; readonly email: string }
  | { readonly type: 'member.left' };

export const initialState: OdyseeState = {
  schedule: 'everyone',
  isJoinOpen: false,
  member: null,
};

export const reduce = (state: OdyseeState, event: OdyseeEvent): OdyseeState => {
  switch (event.type) {
    case 'join':
      return { ...state, isJoinOpen: event.isOpen };
    case 'session.started':
      return { ...state, isJoinOpen: false, member: event.email };
    case 'member.left':
      return { ...state, member: null };
    case 'widget.completed':
      return { ...state, schedule: 'yours', isJoinOpen: false };
    case 'reader.known':
      // A viewer who shared in an earlier visit sees their own programme.
      return state.schedule === 'yours' ? state : { ...state, schedule: 'yours' };
    default:
      return state;
  }
};

const allVideos = ({ banner, videos }: Programme): readonly Video[] => [banner.video, ...videos];

export interface Place {
  readonly entry: MenuEntry;
  readonly query: string;
}

export const slugOf = ({ title }: Pick<Video, 'title'>) => slug(title);

export const channelOf = (entry: MenuEntry) => (entry === 'Home' ? null : slug(entry));

export const entryAt = (channel: string | null): MenuEntry =>
  MENU.find((entry) => channelOf(entry) === channel) ?? 'Home';

export const videoAt = (name: string | null): Video | null =>
  Object.values(PROGRAMMES)
    .flatMap(allVideos)
    .find((video) => slugOf(video) === name) ?? null;

const textOf = ({ about }: Video) => about;

export const ITEMS: readonly Item[] = Object.values(PROGRAMMES)
  .flatMap(allVideos)
  .map((video) => ({ text: textOf(video) }));

export const inInterestOrder = (videos: readonly Video[], interests: Interests) =>
  personalOrder(videos, textOf, ({ title }) => title, interests);

export const isTuned = (programme: Programme, interests: Interests) =>
  inInterestOrder(allVideos(programme), interests).isPersonal;

const matches = (video: Video, query: string) => {
  const text = `${video.title} ${video.author} ${video.category}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** A search covers the whole set and ignores the chosen menu entry. */
export const videosOn = (
  programme: Programme,
  { entry, query }: Place,
  followed: readonly string[],
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

export const checkJoin = ({ email, password }: { email: string; password: string }) => ({
  ...(isEmail(email) ? {} : { email: 'Please enter a valid email address' }),
  ...(password === '' ? { password: 'Please enter a password' } : {}),
});

export const FOLLOWED = followedAt('data-connect:odysee:followed');

export const ODYSEE = defineDemo<OdyseeState, OdyseeEvent>({
  app: 'odysee',
  button: {
    appName: 'Odysee',
    loginType: 'signUp',
    requestData: ['basic', 'reasons'],
    connectors: ['youtube', 'instagram', 'reddit', 'pinterest'],
  },
  items: ITEMS,
  initial: initialState,
  reduce,
  declined: 'The programme stays the one for everyone.',
  ended: 'The programme is still tuned to you.',
});
