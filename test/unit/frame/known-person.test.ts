// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import { hintName, hintText } from '../../../common/account-hint.ts';
import { LANGUAGES } from '../../../common/languages.ts';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import type { HostEvent } from '../../../widget/element/flow-types.ts';
import { createKnown } from '../../../widget/frame/known-person.ts';
import { noteApplication } from '../../../widget/services/known-person.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import type { Step } from '../../../widget/types.ts';
import { OPTIONS, returning } from '../../support/open-flow.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const environment = {
  window,
  now: () => NOW,
  storage: () => localStorage,
  fetch,
  crypto,
  open: () => null,
  leave: () => {},
  channel: () => () => {},
};
const ownerOf = (apiKey: string, testMode = false) => ({
  ...DEFAULTS,
  ...OPTIONS,
  apiKey,
  testMode,
  embedder: 'https://shop.example',
});

const SESSION = 'session_9bVq0Wc2xkT1mLz8RyPdEg';
const keepHint = () => {
  const text = hintText({ session: SESSION, address: 'b•••@example.org' });
  // biome-ignore lint/suspicious/noDocumentCookie: every supported browser has it
  document.cookie = `${hintName(location)}=${text}; Path=/`;
};

const offer = ({ tag = 'en', testMode = false } = {}) => {
  const known = createKnown(
    () => ownerOf('two', testMode),
    () => tag,
    environment,
  );
  known.find();
  return known;
};

const start = (given = {}) => {
  createUserStore(ownerOf('one'), environment).save(returning);
  noteApplication(ownerOf('one'), environment);
  return offer(given);
};
const step = (name: Step): HostEvent => ({ name: 'stepchange', detail: { step: name, previous: null } });
const sessionsOf = ({ person }: ReturnType<typeof createKnown>) =>
  person?.sessions.map(({ session }) => session);

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: every supported browser has it
  document.cookie = `${hintName(location)}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

it('the offer to a known person names the shortened address, the provider and the application, and has their token', () => {
  expect([sessionsOf(start()), start().person?.texts()]).toEqual([
    [{ token: 'token-1' }],
    {
      lead: 'You already signed in with Mosaic on this site, so Jobs needs no new code.',
      accept: 'Continue as a•••@example.org',
      skip: 'Use another address',
    },
  ]);
});

it('the offer to a known person is in the language of the dialog, with all names', async () => {
  for (const language of LANGUAGES) {
    const { frame } = await import(`../../../common/locales/${language}.json`);
    const texts = start({ tag: language }).person?.texts();
    expect(texts?.skip).toBe(frame['known.skip']);
    expect(Object.values(texts ?? {}).join(' ')).not.toMatch(/\{\w+\}/);
  }
});

it('a known person gets no offer in test mode', () => {
  keepHint();
  expect(start({ testMode: true }).person).toBeNull();
});

it('a person who is signed in at /account is offered that session, and told where it is', () => {
  keepHint();
  expect([sessionsOf(offer()), offer().person?.texts()]).toEqual([
    [{ account: SESSION }],
    {
      lead: 'You are signed in to your Mosaic account in this browser, so Jobs needs no new code.',
      accept: 'Continue as b•••@example.org',
      skip: 'Use another address',
    },
  ]);
});

it('a person of another application of the page is offered before that of /account', () => {
  keepHint();
  const known = start();
  expect(sessionsOf(known)).toEqual([{ token: 'token-1' }]);
  known.person?.sessions[0]?.forget();
  known.find();
  expect(sessionsOf(known)).toEqual([{ account: SESSION }]);
  known.person?.sessions[0]?.forget();
  known.find();
  expect([known.person, document.cookie]).toEqual([null, '']);
});

it('the offer to a known person stays at the e-mail step, and ends with the next one', () => {
  const known = start();
  known.follow(step('email'));
  expect(known.person).not.toBeNull();
  known.follow(step('code'));
  expect(known.person).toBeNull();
});

it('an application is noted once a person is signed in for it, and not before', () => {
  const list = () => localStorage.getItem('data-connect:mosaic:keys:https://shop.example');
  const known = start();
  for (const name of ['email', 'code'] as const) known.follow(step(name));
  expect(list()).toBe('["one"]');
  for (const name of ['success', 'dataRequest'] as const) known.follow(step(name));
  expect(list()).toBe('["one","two"]');
});
