import { type DemoEvent, defineDemo } from '../../shared/demo/demo.tsx';
import { DCODE_KEY } from '../../shared/demo/keys.ts';
import { isRecord } from '../../shared/lib/is-record.ts';
import { readText } from '../../shared/lib/json-storage.ts';
import { toggled } from '../../shared/lib/stored-state.ts';
import data from './data.json';
import { AVATARS, type AvatarId, MEMBER_KEY, type Profile, SAMPLE_PROFILE } from './data.ts';

export interface Member {
  readonly profile: Profile;
  readonly hasBadges: boolean;
}

type MemberEvent = DemoEvent | { readonly type: 'profile.saved'; readonly profile: Profile };

/** The password is typed twice and never stored. */
export interface Draft extends Profile {
  readonly password: string;
  readonly repeated: string;
}

export interface Problems {
  readonly username?: string;
  readonly repeated?: string;
}

export const initialState: Member = { profile: SAMPLE_PROFILE, hasBadges: false };

/** The profile stays after a sign-out, because it belongs to the browser. */
export const reduce = (state: Member, event: MemberEvent): Member => {
  switch (event.type) {
    case 'widget.completed':
      return { ...state, hasBadges: true };
    case 'session.ended':
      return { ...state, hasBadges: false };
    case 'profile.saved':
      return { ...state, profile: event.profile };
    default:
      return state;
  }
};

const isAvatar = (value: unknown): value is AvatarId => AVATARS.some(({ id }) => id === value);
const topicsAmong = (values: readonly unknown[]) => data.topics.filter((topic) => values.includes(topic));

const readProfile = (stored: unknown): Profile => {
  if (!isRecord(stored)) return SAMPLE_PROFILE;
  const { avatar, username, role, topics } = stored;
  return {
    avatar: isAvatar(avatar) ? avatar : SAMPLE_PROFILE.avatar,
    username: typeof username === 'string' && username.trim() ? username : SAMPLE_PROFILE.username,
    role: data.roles.find((each) => each === role) ?? SAMPLE_PROFILE.role,
    topics: Array.isArray(topics) ? topicsAmong(topics) : SAMPLE_PROFILE.topics,
  };
};

export const restore = (stored: unknown): Member => ({
  profile: isRecord(stored) ? readProfile(stored.profile) : SAMPLE_PROFILE,
  hasBadges: readText(DCODE_KEY) === 'true',
});

export const DCODE = defineDemo<Member, MemberEvent>({
  app: 'dcode',
  button: {
    appName: 'Dcode',
    textColor: 'white',
    requestData: ['basic'],
    connectors: ['github', 'linkedin', 'reddit', 'youtube'],
  },
  initial: initialState,
  reduce,
  kept: {
    key: MEMBER_KEY,
    flag: { key: DCODE_KEY, of: ({ hasBadges }) => hasBadges || undefined },
    restore,
    keep: ({ profile }) => (profile === SAMPLE_PROFILE ? undefined : { profile }),
  },
  hasShared: ({ hasBadges }) => hasBadges,
  declined: 'You are not signed in.',
  ended: 'Your badges are still here.',
});

export const draftOf = (profile: Profile): Draft => ({ ...profile, password: '', repeated: '' });

export const problemsOf = ({ username, password, repeated }: Draft): Problems => ({
  ...(username.trim() ? {} : { username: 'Please enter a username.' }),
  ...(password === repeated ? {} : { repeated: 'The two passwords do not agree.' }),
});

export const profileOf = ({ avatar, username, role, topics }: Draft): Profile => ({
  avatar,
  username: username.trim(),
  role,
  topics,
});

export const toggleTopic = (topics: readonly string[], topic: string): readonly string[] =>
  topicsAmong(toggled(topics, topic));
