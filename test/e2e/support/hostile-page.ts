import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { watch } from './account.ts';
import { allow } from './consent.ts';
import { detailsOf, MODULE_SCRIPT, openHostPage } from './host-page.ts';
import { newAddress, type Person, personOn, textOf } from './person.ts';

export const ELEMENT = '<data-connect-button api-key="sandbox-demo-key"></data-connect-button>';

/** The strictest policy under which the widget works, without nonce or `unsafe-*`, in a sandbox that sends no forms. */
export const strictPolicy = () =>
  [
    "default-src 'none'",
    `script-src ${inject('baseUrl')}`,
    "style-src 'self'",
    `connect-src ${inject('baseUrl')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

export interface HostilePage {
  /** The page's whole source; by default a page with the element in its body. */
  readonly html?: string;
  readonly head?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const sourceOf = ({ head = '', body = ELEMENT }: HostilePage) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A hostile page</title>
<meta name="viewport" content="width=device-width">${head}${MODULE_SCRIPT}</head><body>${body}</body></html>`;

/** Opens a page with difficult conditions for the widget. `trouble` collects policy violations and errors. */
export const openHostilePage = async (context: BrowserContext, shape: HostilePage) => {
  const trouble = await watch(context);
  context.on('console', (message) => {
    // A browser logs this for each form in a sandbox without `allow-forms`.
    const isForm = message.text().startsWith('Blocked form submission');
    if (message.type() === 'error' && !isForm) trouble.push(`console: ${message.text()}`);
  });
  const page = await openHostPage(context, '', { html: sourceOf(shape), ...shape });
  return { page, trouble, person: personOn(page) };
};

export const walkWholeFlow = async (
  person: Person,
  share = () => person.press(textOf('data.share')),
): Promise<void> => {
  const { page } = person;
  await person.signIn(newAddress('hostile'));
  await person.isAt('onboarding');
  const popup = await person.openWindowOf('YouTube');
  await allow(popup);
  await person.seesPlatform('YouTube', 'Connected');
  await person.press('Continue');
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await share();
  await person.isGone();
  expect(await detailsOf(page, 'complete')).toMatchObject([{ approvedData: ['basic'] }]);
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'complete' }]);
};
