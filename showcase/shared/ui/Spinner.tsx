export interface SpinnerProps {
  /** Text for screen readers. It is visible below the ring if `showLabel` is set. */
  readonly label?: string;
  readonly showLabel?: boolean;
  /** Text in its place if the browser runs no script and loading never ends. */
  readonly withoutScript?: string;
  readonly className?: string;
}

/** A centred ring in the colour of the surrounding text. */
export const Spinner = ({
  label = 'Loading…',
  showLabel = false,
  withoutScript,
  className = 'py-24',
}: SpinnerProps) => (
  <div role="status" className={`flex flex-col items-center justify-center gap-4 ${className}`}>
    {withoutScript && (
      <noscript>
        <p className="text-center text-pretty text-muted">{withoutScript}</p>
      </noscript>
    )}
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="size-9 animate-spin [noscript:has(p)~&]:hidden"
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.18" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <span className={`[noscript:has(p)~&]:hidden ${showLabel ? 'text-sm' : 'sr-only'}`}>{label}</span>
  </div>
);
