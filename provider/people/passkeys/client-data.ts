import { Problem } from '../../problem.ts';

/** What the browser says of a ceremony and the authenticator signs (WebAuthn §5.8.1). */
export interface ClientData {
  readonly challenge: string;
  /** Of the page around the frame that asked; `null` where no other site's page was around it. */
  readonly topOrigin: string | null;
}

/**
 * Reads the challenge, so that it is used up before anything is checked, and the page around.
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
    // Not JSON: refused below.
  }
  throw new Problem('passkey.wrong');
};
