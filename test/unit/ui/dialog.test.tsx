import { expect, it } from 'vitest';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { showFlow } from './show-flow.tsx';

it('the dialog is modal and named after its step', async () => {
  const flow = await showFlow();
  const dialog = flow.find<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  // A long brand loses its end, in the direction of its own letters.
  expect(flow.find('.brand-name').dir).toBe('auto');
  expect(flow.find(`#${dialog.getAttribute('aria-labelledby')}`).textContent).toBe('Sign in with Mosaic');
});

it('the dialog continues after a translator of the browser has replaced its texts', async () => {
  const flow = await showFlow({ user: newUser });
  const translate = () => {
    const walker = document.createTreeWalker(flow.find('dialog'), NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(text.data);
    }
  };
  translate();
  await flow.press('YouTube Tap to connect');
  await flow.play(() => flow.pending.authorize.fail({ code: 'request.timeout' }));
  translate();
  await flow.press('Skip for now');
  await flow.type('PIN', 'long-enough-1!');
  translate();
  await flow.press('Create PIN');
  expect(flow.has('.button .spinner')).toBe(true);
});

it('the dialog says who is signed in and signs out', async () => {
  const flow = await showFlow({ user: returning });
  expect(flow.text()).toContain('Signed in as ada');
  await flow.press('Sign out');
  expect(flow.notified('signout')).toEqual([{ type: 'signout', username: 'ada' }]);
  expect(flow.title()).toBe('Sign in with Mosaic');
});

it('the dialog reports beside the button, not at a field, that the browser keeps the record', async () => {
  const flow = await showFlow({ user: onboarded });
  flow.storage.refusesRemoval = true;
  await flow.press('Sign out');
  expect(flow.text()).toContain('You are still signed in');
  expect(flow.said()).toContain('You are still signed in');
  expect(flow.input('PIN').getAttribute('aria-invalid')).toBe('false');
  expect(flow.title()).toBe('Create a PIN');
});
