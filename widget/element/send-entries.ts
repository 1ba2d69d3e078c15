import type { SourceId } from '../../common/platforms/ids.ts';
import type { Sent, SentEntry } from '../archive/found.ts';
import { fieldsOf } from '../domain/fields.ts';
import { RequestError } from '../errors.ts';

/** The answer for a failed call. */
const refusalOf = (error: unknown): Sent => {
  const { code = '', retryAfterS = 0 } = error instanceof RequestError ? error : { code: 'unreachable' };
  return { ok: false, code, retryAfterS };
};

/**
 * Makes the function that sends the ticked entries of a download (`POST /api/signals`).
 * @param post sends a body to the call; rejects like the calls of the API
 * @param onKept is called after each platform that the provider has stored
 */
export const createSendEntries =
  (post: (body: object) => Promise<unknown>, onKept: (platform: SourceId) => void) =>
  async (platform: SourceId, signals: readonly SentEntry[]): Promise<Sent> => {
    try {
      const { kept, withheld } = fieldsOf(await post({ platform, signals }));
      onKept(platform);
      return { ok: true, kept: Number(kept) || 0, withheld: Number(withheld) || 0 };
    } catch (error) {
      return refusalOf(error);
    }
  };
