/** The name as a title plate. */
export const Wordmark = ({ className = '' }: { className?: string }) => (
  <span
    className={`toona-display inline-block max-w-full -skew-x-6 bg-(--tn-spot) px-3 pt-1.5 pb-1 text-(--tn-on-spot) ${className}`}
  >
    Toona
  </span>
);
