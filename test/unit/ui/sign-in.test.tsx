import { expect, it } from 'vitest';
import type { Problem } from '../../../widget/errors.ts';
import { en } from '../../../widget/locales/en.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const E_MAIL = 'E-mail address';
const CODE = 'Verification code';

const atCode = async (options = {}) => {
  const flow = await showFlow({ options });
  await flow.type(E_MAIL, 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.pending.sendCode.resolve(undefined));
  await flow.play(() => flow.wait(0));
  return flow;
};

const refuse = (flow: Shown, problem: Problem) => flow.play(() => flow.pending.confirmCode.fail(problem));
const submitted = (flow: Shown) => flow.calls.filter(({ name }) => name === 'confirmCode');

it('the e-mail step names the application, and a sign-up as one', async () => {
  const flow = await showFlow({ options: { loginType: 'signUp' } });
  expect(flow.title()).toBe('Sign up with Mosaic');
  expect(flow.text()).toContain('Jobs uses Mosaic');
});

it('the e-mail step asks in a field that browsers can fill, and starts there', async () => {
  const flow = await showFlow();
  const field = flow.input(E_MAIL);
  expect([field.type, field.autocomplete, field.inputMode, field.required]).toEqual([
    'email',
    'email',
    'email',
    true,
  ]);
  expect(flow.focused()).toBe(field);
});

it('a wrong address shows "Please enter a valid email address" at the field, once, and keeps the typed text', async () => {
  const flow = await showFlow();
  await flow.type(E_MAIL, 'ada@');
  await flow.press('Send code');
  const field = flow.input(E_MAIL);
  expect(flow.describes(field)).toBe('Please enter a valid email address');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(flow.said()).toBe('Please enter a valid email address');
  expect(field.value).toBe('ada@');
  expect(flow.focused()).toBe(field);
});

it('the same text is announced again, in a new element, if the address is refused again', async () => {
  const flow = await showFlow();
  await flow.press('Send code');
  const first = flow.saying();
  await flow.press('Send code');
  const second = flow.saying();
  expect([first?.isConnected, second?.isConnected]).toEqual([false, true]);
  expect(second?.textContent).toBe('Please enter a valid email address');
});

it('a refused e-mail says when to try again, with the address still there', async () => {
  const flow = await showFlow();
  await flow.type(E_MAIL, 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.pending.sendCode.fail({ code: 'code.send', retryAfterS: 30 }));
  expect(flow.describes(flow.input(E_MAIL))).toBe(
    'Failed to send verification code Try again in 30 seconds.',
  );
  expect(flow.input(E_MAIL).value).toBe('ada@example.org');
});

it('the code step asks for a one-time code of at most 6 characters and shows the address', async () => {
  const flow = await atCode();
  const field = flow.input(CODE);
  expect([field.type, field.getAttribute('autocomplete'), field.inputMode]).toEqual([
    'text',
    'one-time-code',
    'numeric',
  ]);
  await flow.type(CODE, '1234567');
  expect(field.value).toBe('123456');
  expect(flow.describes(field)).toContain('ada@example.org');
  expect(flow.focused()).toBe(field);
});

