import type { ReactNode } from 'react';
import { useId, useState } from 'react';

interface ComingSoonButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly tagClassName?: string;
  readonly note?: string;
}

/** A button with a note that its feature does not exist yet. A press repeats it. */
export const ComingSoonButton = ({
  children,
  className = '',
  tagClassName = '',
  note = 'Coming soon',
}: ComingSoonButtonProps) => {
  const [isExplained, setExplained] = useState(false);
  const noteId = useId();
  return (
    <button
      type="button"
      className={className}
      aria-describedby={noteId}
      onClick={() => setExplained(true)}
      onBlur={() => setExplained(false)}
    >
      {children}
      <ComingSoonTag className={tagClassName}>{isExplained ? note : 'Soon'}</ComingSoonTag>
      <span id={noteId} hidden>
        {note}
      </span>
      {/* If the row around the button scrolls, its hidden text must scroll with it. */}
      <span aria-live="polite" className="relative">
        {isExplained && <span className="sr-only">{note}</span>}
      </span>
    </button>
  );
};

export const ComingSoonTag = ({
  children = 'Coming soon',
  className = '',
}: {
  children?: ReactNode;
  className?: string;
}) => (
  <span
    aria-hidden="true"
    className={`ml-auto shrink-0 rounded-full border border-current px-2 py-0.5 text-[0.6875rem] font-medium leading-4 opacity-75 ${className}`}
  >
    {children}
  </span>
);
