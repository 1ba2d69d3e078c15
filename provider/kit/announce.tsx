import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

export const useAnnounce = () => useContext(AnnounceContext);

/** The page's or dialog's only live region: one that is added together with its text is not announced. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="unseen" role="status">
        {/* A repeated text is announced only in a new element. */}
        <p key={said.turn}>{said.text}</p>
      </div>
    </AnnounceContext>
  );
}
