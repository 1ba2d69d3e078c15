import { useEffect, useState } from 'react';
import { type InboxAnswer, readInbox } from './read-inbox.ts';

const POLL_MS = 2000;

/**
 * The newest codes, of one address or of all (''), or `null` while there is no inbox. Asks when the page comes into view, and every
 * two seconds as long as `watching` and visible.
 */
export const useInbox = (watching: boolean, address: string) => {
  const [inbox, setInbox] = useState<InboxAnswer | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const refresh = async () => {
      if (document.hidden) return;
      const answer = await readInbox(address, leaving.signal);
      if (!leaving.signal.aborted) setInbox((before) => answer ?? before);
    };
    const timer = watching ? setInterval(refresh, POLL_MS) : undefined;
    document.addEventListener('visibilitychange', refresh, { signal: leaving.signal });
    refresh();
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [watching, address]);

  return inbox;
};
