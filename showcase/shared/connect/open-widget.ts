import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

/** Opens the widget from a control of the page. It waits for the widget's script if that has not loaded yet. */
export const openWidget = async (element: ConnectElement | null) => {
  await customElements.whenDefined(CONNECT_TAG);
  await element?.open();
};
