import { Check, Copy, TextCursor } from 'lucide-react';
import { useCopy } from '../../shared/ui/CopyButton.tsx';
import type { InboxMessage } from './read-inbox.ts';

const timeOf = (sentAt: string) => {
  const at = new Date(sentAt);
  return Number.isNaN(at.getTime())
    ? ''
    : at.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
};

const SAID = { none: 'Copy', copied: 'Copied', refused: 'Copy by hand:' } as const;
const ICONS = { none: Copy, copied: Check, refused: TextCursor } as const;

export interface CodeCardProps {
  readonly message: InboxMessage;
}

/** One code of the sandbox's mail, in large digits. */
export const CodeCard = ({ message }: CodeCardProps) => {
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
