import { putButton, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';

export const openFor = async (setting: Parameters<typeof putButton>[0] = {}) => {
  remember(returning);
  const button = putButton(setting);
  await button.element.open();
  // Nothing can be shared before the server has answered who asks.
  await new Promise((resolve) => setTimeout(resolve));
  return button;
};
