/** The name under a rising sun. */
export const Wordmark = ({ className = '' }: { className?: string }) => (
  <span className={`discover-title inline-flex items-center gap-1.5 ${className}`}>
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1.1em]">
      <circle cx="16" cy="16" r="15" fill="#7cc1f0" />
      <circle cx="16" cy="19" r="8" fill="#ffd36b" />
      <path d="M1.6 20c6-5 11-2 14 0s9 3 14.8-1A15 15 0 0 1 1.6 20Z" fill="#2f6db0" />
    </svg>
    toona
  </span>
);
