interface SpinnerProps {
  readonly label?: string;
  readonly showLabel?: boolean;
  /** Shown if the browser runs no script, because loading would never end. */
  readonly withoutScript?: string;
  /** A small ring and its visible text in one line. */
  readonly isLine?: boolean;
  readonly className?: string;
}

export const Spinner = ({
  label = 'Loading…',
  showLabel = false,
  withoutScript,
  isLine = false,
  className = 'py-24',
}: SpinnerProps) => (
  <div
    role="status"
    className={`flex items-center ${isLine ? 'gap-2 text-sm' : 'flex-col justify-center gap-4'} ${className}`}
  >
    {withoutScript && (
      <noscript>
        <p className="text-center text-pretty text-muted">{withoutScript}</p>
      </noscript>
    )}
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={`${isLine ? 'size-4' : 'size-9'} animate-spin [noscript:has(p)~&]:hidden`}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.18" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <span
      className={`[noscript:has(p)~&]:hidden ${showLabel ? 'text-sm' : isLine ? 'text-muted' : 'sr-only'}`}
    >
      {label}
    </span>
  </div>
);
