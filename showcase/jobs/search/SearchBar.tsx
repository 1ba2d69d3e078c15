import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { useWindowEvent } from '../../shared/lib/use-window-event.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Market } from '../api/use-market.ts';
import { type Filters, namesOfSet } from './filters.ts';

const PAUSE_MS = 500;

const FIELD =
  'min-h-11 w-full min-w-0 rounded-full border border-edge bg-surface pr-4 text-base text-ink placeholder:text-muted';

const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** Whether the event comes from a text field, also inside a shadow tree, for which `target` is only the host. */
const isTyping = (event: KeyboardEvent) => {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
};

const usePanel = fileHook(() => import('./FilterPanel.tsx'));

interface SearchBarProps {
  readonly filters: Filters;
  readonly market: Market;
  readonly found: number | null;
  readonly onChange: (part: Partial<Filters>) => void;
}

/** `/` focuses the field; the list follows a pause in typing, and Enter. */
export const SearchBar = ({ filters, market, found, onChange }: SearchBarProps) => {
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const [presses, setPresses] = useState(0);
  const panel = usePanel(isOpen && presses, () => setLost(true));
  const [typed, setTyped] = useState<Pick<Filters, 'q' | 'where'> | null>(null);
  const { q, where } = typed ?? filters;
  const set = namesOfSet(filters).filter((name) => name !== 'q' && name !== 'sort').length;

  useWindowEvent('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== '/' || isTyping(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    field.current?.focus();
  });

  // The address follows a change later. Until then the fields keep what the person typed.
  if (typed && typed.q === filters.q && typed.where === filters.where) setTyped(null);

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => onChange(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ q, where });
    // The keyboard of a touch screen stays as long as the field has the focus, and covers the list.
    if (isTouch()) event.currentTarget.querySelector<HTMLElement>(':focus')?.blur();
  };

  return (
    <search>
      <form onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <div className="relative min-w-0 grow basis-40">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-muted"
            />
            <input
              ref={field}
              type="search"
              enterKeyHint="search"
              aria-label="Search internships"
              aria-keyshortcuts="/"
              placeholder="Search"
              value={q}
              maxLength={100}
              onChange={({ target }) => setTyped({ q: target.value, where })}
              className={`${FIELD} pl-10`}
            />
          </div>
          <Button
            ref={opener}
            variant="plain"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => {
              // If the panel could not be loaded, a press loads it again.
              setPresses(presses + 1);
              setOpen(isLost || !isOpen);
              setLost(false);
            }}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {set > 0 ? `Filters (${set})` : 'Filters'}
          </Button>
          <button type="submit" tabIndex={-1} className="sr-only">
            Search
          </button>
        </div>
        {isOpen && isLost && !panel && (
          <p id={panelId} role="alert" className="text-sm text-danger">
            The filters could not be loaded. Another press helps when this device is online.
          </p>
        )}
        {panel && (
          <panel.FilterPanel
            id={panelId}
            filters={filters}
            market={market}
            q={q}
            where={where}
            isSet={set > 0}
            found={found}
            onWhere={(text) => setTyped({ q, where: text })}
            onChange={onChange}
            onClear={() => setTyped(null)}
            onDone={() => {
              opener.current?.focus();
              setOpen(false);
            }}
          />
        )}
      </form>
    </search>
  );
};
