import type { Engine, EngineWindow, Visit } from './engine.ts';

/** Longer than a page may take to load (`webkit.ts`), and than a busy machine needs for any command. */
const ANSWER_MS = 20_000;

/** A driver may lose a command, independent of the page, so the test runs again (`test/engines/vitest.config.ts`). */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const within = async <Result>(command: string, answer: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NoAnswer(`The browser does not answer: ${command}, ${ANSWER_MS / 1000} s`)),
      ANSWER_MS,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

const limitWindow = (window: EngineWindow): EngineWindow => ({
  goto: (url) => within('goto', window.goto(url)),
  goBack: () => within('goBack', window.goBack()),
  run: (expression) => within('run', window.run(expression)),
  runInFrame: (expression) => within('runInFrame', window.runInFrame(expression)),
  hoverAt: (point) => within('hoverAt', window.hoverAt(point)),
  pressAt: (point) => within('pressAt', window.pressAt(point)),
  key: (key) => within('key', window.key(key)),
  type: (text) => within('type', window.type(text)),
  resize: (width, height) => within('resize', window.resize(width, height)),
  screenshot: () => within('screenshot', window.screenshot()),
  close: () => within('close', window.close()),
});

const limitVisit = (visit: Visit): Visit => {
  const known = new Map<EngineWindow, EngineWindow>();
  // Each window has one object, as in `Visit`.
  const limited = (window: EngineWindow) => {
    const limitedWindow = known.get(window) ?? limitWindow(window);
    known.set(window, limitedWindow);
    return limitedWindow;
  };
  return {
    open: async () => limited(await within('open', visit.open())),
    windows: async () => (await within('windows', visit.windows())).map(limited),
    close: () => within('close', visit.close()),
  };
};

/** The engine with a time limit for every command. Each rejects with `NoAnswer` when it is late. */
export const limitEngine = (engine: Engine): Engine => ({
  version: engine.version,
  visit: async () => limitVisit(await within('visit', engine.visit())),
  close: engine.close,
});
