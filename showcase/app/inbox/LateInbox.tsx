import { type ComponentType, useEffect, useState } from 'react';

/** The Sandbox inbox. Its file loads after the page, which shows no inbox before its server has answered. */
export const LateInbox = () => {
  const [Inbox, setInbox] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const file = await import('./Inbox.tsx').catch(() => null);
      // Without the file there is no inbox, as without an answer.
      if (file) setInbox(() => file.Inbox);
    };
    void load();
  }, []);
  return Inbox && <Inbox />;
};
