import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import type { EngineWindow, Key, Point, Visit } from './engine.ts';
import { NoAnswer } from './limits.ts';
import type { Site } from './site.ts';

export type Name = string | RegExp;

const FINDER = readFileSync(resolve(import.meta.dirname, 'finder.js'), 'utf8');

/**
 * Adds `finder.js` to each document: while Firefox navigates, a script may still run in the old document,
 * whose values on `window` stay for the new one.
 */
const call = (name: string, ...args: readonly unknown[]) =>
  `(window.foundIn === document || (() => {${FINDER}})(), window.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')}))`;

const POLL = { interval: 50, timeout: 20_000 };

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

const HAS_FRAME =
  "document.querySelector('data-connect-button')?.shadowRoot?.querySelector('dialog[open] iframe') instanceof Element";
/** Rest of the pointer before a press, because a frame ignores a press of a pointer that has just arrived. */
const REST_MS = 700;

const ANSWER_MS = 5_000;

const NO_ANSWER = 'no answer';

const afterwards = (ms: number) => new Promise<string>((done) => setTimeout(done, ms, NO_ANSWER));

/** A page that is about to change cannot be read or never answers, so the read is repeated. */
const readable = (answer: Promise<unknown>) =>
  Promise.race([
    answer.catch((error: Error) => (error instanceof NoAnswer ? NO_ANSWER : `unreadable: ${error.message}`)),
    afterwards(ANSWER_MS),
  ]);

export interface Person {
  readonly window: EngineWindow;
  readonly visit: Visit;
  goto(path: string): Promise<void>;
  press(name: Name): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  sees(text: string): Promise<void>;
  until(expression: string, message: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  readInFrame(expression: string): Promise<unknown>;
  events(): Promise<readonly unknown[]>;
  complaints(): Promise<unknown>;
  focus(): Promise<unknown>;
  hasFocusOn(name: string): Promise<void>;
  canPress(): Promise<void>;
  /** The window that the last press opened, once its page has loaded. */
  newestWindow(): Promise<Person>;
}

export const personAt = (window: EngineWindow, visit: Visit, site: Site): Person => {
  const ask = (expression: string) => readable(window.run(expression));
  const hasFrame = async () => (await ask(HAS_FRAME)) === true;
  const askBoth = async (expression: string): Promise<readonly unknown[]> => [
    await ask(expression),
    ...((await hasFrame()) ? [await readable(window.runInFrame(expression))] : []),
  ];
  const fail = async (message: string): Promise<never> => {
    const place = await ask('location.href');
    if (place === NO_ANSWER) throw new NoAnswer(`The browser does not answer: ${message}`);
    throw new Error(`${message} at ${place}, with ${await askBoth(call('controlNames'))}`);
  };
  const untilTrue = (read: () => Promise<unknown>, message: string): Promise<void> =>
    expect
      .poll(read, POLL)
      .toBe(true)
      .catch(() => fail(message));
  const until = (expression: string, message: string) => untilTrue(() => ask(expression), message);
  const isSeen = async (text: string) => (await askBoth(call('isSeen', text))).includes(true);
  const focus = async () => (await ask(call('focusOf'))) ?? readable(window.runInFrame(call('focusOf')));

  const placeNow = async (wanted: string | { readonly pattern: string }) => {
    const [onPage, inFrame] = await askBoth(call('placeOf', wanted));
    // A script of the page can read a frame of its own site.
    return isPoint(inFrame) && !isPoint(onPage) ? ask(call('placeThroughFrame', inFrame)) : onPage;
  };

  const placeOf = async (name: Name): Promise<Point> => {
    const wanted = typeof name === 'string' ? name : { pattern: name.source };
    const deadline = Date.now() + POLL.timeout;
    for (;;) {
      const place = await placeNow(wanted);
      if (isPoint(place)) return place;
      if (Date.now() < deadline) continue;
      return fail(`No control "${name}" (${place})`);
    }
  };

  return {
    window,
    visit,
    goto: (path: string) => window.goto(new URL(path, site.url).href),
    press: async (name: Name) => {
      const place = await placeOf(name);
      if (await hasFrame()) {
        await window.hoverAt(place);
        await afterwards(REST_MS);
      }
      await window.pressAt(place);
    },
    key: (key: Key) => window.key(key),
    type: (text: string) => window.type(text),
    sees: (text: string) => untilTrue(() => isSeen(text), `not seen: ${text}`),
    until,
    read: (expression: string) => window.run(expression),
    readInFrame: (expression: string) => window.runInFrame(expression),
    events: async () => {
      const types = await window.run('window.notified.map(([type]) => type)');
      return Array.isArray(types) ? types : [];
    },
    complaints: () => window.run('window.complaints'),
    focus,
    hasFocusOn: (name: string) =>
      untilTrue(async () => (await focus()) === name, `the focus is not on "${name}"`),
    canPress: () => untilTrue(async () => (await askBoth(call('wasInView'))).at(-1), 'not in view'),
    newestWindow: async () => {
      const others = async () => (await visit.windows()).filter((other) => other !== window);
      await expect.poll(async () => (await others()).length, POLL).toBeGreaterThan(0);
      const newest = (await others()).at(-1);
      if (!newest) throw new Error('The window is gone');
      const other = personAt(newest, visit, site);
      // Firefox keeps the window object of the first, empty document for the next one, with any script that a test
      // started there.
      await other.until(
        "location.href !== 'about:blank' && document.readyState === 'complete'",
        'still empty',
      );
      return other;
    },
  };
};
