// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPage, putButton } from '../../support/button.ts';

const watched = new Set<Element>();
const idle = vi.fn();
let observers = 0;
let notify = (_isIntersecting: boolean) => {};

class Observer {
  constructor(callback: (entries: readonly { isIntersecting: boolean }[], observer: Observer) => void) {
    observers += 1;
    notify = (isIntersecting) => callback([{ isIntersecting }], this);
  }
  observe(element: Element) {
    watched.add(element);
  }
  disconnect() {
    watched.clear();
  }
}

const whileIdle = () => {
  let tasks = 0;
  for (let seen = idle.mock.calls.length - 1; seen < idle.mock.calls.length; seen += 1) {
    idle.mock.calls[seen]?.[0]();
    tasks += 1;
  }
  return tasks;
};

/** All elements of a page share the observer, so each test has a new page. */
const newPage = async () => {
  vi.resetModules();
  const { watchTrigger } = await import('../../../widget/element/flow-loader.ts');
  return (count: number) => {
    for (let made = 0; made < count; made += 1) watchTrigger(document.createElement('button'));
  };
};

beforeEach(() => {
  watched.clear();
  observers = 0;
  idle.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(clearPage);
afterAll(() => vi.unstubAllGlobals());

it('preload="none" fetches nothing before the press', () => {
  putButton({ attributes: { preload: 'none' } });
  expect(watched.size).toBe(0);
});

it('preload="eager" loads the flow with the page, and draws the dialog invisibly once the page is idle', async () => {
  const button = putButton({ attributes: { preload: 'eager' } });
  await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(1));
  const drawn = new Promise((done) => new MutationObserver(done).observe(button.root, { childList: true }));
  const tasks = whileIdle();
  await drawn;
  expect(tasks).toBeGreaterThan(4);
  expect(button.dialog()).toBeNull();
  expect(button.notified).toEqual([]);
});

it('preload="auto" waits until the trigger is in view', () => {
  const button = putButton();
  expect([...watched]).toEqual([button.trigger]);
  expect(idle).not.toHaveBeenCalled();
});

it('preload="auto" loads once for many elements, early and late', async () => {
  const watch = await newPage();
  watch(5);
  notify(true);
  watch(5);
  expect(observers).toBe(1);
  expect(watched.size).toBe(0);
  expect(idle).toHaveBeenCalledTimes(1);
});

it('preload="auto" observes only the first of many triggers, and all of them if it is not in view', async () => {
  const watch = await newPage();
  watch(5);
  expect(watched.size).toBe(1);
  notify(false);
  expect(watched.size).toBe(5);
  watch(2);
  expect(watched.size).toBe(6);
  notify(true);
  expect(idle).toHaveBeenCalledTimes(1);
});

it('the flow is not fetched in advance for a person who saves data', async () => {
  const watch = await newPage();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  watch(1);
  notify(true);
  expect(idle).not.toHaveBeenCalled();
});
