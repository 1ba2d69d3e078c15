import data from './data.json';
import type drawings from './drawings.json';

/** Passwords are never stored. */
export const MEMBER_KEY = 'data-connect:dcode:member';

export type AvatarId = keyof typeof drawings.brooches;

export const AVATARS = data.avatars as readonly { readonly id: AvatarId; readonly name: string }[];

export interface Profile {
  readonly avatar: AvatarId;
  readonly username: string;
  readonly role: string;
  readonly topics: readonly string[];
}

export const SAMPLE_PROFILE = {
  avatar: 'scribe',
  username: 'aldous',
  role: 'Backend Developer',
  topics: ['Consensus', 'Rollups', 'Zero-knowledge proofs', 'Decentralised storage'],
} as const satisfies Profile;

export const POINTS = data.ledger.reduce((total, { points }) => total + points, 0);
