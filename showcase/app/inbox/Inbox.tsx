import { Mail } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AwaitedMailbox } from './AwaitedMailbox.tsx';
import { InboxPanel } from './InboxPanel.tsx';
import { SpokenCode } from './SpokenCode.tsx';
import { useAwaitingWidget } from './use-awaiting-widget.ts';
import { useInbox } from './use-inbox.ts';

const showMode = (isOpened: boolean, isAwaited: boolean, isThere: boolean) => {
  if (!isThere) return 'hidden';
  if (isAwaited) return 'awaited';
  return isOpened ? 'opened' : 'hidden';
};

/**
 * Puts a popover above the rest of the top layer. It waits one frame, so a dialog that is opening is already in the top
 * layer.
 */
const showOnTop = (popover: HTMLElement) => {
  const frame = requestAnimationFrame(() => popover.showPopover());
  return () => {
    cancelAnimationFrame(frame);
    if (popover.matches(':popover-open')) popover.hidePopover();
  };
};

/**
 * The Sandbox inbox (contract §4): it shows the visitor the code, because no mail server sends it. It is a popover,
 * since only the top layer can be above the widget's modal dialog.
 */
export const Inbox = () => {
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpened, setOpened] = useState(false);
  const awaiting = useAwaitingWidget();
  const isAwaited = awaiting !== null;
  const [address, setAddress] = useState('');
  const inbox = useInbox(isOpened || isAwaited, address);
  const messages = inbox?.messages ?? null;
  const isAddressMissing = inbox?.isAddressRequired ?? false;
  const isOfOneAddress = isAddressMissing || address !== '';
  const [seen, setSeen] = useState<string | null>(null);
  const newest = messages?.[0]?.sentAt ?? '';
  const mode = showMode(isOpened, isAwaited && !isAddressMissing, messages !== null);
  const isShown = mode !== 'hidden';

  // Messages from before the page load and visible messages do not count as new.
  if (messages !== null && (seen === null || isShown) && seen !== newest) setSeen(newest);

  useEffect(() => (mode === 'hidden' || !panel.current ? undefined : showOnTop(panel.current)), [mode]);

  const close = () => {
    setOpened(false);
    opener.current?.focus();
  };

  if (messages === null) return null;
  const unread = messages.filter(({ sentAt }) => seen !== null && sentAt > seen).length;

  return (
    <>
      {awaiting && <SpokenCode widget={awaiting} message={messages[0]} />}
      {awaiting && isOfOneAddress && <AwaitedMailbox widget={awaiting} onAddress={setAddress} />}
      <button
        ref={opener}
        type="button"
        aria-expanded={isShown}
        aria-controls={panelId}
        title="Sandbox inbox: the codes you are sent"
        onClick={() => setOpened(!isOpened)}
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
      <InboxPanel
        id={panelId}
        ref={panel}
        messages={messages}
        onAddress={isOfOneAddress ? setAddress : undefined}
        isAwaited={mode === 'awaited'}
        onClose={close}
      />
    </>
  );
};
