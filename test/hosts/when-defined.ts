/**
 * Draws a conformance page once the element is defined. With `?late` it draws first, and the test defines the element
 * later, like a page whose copy of the widget's script arrives last.
 */
export const whenDefined = async (draw: () => void): Promise<void> => {
  const define = () => import('data-connect');
  if (new URLSearchParams(location.search).has('late')) Object.assign(window, { define });
  else await define();
  draw();
};
