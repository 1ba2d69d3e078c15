import type { Engine, EngineName } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { limited, within } from './limits.ts';
import { launchWebkit } from './webkit.ts';

const LAUNCH: Record<EngineName, () => Promise<Engine>> = { firefox: launchFirefox, webkit: launchWebkit };

const START_MS = 45_000;

/** The browser did not start. This is no failure of the widget, so its tests are skipped. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** Rejects with `NotStarted` if the browser is not ready in time. */
export const launchEngine = async (name: EngineName): Promise<Engine> => {
  try {
    const late = new Error(`not ready after ${START_MS / 1000} s`);
    const engine = limited(await within(START_MS, late, LAUNCH[name]()));
    return { version: engine.version, visit: async () => limited(await engine.visit()), close: engine.close };
  } catch (error) {
    throw new NotStarted(`${name} does not start: ${error instanceof Error ? error.message : error}`);
  }
};
