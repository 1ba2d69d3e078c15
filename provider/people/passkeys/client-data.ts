import { Problem } from '../../problem.ts';

/** The browser's data about a ceremony, which the authenticator signs (WebAuthn §5.8.1). */
export interface ClientData {
  readonly challenge: string;
  /** Origin of the page around the frame; `null` without a page of another site around it. */
  readonly topOrigin: string | null;
}

/**
 * Reads the challenge and the top origin before any check, so that the challenge can be used up first.
 * @param encoded `clientDataJSON`, base64url
 * @throws Problem passkey.wrong
 */
export const readClientData = (encoded: string): ClientData => {
  try {
    const data: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    if (typeof data === 'object' && data !== null && 'challenge' in data) {
      const { challenge } = data;
      const topOrigin = 'topOrigin' in data && typeof data.topOrigin === 'string' ? data.topOrigin : null;
      if (typeof challenge === 'string') return { challenge, topOrigin };
    }
  } catch {
    // The data is not JSON, and is refused below.
  }
  throw new Problem('passkey.wrong');
};
