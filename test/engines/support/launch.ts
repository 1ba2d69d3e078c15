import { launchChromium } from './chromium.ts';
import type { Engine, EngineName, LaunchSettings } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { limitEngine } from './limits.ts';
import { launchWebkit } from './webkit.ts';

const LAUNCH: Record<EngineName, (settings: LaunchSettings) => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};

const START_MS = 45_000;

/** The browser did not start. This is no failure of the widget, so its tests do not run (`counts.ts`). */
export class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** Rejects with `NotStarted` if the browser is not ready in time. */
export const launchEngine = async (name: EngineName, settings: LaunchSettings = {}): Promise<Engine> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${START_MS / 1000} s`)), START_MS);
  });
  try {
    return limitEngine(await Promise.race([LAUNCH[name](settings), late]));
  } catch (error) {
    throw new NotStarted(`${name} does not start: ${error instanceof Error ? error.message : error}`);
  } finally {
    clearTimeout(timer);
  }
};
