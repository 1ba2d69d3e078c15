import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Tells screen readers what an action led to. */
export const useAnnounce = () => useContext(AnnounceContext);

/** The page's one live region: a region that is added together with its text is not read. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen" role="status">
        {/* A text that is said again is read only if it comes in a new element. */}
        <p key={said.turn}>{said.text}</p>
      </div>
    </AnnounceContext>
  );
}
