import { useEffect, useState } from 'react';
import { type InboxAnswer, readInbox } from './read-inbox.ts';

const POLL_MS = 2000;

/**
 * The newest codes of one address, or of all for an empty text; `null` without an inbox. It fetches when the page
 * becomes visible, and every two seconds while the page is visible and `watching` is true.
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
