/** The name with its notch. */
export const Brand = ({ className = '' }: { className?: string }) => (
  <span className={`gamp-wide inline-flex items-center gap-[0.3em] ${className}`}>
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1em] text-(--gp-volt)">
      <path
        fill="currentColor"
        d="M4 2h24a2 2 0 0 1 2 2v7a5 5 0 0 0 0 10v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a5 5 0 0 0 0-10V4a2 2 0 0 1 2-2Zm8 8v12l11-6Z"
      />
    </svg>
    GAMP
  </span>
);
