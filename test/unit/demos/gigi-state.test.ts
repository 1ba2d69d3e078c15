import { expect, it } from 'vitest';
import {
  type GigiEvent,
  type GigiState,
  initialState,
  keptResult,
  reduce,
} from '../../../showcase/demos/gigi/state.ts';
import { COMPLETED } from '../../support/share-event.ts';

const NOW = '2026-11-21T09:00:00.000Z';
const after = (...events: readonly GigiEvent[]) => events.reduce<GigiState>(reduce, initialState);
const scrolled = (y: number) => ({ type: 'page.scrolled', y }) as const;

it('the people app asks for an address if there is none after trimming, and keeps the typed text', () => {
  expect(after({ type: 'url.typed', url: '  ' }, { type: 'url.submitted' })).toEqual({
    screen: 'onboarding',
    url: '  ',
    step: 'urlMissing',
  });
});

it('the people app validates nothing else of the address, shows progress, then completes with the sample', () => {
  const typed = { type: 'url.typed', url: ' anything ' } as const;
  const next = { type: 'url.submitted' } as const;
  expect(after(typed, next)).toMatchObject({ screen: 'onboarding', step: 'analyzing' });
  expect(after(typed, next, { type: 'url.analyzed', completedAt: NOW })).toMatchObject({
    screen: 'dashboard',
    isStartedConnected: true,
    result: {
      source: 'linkedin',
      name: 'Robin Castellan',
      title: 'Product Lead',
      company: 'Lanternworks',
      location: 'San Francisco',
      connections: 512,
      linkedinUrl: 'anything',
      gigiScore: 8.92,
      completedAt: NOW,
    },
  });
});

it.each([
  ['a shared', [COMPLETED]],
  [
    'a typed',
    [
      { type: 'url.typed', url: 'anything' },
      { type: 'url.submitted' },
      { type: 'url.analyzed', completedAt: NOW },
    ],
  ],
] as const)('the people app keeps nothing of %s profile after a sign-out', (_, events) => {
  const shown = after(...events);
  expect(keptResult(shown)).toBeDefined();
  expect(keptResult(reduce(shown, { type: 'session.ended' }))).toBeUndefined();
});

it('the people app switches back at 500 px or less, unless the dashboard started in connected mode', () => {
  expect(after({ type: 'widget.declined' }, scrolled(900), scrolled(501))).toMatchObject({
    profileSet: 'second',
  });
  expect(after({ type: 'widget.declined' }, scrolled(900), scrolled(500))).toMatchObject({
    profileSet: 'first',
  });
  expect(after(COMPLETED, scrolled(900), scrolled(0))).toMatchObject({ profileSet: 'second' });
});
