import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

// The test files of a process share their browser, which ends with the process.
process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program, which ends with this process at the latest. `failed` rejects if it cannot start, or has ended. */
export const start = (command: string, args: readonly string[], options: SpawnOptions) => {
  const child = spawn(command, args, options);
  running.add(child);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${command} ended with ${code ?? signal}`)));
  });
  failed.catch(() => running.delete(child));
  return { child, failed };
};

const END_MS = 5_000;

export const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    if (!isRunning) return resolve();
    const insist = setTimeout(() => child.kill('SIGKILL'), END_MS);
    child.once('exit', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill();
  });
