import type { Browser } from 'webdriverio';

/** Signs a known person in on a page with `test-mode`, and shares the data that is switched on. */
export const signInAndShare = async (browser: Browser) => {
  const widget = browser.$('data-connect-button');
  // All tests of a session share one tab, whose storage has the person of the last test.
  await browser.execute(() => sessionStorage.clear());
  await widget.$('button').click();
  await widget.$('[type=email]').setValue('existing@example.org');
  await browser.keys('Enter');
  await widget.$('[autocomplete=one-time-code]').setValue('123456');
  await browser.keys('Enter');
  await widget.$('[part=rows]').waitForDisplayed();
  await widget.$('[part=button-primary]').click();
  await widget.$('dialog').waitForDisplayed({ reverse: true });
};