it.each(['12 34-56', 'Your code is 123456', '１２３４５６'])(
  'a pasted "%s" is read as 123456 and sent',
  async (text) => {
    const flow = await atCode();
    await flow.play(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      flow.input(CODE).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    expect(flow.input(CODE).value).toBe('123456');
    expect(submitted(flow).map(({ input }) => input)).toEqual([
      { email: 'ada@example.org', code: '123456', earlier: [] },
    ]);
  },
);

it('a code that a keyboard inserts with a space is sent as six digits', async () => {
  const flow = await atCode();
  expect(flow.input(CODE).hasAttribute('maxlength')).toBe(false);
  await flow.type(CODE, '123 456');
  expect(submitted(flow).map(({ input }) => input)).toEqual([
    { email: 'ada@example.org', code: '123456', earlier: [] },
  ]);
});

it('the digits of an input method do not change until they are composed, and are sent once', async () => {
  const flow = await atCode();
  const field = flow.input(CODE);
  const compose = (text: string, isComposing = true) =>
    flow.play(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    });
  await compose('１２３');
  expect(field.value).toBe('１２３');
  await compose('１２３４５６');
  expect(submitted(flow)).toEqual([]);
  await flow.play(() => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  // Firefox reports the composed text after the end.
  await compose('123456', false);
  expect(field.value).toBe('123456');
  expect(submitted(flow)).toHaveLength(1);
});

it('a wrong code is cleared, and the focus returns to the field', async () => {
  const flow = await atCode();
  await flow.type(CODE, '111111');
  await refuse(flow, { code: 'code.invalid' });
  expect(flow.input(CODE).value).toBe('');
  expect(flow.describes(flow.input(CODE))).toContain('Invalid verification code');
  expect(flow.focused()).toBe(flow.input(CODE));
});

it('a code stays for a second try if the service was unavailable', async () => {
  const flow = await atCode();
  await flow.type(CODE, '111111');
  await refuse(flow, { code: 'code.unchecked', hint: 'unavailable' });
  expect(flow.input(CODE).value).toBe('111111');
  await flow.press('Verify');
  expect(submitted(flow)).toHaveLength(2);
});

it('the hint of an expired code stays if Enter comes with the empty field', async () => {
  const flow = await atCode();
  await flow.type(CODE, '111111');
  await refuse(flow, { code: 'code.invalid', hint: 'expired' });
  await flow.press('Verify');
  expect(flow.describes(flow.input(CODE))).toContain(en['hint.expired']);
  expect(submitted(flow)).toHaveLength(1);
});

it('a new code is offered after 30 seconds', async () => {
  const flow = await atCode();
  await flow.play(() => flow.watchers.tick());
  expect(flow.button('Send again in 29 s').disabled).toBe(true);
  expect(flow.said()).toBe('');
  await flow.play(() => flow.wait(30_000));
  flow.button('Send again').focus();
  await flow.press('Send again');
  expect(flow.said()).toBe('Sending a new code...');
  expect(flow.focused()).toBe(flow.input(CODE));
  expect(flow.calls.filter(({ name }) => name === 'sendCode')).toHaveLength(2);
  await flow.play(() => flow.pending.sendCode.resolve(undefined));
  expect(flow.said()).toBe('A code is on its way.');
  await flow.play(() => flow.watchers.tick());
  expect(flow.said()).toBe('A code is on its way.');
});

const sendAgain = async (problem: Problem) => {
  const flow = await atCode();
  await flow.play(() => flow.wait(30_000));
  await flow.press('Send again');
  await flow.play(() => flow.pending.sendCode.fail(problem));
  return flow;
};

it('the code field is marked for a wrong code, and not if no new code could be sent', async () => {
  const flow = await sendAgain({ code: 'code.send', hint: 'unavailable' });
  expect(flow.describes(flow.input(CODE))).toContain('Failed to send verification code');
  expect(flow.input(CODE).getAttribute('aria-invalid')).toBe('false');
  expect(flow.button('Send again').disabled).toBe(false);
  await flow.type(CODE, '111111');
  await refuse(flow, { code: 'code.invalid' });
  expect(flow.input(CODE).getAttribute('aria-invalid')).toBe('true');
});

it('a new code is offered again at the server’s time, without the word that one is on its way', async () => {
  const flow = await sendAgain({ code: 'code.send', hint: 'retryAfter', retryAfterS: 90 });
  expect(flow.button('Send again in 90 s').disabled).toBe(true);
  expect(flow.said()).toBe('Failed to send verification code – Try again in 90 seconds.');
  await flow.play(() => flow.wait(89_999));
  await flow.type(CODE, '111111');
  expect(flow.said()).not.toContain('on its way');
  await refuse(flow, { code: 'code.invalid' });
  await flow.play(() => flow.wait(1));
  expect(flow.button('Send again').disabled).toBe(false);
});

it('the code is shown in test mode only', async () => {
  expect((await atCode({ testMode: true })).text()).toContain('Test mode: use code 123456');
  expect((await atCode()).text()).not.toContain('123456');
});

it('the sign-in ends on "You’re signed in"', async () => {
  const flow = await atCode();
  await flow.type(CODE, '123456');
  await flow.play(() => flow.pending.confirmCode.resolve({ token: 'token' }));
  expect(flow.title()).toBe('You’re signed in');
  expect(flow.focused()).toBe(flow.find('h2'));
});

it('a code that takes more than two seconds to be sent, as with a proof of work, has a calm word on the screen and in the ear', async () => {
  const flow = await showFlow();
  const shown = () => flow.all('p').filter((text) => text === en['code.slow']).length;
  await flow.type(E_MAIL, 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.wait(1_999));
  expect(shown()).toBe(0);
  await flow.play(() => flow.wait(1));
  expect(shown()).toBe(2);
  await flow.play(() => flow.pending.sendCode.resolve(undefined));
  await flow.play(() => flow.wait(0));
  await flow.play(() => flow.wait(30_000));
  await flow.press('Send again');
  await flow.play(() => flow.wait(2_000));
  expect(shown()).toBe(2);
});
