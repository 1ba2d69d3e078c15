import { Check, Copy, TextCursor, X } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { isEscape } from '../../shared/lib/focus-heading.ts';
import type { InboxMessage } from '../../shared/lib/read-inbox.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useCopy } from '../../shared/ui/CopyButton.tsx';
import { TextField } from '../../shared/ui/Field.tsx';

const timeOf = (sentAt: string) => {
  const at = new Date(sentAt);
  return Number.isNaN(at.getTime())
    ? ''
    : at.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
};

const SAID = { none: 'Copy', copied: 'Copied', refused: 'Copy by hand:' } as const;
const ICONS = { none: Copy, copied: Check, refused: TextCursor } as const;

const CodeCard = ({ message }: { readonly message: InboxMessage }) => {
  const { outcome, copy, reset } = useCopy();
  const Icon = ICONS[outcome];

  return (
    <li className="flex items-center justify-between gap-3 rounded-xl bg-sunken py-2 pr-2 pl-3">
      <div className="min-w-0">
        <p className="font-mono text-xl font-bold tracking-[0.14em] tabular-nums">{message.code}</p>
        <p className="text-xs wrap-anywhere text-muted">
          {message.email} · <time dateTime={message.sentAt}>{timeOf(message.sentAt)}</time>
        </p>
      </div>
      <button
        type="button"
        onClick={() => copy(message.code)}
        onBlur={reset}
        aria-label={`${SAID[outcome]} ${message.code}`}
        title={SAID[outcome]}
        className="grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-raised hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
};

const LOOK = {
  label: 'block text-sm font-medium text-ink',
  control: 'mt-1 min-h-11 w-full rounded-lg border border-edge bg-raised px-3 text-base text-ink',
};

/** A public server shows the codes of one address only. */
const AddressForm = ({ onAddress }: { readonly onAddress: (address: string) => void }) => {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAddress(text.trim());
  };
  return (
    <form onSubmit={submit} className="mt-3 grid gap-2">
      <TextField
        label="The address you signed in with"
        classes={LOOK}
        type="email"
        required
        value={text}
        onText={setText}
      />
      <Button type="submit" variant="plain">
        Show its code
      </Button>
    </form>
  );
};

interface InboxPanelProps {
  readonly id: string;
  readonly ref: Ref<HTMLElement>;
  readonly messages: readonly InboxMessage[];
  readonly onClose: () => void;
  /** Only on a server that shows one mailbox at a time. */
  readonly onAddress: ((address: string) => void) | undefined;
}

export const InboxPanel = ({ id, ref, messages, onClose, onAddress }: InboxPanelProps) => (
  <section
    id={id}
    ref={ref}
    popover="manual"
    aria-label="Sandbox inbox"
    onKeyDown={(event) => isEscape(event) && onClose()}
    className="top-auto bottom-4 left-4 m-0 w-[min(20rem,calc(100vw-2rem))] rounded-2xl border border-line bg-raised p-4 text-ink shadow-2xl"
  >
    <div className="flex items-start justify-between gap-3">
      <div>
        <h2 className="text-sm font-bold">Sandbox inbox</h2>
        <p className="mt-0.5 text-xs text-muted">No mail leaves this machine. Codes arrive here.</p>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close the Sandbox inbox"
        className="-mt-1.5 -mr-1.5 touch-target grid size-9 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
    {onAddress && <AddressForm onAddress={onAddress} />}
    {messages.length === 0 ? (
      <p className="mt-3 rounded-xl bg-sunken px-3 py-4 text-center text-sm text-muted">
        Nothing yet. Sign in anywhere on this site and the code lands here.
      </p>
    ) : (
      <ul className="mt-3 grid max-h-[50vh] grid-cols-1 gap-2 overflow-y-auto">
        {messages.map((message) => (
          <CodeCard key={message.sentAt + message.email} message={message} />
        ))}
      </ul>
    )}
  </section>
);
