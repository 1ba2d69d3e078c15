import { act, type ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DeleteDialog } from '../../../provider/account/DeleteDialog.tsx';
import { EmailForm } from '../../../provider/account/EmailForm.tsx';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import { People } from '../../../provider/console/views/People.tsx';
import { render } from '../../support/render.tsx';
import { required } from '../../support/until.ts';

const nothing = () => {};
const resolved = async () => {};

/** Shows a form whose call fails, types an address and sends it; returns the sent addresses and the shown problem. */
const send = async (form: ReactElement, typed: string) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { email, address } = JSON.parse(String(init.body));
    sent.push(email ?? address);
    return Response.json({ code: 'request.limit' }, { status: 429 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>{form}</LanguageProvider>,
  );
  onTestFinished(close);
  const field = required(place.querySelector<HTMLInputElement>('input'), 'the field');
  field.value = typed;
  await act(async () => required(field.form, 'the form').requestSubmit());
  return { sent, typed: field.value, problem: place.querySelector('#email-problem')?.textContent ?? '' };
};

const signIn = <EmailForm email="" onSent={nothing} onSignedIn={resolved} />;

it.each(['ada＠example．org', '<ada@example.org>', ' ada@example.org, '])(
  'the sign-in at the account sends the address in what was typed, as the widget does: %j',
  async (typed) => {
    expect((await send(signIn, typed)).sent).toEqual(['ada@example.org']);
  },
);

it.each(['ada', 'ada@localhost', 'ada@127.0.0.1', 'ada@[127.0.0.1]', 'a b@example.org', ''])(
  'the sign-in at the account sends no text without an address, and keeps it: %j',
  async (text) => {
    const { sent, typed, problem } = await send(signIn, text);
    expect([sent, typed]).toEqual([[], text]);
    expect(problem).not.toBe('');
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
  await send(erase, '<ada@example.org>');
  expect(onErase).toHaveBeenCalledWith('ada@example.org', undefined);
  expect((await send(<People />, 'ada@example。org')).sent).toEqual(['ada@example.org']);
});
