/** A text that changes while it is shown: a new element each time, because a page's translator replaces its text nodes. */
export function Words({ children }: { readonly children: string }) {
  return <span key={children}>{children}</span>;
}
