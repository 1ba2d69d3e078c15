import { act, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CodeForm } from '../../../provider/account/CodeForm.tsx';
import { codeDigits } from '../../../provider/account/code-digits.ts';
import { DeleteDialog } from '../../../provider/account/DeleteDialog.tsx';
import { EmailForm } from '../../../provider/account/EmailForm.tsx';
import { People } from '../../../provider/console/views/People.tsx';
import { required } from '../../support/until.ts';
import { showInEnglish } from './in-english.tsx';

const WRONG = 'That is not the code. Please check it.';
const nothing = () => {};
const resolved = async () => {};

/** The bodies of the requests; the provider refuses each of them. */
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: 'code.wrong' }, { status: 401 });
  });
  return () => void vi.unstubAllGlobals();
});

/** A form with its first field. */
const open = async (form: ReactElement) => {
  const { place } = await showInEnglish(form);
  const field = () => required(place.querySelector<HTMLInputElement>('input'), 'the field');
  const send = (typed = field().value) => {
    field().value = typed;
    return act(async () => required(field().form, 'the form').requestSubmit());
  };
  return { place, field, send, problem: () => place.querySelector('[id$=-problem]')?.textContent };
};

const openCode = (digits = 6) =>
  open(
    <CodeForm
      challenge={{ email: 'amal@example.org', challenge: 'challenge-1', digits }}
      hasMailbox={false}
      onResent={nothing}
      onChange={nothing}
      onSignedIn={resolved}
    />,
  );
const openEmail = () => open(<EmailForm email="" onSent={nothing} onSignedIn={resolved} />);

it.each([
  ['12 34-56', '123456'],
  ['Your code: 402815.', '402815'],
  ['٤٠٢٨١٥', '402815'],
  ['1234567', '123456'],
  ['none', ''],
])('the account reads the code in %j as %j', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});

it.each(['', '123'])('the account does not send an incomplete code, and keeps it: %j', async (digits) => {
  const { field, send, problem } = await openCode();
  await send(digits);
  expect([problem(), field().value, sent]).toEqual([WRONG, digits, []]);
});

it('the account keeps the message of a refusal at an Enter in the cleared field', async () => {
  const { field, send, problem } = await openCode();
  await send('402815');
  expect([problem(), field().value]).toEqual([WRONG, '']);
  await send();
  expect([problem(), sent.length]).toEqual([WRONG, 1]);
});

it('the account takes eight digits where the mailed code has eight', async () => {
  const { place, field, send } = await openCode(8);
  expect(place.textContent).toContain('Enter the 8 digits that we sent to amal@example.org');
  expect(field().maxLength).toBe(8);
  await send('402815');
  expect(sent).toEqual([]);
  await send('40281573');
  expect(sent).toEqual([{ email: 'amal@example.org', challenge: 'challenge-1', code: '40281573' }]);
});

it.each(['ada＠example．org', '<ada@example.org>', ' ada@example.org, ', 'ada\u200b@example.org'])(
  'the sign-in at the account sends the address in what was typed, as the widget does: %j',
  async (typed) => {
    await (await openEmail()).send(typed);
    expect(sent.map(({ email }) => email)).toEqual(['ada@example.org']);
  },
);

it.each(['ada', 'ada@127.0.0.1', 'a b@example.org', ''])(
  'the sign-in at the account sends no text without an address, and keeps it: %j',
  async (text) => {
    const { field, send, problem } = await openEmail();
    await send(text);
    expect([sent, field().value]).toEqual([[], text]);
    expect(problem()).not.toBe('');
  },
);

it('the deletion and the search of the operator take the same forms of an address', async () => {
  const onErase = vi.fn(resolved);
  const erase = (
    <DeleteDialog
      address="ada@example.org"
      hasPin={false}
      onClose={nothing}
      onPinForgotten={nothing}
      onErase={onErase}
    />
  );
  await (await open(erase)).send('<ada@example.org>');
  expect(onErase).toHaveBeenCalledWith('ada@example.org', undefined);
  await (await open(<People />)).send('ada@example。org');
  expect(sent.map(({ address }) => address)).toEqual(['ada@example.org']);
});
