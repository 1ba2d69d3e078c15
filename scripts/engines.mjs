// Runs test/engines in one browser. As root on Debian it installs the browser. At the end it kills all processes of the
// run. What Chromium does is shown by test/e2e.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { forwardSignals, isDebianRoot, missingChromium, onPath, ROOT, run } from './setup.mjs';

/** Commands that an engine needs, with their Debian packages (those of Chromium: setup.mjs). */
const NEEDS = {
  chromium: { commands: [] },
  firefox: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { commands: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

export const ENGINES = ['firefox', 'webkit'];

const missing = (engine) => NEEDS[engine].commands.filter((command) => onPath(command).length === 0);

const INSTALL_MS = 4 * 60 * 1000;

const missingPackages = (engine) => {
  if (engine === 'chromium') return missingChromium();
  return missing(engine).length > 0 ? NEEDS[engine].packages : [];
};

/**
 * As root on Debian, installs the missing packages of these engines. If this fails, the engine's tests do not run, and
 * the output says so.
 */
export const installEngines = async (engines) => {
  const packages = engines.flatMap(missingPackages);
  if (packages.length === 0 || !isDebianRoot()) return;
  const aptGet = (...args) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }, { timeout: INSTALL_MS });
  try {
    await aptGet('update', '-q');
    await aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
  } catch ({ message }) {
    console.warn(`Could not be installed: ${message}`);
  }
};

/** Runs Vitest in a separate process group. The group is killed when Vitest ends or the time limit is over. */
const runGroup = (args, env, limitMs) =>
  new Promise((done, fail) => {
    const vitest = resolve(ROOT, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, ...env },
    });
    const endGroup = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has already ended.
      }
    };
    const timer = setTimeout(endGroup, limitMs);
    forwardSignals(child);
    child.once('error', fail);
    child.once('exit', () => {
      clearTimeout(timer);
      endGroup();
      done();
    });
  });

/** Runs the tests in one engine; returns their counts and a one-line summary. */
export const testEngine = async (engine, { args, browsers, limitMs }) => {
  const lacking = missing(engine);
  if (lacking.length > 0)
    return { passed: 0, failed: 0, line: `${engine}: NOT RUN, for want of ${lacking.join(' and ')}` };
  // For browser profiles and the counts.
  const folder = mkdtempSync(resolve(tmpdir(), `${engine}-`));
  try {
    return await runIn(folder, engine, { args, browsers, limitMs });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

const runIn = async (folder, engine, { args, browsers, limitMs }) => {
  const counts = resolve(folder, 'counts.json');
  const reporters = ['--reporter=default', '--reporter=./test/engines/support/counts.ts'];
  await runGroup(
    ['run', '--config', 'test/engines/vitest.config.ts', '--passWithNoTests', ...reporters, ...args],
    { ...browsers, ENGINE: engine, ENGINE_COUNTS: counts, TMPDIR: folder },
    limitMs,
  );
  if (!existsSync(counts))
    return { passed: 0, failed: 1, line: `${engine}: FAILED, no result within ${limitMs / 1000} s` };
  const { passed, failed, retried, notStarted } = JSON.parse(readFileSync(counts, 'utf8'));
  if (notStarted && passed === 0) return { passed, failed: 0, line: `${engine}: NOT RUN, ${notStarted}` };
  const notes = retried.map((message) => `\n    tried again: ${message}`).join('');
  return { passed, failed, line: `${engine}: ${passed} passed, ${failed} failed${notes}` };
};

/** Prints at the end what ran and what did not; throws if a test failed. */
export const summarise = (results) => {
  console.log(`\nThe journeys of test/engines\n${results.map(({ line }) => `  ${line}`).join('\n')}\n`);
  const failed = results.filter((result) => result.failed > 0).map(({ line }) => line);
  if (failed.length > 0) throw new Error(failed.join('\n'));
};
