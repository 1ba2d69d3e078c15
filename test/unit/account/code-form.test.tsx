import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CodeForm } from '../../../provider/account/CodeForm.tsx';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import { render } from '../../support/render.tsx';
import { required } from '../../support/until.ts';

const WRONG = 'That is not the code. Please check it.';

/** The code step, with a provider that refuses every code. */
const showForm = async (digits = 6) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return Response.json({ code: 'code.wrong' }, { status: 401 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>
      <CodeForm
        challenge={{ email: 'amal@example.org', challenge: 'challenge-1', digits }}
        hasMailbox={false}
        onResent={() => {}}
        onChange={() => {}}
        onSignedIn={async () => {}}
      />
    </LanguageProvider>,
  );
  onTestFinished(close);
  const field = () => required(place.querySelector<HTMLInputElement>('#code'), 'the field');
  return {
    asked,
    field,
    type: (digits: string) => {
      field().value = digits;
    },
    pressEnter: () => act(async () => required(place.querySelector('form'), 'the form').requestSubmit()),
    lead: () => place.querySelector('#code-lead')?.textContent,
    problem: () => place.querySelector('#code-problem')?.textContent,
  };
};

it.each(['', '123'])('the account does not send an incomplete code, and keeps it: %j', async (digits) => {
  const { asked, field, type, pressEnter, problem } = await showForm();
  type(digits);
  await pressEnter();
  expect([problem(), field().value, asked]).toEqual([WRONG, digits, []]);
});

it('the account keeps the message of a refusal at an Enter in the cleared field', async () => {
  const { asked, field, type, pressEnter, problem } = await showForm();
  type('402815');
  await pressEnter();
  expect([problem(), field().value]).toEqual([WRONG, '']);
  await pressEnter();
  expect([problem(), asked.length]).toEqual([WRONG, 1]);
});

it('the account takes eight digits where the mailed code has eight', async () => {
  const { asked, field, type, pressEnter, problem, lead } = await showForm(8);
  expect(lead()).toBe('Enter the 8 digits that we sent to amal@example.org');
  expect(field().maxLength).toBe(8);
  type('402815');
  await pressEnter();
  expect([problem(), asked]).toEqual([WRONG, []]);
  type('40281573');
  await pressEnter();
  expect(asked).toEqual([{ email: 'amal@example.org', challenge: 'challenge-1', code: '40281573' }]);
});
