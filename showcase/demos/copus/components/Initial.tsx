/** The first letter of a name, printed once in each ink. Put it beside the name. */
export const Initial = ({ of, className = '' }: { of: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`relative isolate grid shrink-0 place-items-center overflow-hidden bg-(--paper) font-display font-bold ${className}`}
  >
    <span className="col-start-1 row-start-1 translate-x-[0.12em] text-(--second) mix-blend-multiply dark:mix-blend-screen">
      {of.slice(0, 1)}
    </span>
    <span className="col-start-1 row-start-1 -translate-x-[0.06em] translate-y-[0.04em] text-(--first) mix-blend-multiply dark:mix-blend-screen">
      {of.slice(0, 1)}
    </span>
  </span>
);
