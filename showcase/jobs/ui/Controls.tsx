import { Circle, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { leaving } from '../../shared/lib/leaving.ts';
import { useTimeout } from '../../shared/lib/use-timeout.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Undo } from '../state/jobs-context.ts';

interface MarkToggleProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** The posting's title for screen readers, if the page has several such marks. */
  readonly of?: string;
}

/** A mark that the person sets and takes back. */
export const MarkToggle = ({ isOn, onToggle, icon, children, of }: MarkToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onToggle}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-3.5 text-[0.9375rem] font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
  >
    {icon}
    {children}
    {of && <span className="sr-only"> {of}</span>}
  </button>
);

/** The mark of an application: a ring, and a tick only once the person has applied. */
export const AppliedToggle = ({ isOn, ...toggle }: Omit<MarkToggleProps, 'icon' | 'children'>) => {
  const Icon = isOn ? CircleCheck : Circle;
  return (
    <MarkToggle isOn={isOn} {...toggle} icon={<Icon aria-hidden="true" className="size-4" />}>
      Applied
    </MarkToggle>
  );
};

export interface RemoveCrossProps {
  /** The chip's text, for screen readers. */
  readonly text: string;
  readonly onRemove: (button: HTMLElement) => void;
}

/** The end of a chip: a cross that removes it. */
export const RemoveCross = ({ text, onRemove }: RemoveCrossProps) => (
  <button
    type="button"
    aria-label={`Remove ${text}`}
    onClick={({ currentTarget }) => onRemove(currentTarget)}
    className="touch-target grid min-h-9 w-8 place-items-center rounded-r-full pr-1 opacity-70 hover:opacity-100"
  >
    <X aria-hidden="true" className="size-3.5" />
  </button>
);

/** How long the undo of an action is offered. */
export const UNDO_MS = 8_000;

const focusCard = (path: string | undefined) => {
  const links = [...document.querySelectorAll<HTMLElement>('main li a')];
  const card = links.find((link) => link.getAttribute('href') === path);
  card?.focus({ preventScroll: true });
};

interface UndoToastProps {
  readonly undo: Undo;
  readonly onEnd: () => void;
}

/**
 * Describes an action and undoes it at a press. It covers a part of the page, and stays while it has pointer or focus.
 */
export const UndoToast = ({ undo, onEnd }: UndoToastProps) => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useTimeout(!isPointed && !isFocused, UNDO_MS, onEnd);
  return (
    <div
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="fixed inset-x-4 bottom-20 z-40 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-card items-center gap-3 rounded-2xl bg-ink py-1.5 pr-2 pl-4 text-[0.9375rem] text-canvas shadow-lg sm:bottom-6 print:hidden"
    >
      <p className="min-w-0 break-words">{undo.text}</p>
      <Button
        variant="link"
        className="shrink-0 px-3 text-canvas underline"
        onClick={leaving(() => {
          undo.revert();
          onEnd();
          // The card is there after the next render.
          requestAnimationFrame(() => focusCard(undo.path));
        })}
      >
        Undo
      </Button>
    </div>
  );
};
