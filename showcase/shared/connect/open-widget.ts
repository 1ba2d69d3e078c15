import { CONNECT_TAG, type ConnectElement } from './connect-element.ts';

/** Opens the widget from a control of the page's own; where the widget's script is still on its way, as soon as it is there. */
export const openWidget = async (element: ConnectElement | null) => {
  await customElements.whenDefined(CONNECT_TAG);
  await element?.open();
};
