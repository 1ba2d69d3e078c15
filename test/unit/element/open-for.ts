import { en } from '../../../widget/locales/en.ts';
import { putButton, remember } from '../../support/button.ts';
import { returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

/** Opens the dialog of a returning person. Resolves once the dialog shows who asks, because sharing waits for that. */
export const openFor = async (setting: Parameters<typeof putButton>[0] = {}) => {
  remember(returning);
  const button = putButton(setting);
  await button.element.open();
  await until(() => !button.text().includes(en['asker.awaited']), 'the answer who asks');
  return button;
};
