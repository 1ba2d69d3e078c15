import { type ComponentType, useEffect, useState } from 'react';

/** The page's own files and data come first: a code arrives seconds after the visitor has asked for it. */
const DELAY_MS = 1500;

/** The Sandbox inbox. Its file loads after the page, which shows no inbox before its server has answered. */
export const LateInbox = () => {
  const [Inbox, setInbox] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const file = await import('./Inbox.tsx').catch(() => null);
      // Without the file there is no inbox, as without an answer.
      if (file) setInbox(() => file.Inbox);
    };
    const timer = setTimeout(load, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return Inbox && <Inbox />;
};
