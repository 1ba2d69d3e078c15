import { Mail } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { type InboxAnswer, readInbox } from './read-inbox.ts';

const POLL_MS = 2000;

/** `null` without an inbox. An empty address asks for all codes. */
const useInbox = (watching: boolean, address: string) => {
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

const usePanel = fileHook(() => import('./InboxPanel.tsx'));

/** Shows the codes, as no mail server sends them (contract §4). A dialog shows its own (`public/frame-mail.js`). */
export const Inbox = () => {
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  const [presses, setPresses] = useState(0);
  const [address, setAddress] = useState('');
  const file = usePanel(presses);
  const inbox = useInbox(isOpened, address);
  const messages = inbox?.messages ?? null;
  const isOfOneAddress = inbox?.isAddressRequired || address !== '';
  const [seen, setSeen] = useState<string | null>(null);
  const newest = messages?.[0]?.sentAt ?? '';
  const isShown = isOpened && file !== null && messages !== null;

  // Messages from before the page load and visible messages do not count as new.
  if (messages !== null && (seen === null || isShown) && seen !== newest) setSeen(newest);

  useEffect(() => {
    const popover = panel.current;
    if (!isShown || !popover) return;
    popover.showPopover();
    return () => {
      // A popover that has left the page would throw.
      if (popover.matches(':popover-open')) popover.hidePopover();
    };
  }, [isShown]);

  const toggle = () => {
    // The closed panel stays on the page with its typed address. After a failed load, a press loads it again.
    setPresses(presses + 1);
    setOpened(!isShown);
  };
  const close = () => {
    setOpened(false);
    opener.current?.focus();
  };

  if (messages === null) return null;
  const unread = messages.filter(({ sentAt }) => seen !== null && sentAt > seen).length;

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-expanded={isShown}
        aria-controls={file ? panelId : undefined}
        title="Sandbox inbox: the codes you are sent"
        onClick={toggle}
        className="absolute bottom-(--inbox-bottom) left-4 z-40 inline-flex print:hidden min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-sm font-medium text-ink shadow-lg transition-transform hover:-translate-y-0.5"
      >
        <Mail aria-hidden="true" className="size-4" />
        <span className="max-2xl:sr-only">Sandbox inbox</span>
        {unread > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-marker px-1.5 text-xs font-bold text-on-marker">
            {unread}
            <span className="sr-only"> new</span>
          </span>
        )}
      </button>
      {file && (
        <file.InboxPanel
          id={panelId}
          ref={panel}
          messages={messages}
          onAddress={isOfOneAddress ? setAddress : undefined}
          onClose={close}
        />
      )}
    </>
  );
};
