/** A letter printed twice, once in each ink; stands beside the name it begins. */
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
