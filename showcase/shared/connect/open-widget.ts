import { CONNECT_TAG, type ConnectElement, type OpenOptions } from './connect-element.ts';

/**
 * Opens the widget from a control of the page. It waits for the widget's script if that has not loaded yet.
 * @param options the row of data at which the data step starts
 */
export const openWidget = async (element: ConnectElement | null, options?: OpenOptions) => {
  await customElements.whenDefined(CONNECT_TAG);
  await element?.open(options);
};
