/** Gives the reason for the first entry of a list, or for the general order; nothing if there is none. */
export const WhyFirst = ({ why, className }: { readonly why: string | null; readonly className: string }) =>
  why === null ? null : <p className={`text-sm text-pretty ${className}`}>{why}</p>;
