import type { BrowserContext } from 'playwright-core';
import { MODEL_USERS } from '../../../widget/machine.ts';

/** A key to which the widget can seal a PIN. */
export const { pinKey } = MODEL_USERS.pinWithKey;

/** Answers as a server that keeps PINs: call 2 has a key, and the PIN step's call goes well. */
export const keepPins = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/email/verify/confirm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pinKey } });
  });
  await context.route('**/api/pin', (route) => route.fulfill({ json: { pinSet: true } }));
};
