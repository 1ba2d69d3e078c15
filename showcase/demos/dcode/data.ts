import data from './data.json';

/** Local-storage key of the profile. Passwords are never stored. */
export const MEMBER_KEY = 'data-connect:dcode:member';

export const AVATARS = [
  { id: 'scribe', name: 'The Scribe' },
  { id: 'warden', name: 'The Warden' },
  { id: 'herald', name: 'The Herald' },
] as const;
export type AvatarId = (typeof AVATARS)[number]['id'];

export interface Profile {
  readonly avatar: AvatarId;
  readonly username: string;
  /** One of `data.roles`. */
  readonly role: string;
  /** Some of `data.topics`, in their order. */
  readonly topics: readonly string[];
}

export const SAMPLE_PROFILE = {
  avatar: 'scribe',
  username: 'aldous',
  role: 'Backend Developer',
  topics: ['Consensus', 'Rollups', 'Zero-knowledge proofs', 'Decentralised storage'],
} as const satisfies Profile;

export const STANDING = { level: 12, clan: 'Order of the Open Ledger', leagueScore: 1284 } as const;

export const BADGES = [
  { id: 'genesis', name: 'Genesis Scribe', text: 'Wrote in the first season', seal: 'feather' },
  { id: 'auditor', name: 'Keen Eye', text: 'Found a reentrancy bug', seal: 'eye' },
  { id: 'mason', name: 'Mason', text: 'Merged fifty changes', seal: 'hammer' },
  { id: 'lantern', name: 'Lantern Bearer', text: 'Taught ten newcomers', seal: 'lamp' },
] as const;
export type Seal = (typeof BADGES)[number]['seal'];

export const POINTS = data.ledger.reduce((total, { points }) => total + points, 0);
