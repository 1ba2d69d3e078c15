import dataJson from './data.json';
/** Local-storage key of the profile. Passwords are never stored. */
export const MEMBER_KEY = 'data-connect:dcode:member';

export const AVATARS = [
  { id: 'scribe', name: 'The Scribe' },
  { id: 'warden', name: 'The Warden' },
  { id: 'herald', name: 'The Herald' },
] as const;
export type AvatarId = (typeof AVATARS)[number]['id'];

export const ROLES = [
  'Backend Developer',
  'Frontend Developer',
  'Smart Contract Developer',
  'Security Auditor',
  'Protocol Researcher',
] as const;
export type Role = (typeof ROLES)[number];

export const TOPICS = [
  'Consensus',
  'Smart contracts',
  'Zero-knowledge proofs',
  'Rollups',
  'Wallets and keys',
  'Decentralised storage',
  'Oracles',
  'Governance',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Profile {
  readonly avatar: AvatarId;
  readonly username: string;
  readonly role: Role;
  readonly topics: readonly Topic[];
}

export const SAMPLE_PROFILE = {
  avatar: 'scribe',
  username: 'aldous',
  role: 'Backend Developer',
  topics: ['Consensus', 'Rollups', 'Zero-knowledge proofs', 'Decentralised storage'],
} as const satisfies Profile;

export const STANDING = { level: 12, clan: 'Order of the Open Ledger', leagueScore: 1284 } as const;

export const SKILLS = [
  { name: 'Rust', years: 5 },
  { name: 'Go', years: 4 },
  { name: 'PostgreSQL', years: 7 },
  { name: 'Solidity', years: 2 },
  { name: 'gRPC', years: 3 },
] as const;

export const BADGES = [
  { id: 'genesis', name: 'Genesis Scribe', text: 'Wrote in the first season', seal: 'feather' },
  { id: 'auditor', name: 'Keen Eye', text: 'Found a reentrancy bug', seal: 'eye' },
  { id: 'mason', name: 'Mason', text: 'Merged fifty changes', seal: 'hammer' },
  { id: 'lantern', name: 'Lantern Bearer', text: 'Taught ten newcomers', seal: 'lamp' },
] as const;
export type Seal = (typeof BADGES)[number]['seal'];

export const PLACES = [
  { id: 'town-hall', name: 'Town Hall' },
  { id: 'monk-ai', name: 'Monk AI' },
  { id: 'project-sagas', name: 'Project Sagas' },
  { id: 'treasury', name: 'Treasury' },
] as const;

/** Days are named from the reader's day on, so that they cannot age. */
export const RECENT_ACTIVITY = [
  { when: 'Yesterday', text: 'You reviewed the light client of Saga IV and left nine notes.' },
  { when: '3 days ago', text: 'Ysolde joined the Order of the Open Ledger.' },
  { when: '4 days ago', text: 'Your proof-of-inclusion helper was merged after two rounds.' },
  { when: 'Last week', text: 'The Order rose to third place in the season league.' },
] as const;

/** Weekly events, because events with a date would soon be over. */
export const UPCOMING_EVENTS = [
  { day: 'Tue', at: '19:00', title: 'Reading circle on rollups', place: 'Cloister, every Tuesday' },
  { day: 'Fri', at: '21:00', title: 'Code vigil: fuzzing till midnight', place: 'Scriptorium, every Friday' },
  { day: 'Sat', at: '15:00', title: 'Season league, open round', place: 'Town Hall, every Saturday' },
] as const;

export const MONK_ANSWERS = [
  {
    question: 'Why did my transaction revert?',
    answer:
      'Start from the innermost call. A revert without a reason is most often a require with no text, or gas that ran out one call deeper than you look.',
  },
  {
    question: 'Which saga needs a backend hand?',
    answer: 'Saga IV. Its indexer falls behind by a day each week, and nobody has claimed the issue.',
  },
  {
    question: 'What is a good first audit?',
    answer:
      'A contract with one storage variable and two callers. You can hold all of its states in your head.',
  },
] as const;

export const SAGAS = dataJson;

export const LEDGER = [
  { reason: 'Reviews in the Lamp in the Node', points: 1240 },
  { reason: 'Merged changes', points: 820 },
  { reason: 'Season league', points: 350 },
  { reason: 'Answers to newcomers', points: 70 },
] as const;
