import { launchChromium } from './chromium.ts';
import type { Engine, EngineName, LaunchSettings } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

const LAUNCH: Record<EngineName, (settings: LaunchSettings) => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};

export const launchEngine = (name: EngineName, settings: LaunchSettings = {}) => LAUNCH[name](settings);
