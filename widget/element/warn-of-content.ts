/** HTML does not close `<data-connect-button />`: the element then contains, and hides, the rest of the page. */
export const warnOfContent = (element: Element): void => {
  if ([...element.children].some((child) => !child.slot && child.localName !== 'noscript'))
    console.warn(
      'data-connect-button: write </data-connect-button>. Content without a slot is not shown',
      element,
    );
};
