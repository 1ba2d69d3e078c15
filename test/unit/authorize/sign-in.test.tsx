import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSignIn } from '../../../widget/authorize/sign-in.tsx';
import { required } from '../../support/until.ts';

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly language: string | null;
  readonly credentials: RequestCredentials | undefined;
}

const open = async (...answers: readonly (() => Response)[]) => {
  const sent: Sent[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, { body, headers, credentials }: RequestInit) => {
    const language = new Headers(headers).get('accept-language');
    sent.push({ path: new URL(url).pathname, body: JSON.parse(String(body)), language, credentials });
    return required(left.shift(), 'an answer')();
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const place = document.body.appendChild(document.createElement('div'));
  const [onCode, onSignedIn, onFailed] = [vi.fn(), vi.fn(), vi.fn()];
  const signIn = openSignIn(place, { provider: 'Mosaic', email: '', onCode, onSignedIn, onFailed });
  await act(async () => signIn.show('de', { 'email.title.signIn': 'Own title' }));
  onTestFinished(() => act(async () => signIn.close()));
  const shadow = required(place.shadowRoot, 'the shadow root');
  const fieldOf = (name: string) =>
    required(shadow.querySelector<HTMLInputElement>(`input[name=${name}]`), name);
  const enter = async (name: string, text: string) => {
    const field = await vi.waitFor(() => fieldOf(name));
    await act(async () => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (name === 'email') required(field.form, 'the form').requestSubmit();
    });
  };
  return { sent, onCode, onSignedIn, shadow, enter };
};

it('the account’s sign-in sends the address in what was typed and the code in any digits, and stops there', async () => {
  const { sent, onCode, onSignedIn, shadow, enter } = await open(
    () => Response.json({ sent: true, challenge: 'challenge-1' }),
    () => Response.json({ expiresAt: '2030-01-01T00:00:00Z' }),
  );
  expect(shadow.querySelector('h2')?.textContent).toBe('Own title');
  await enter('email', '<ada@example.org>');
  await vi.waitFor(() => expect(onCode).toHaveBeenLastCalledWith('ada@example.org'));
  await enter('code', '٤٠٢٨١٥');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  const common = { language: 'de', credentials: 'same-origin' };
  expect(sent).toEqual([
    { path: '/account/api/code', body: { email: 'ada@example.org' }, ...common },
    {
      path: '/account/api/sign-in',
      body: { email: 'ada@example.org', code: '402815', challenge: 'challenge-1' },
      ...common,
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('the account’s sign-in sends no text without an address, and shows a refusal of the code', async () => {
  const { sent, onSignedIn, shadow, enter } = await open(
    () => Response.json({ sent: true, challenge: 'challenge-1', digits: 8 }),
    () => Response.json({ code: 'code.wrong' }, { status: 401 }),
  );
  await enter('email', 'ada');
  expect(sent).toEqual([]);
  await enter('email', 'ada@example.org');
  await vi.waitFor(() => expect(shadow.querySelector('[data-digits="8"]')).not.toBeNull());
  await enter('code', '402815');
  expect(sent).toHaveLength(1);
  await enter('code', '40281573');
  await vi.waitFor(() => expect(shadow.querySelector('.problem')).not.toBeNull());
  expect(onSignedIn).not.toHaveBeenCalled();
});
