/** Says why the first entry of a list stands there, or why the list is the general one, where something says so. */
export const WhyFirst = ({ why, className }: { readonly why: string | null; readonly className: string }) =>
  why === null ? null : <p className={`text-sm text-pretty ${className}`}>{why}</p>;
