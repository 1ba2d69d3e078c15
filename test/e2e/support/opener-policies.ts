import { IS_FRAMED } from './host-page.ts';

const POLICIES = ['unset', 'same-origin-allow-popups', 'same-origin'] as const;

/** A Cross-Origin-Opener-Policy. */
export type OpenerPolicy = (typeof POLICIES)[number];

export const headerFor = (policy: OpenerPolicy): Record<string, string> =>
  policy === 'unset' ? {} : { 'Cross-Origin-Opener-Policy': policy };

/**
 * Whether one of the two policies removes the window's opener. A window reports to a frame of another site only through
 * its opener.
 */
const isCut = (opener: OpenerPolicy, provider: OpenerPolicy) =>
  IS_FRAMED && (opener === 'same-origin' || provider !== 'unset');

/** Policies of the page with which a platform can be connected. */
export const OPENERS = POLICIES.filter((opener) => POLICIES.some((provider) => !isCut(opener, provider)));

/** Policies of the platform with which it can be connected on such a page. */
export const providersFor = (opener: OpenerPolicy): readonly OpenerPolicy[] =>
  POLICIES.filter((provider) => !isCut(opener, provider));
