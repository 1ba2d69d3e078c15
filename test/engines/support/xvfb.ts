import { spawn } from 'node:child_process';
import { stop } from './process.ts';

/** A screen in memory; Xvfb chooses a free number and writes it to the third file. */
export const startXvfb = async () => {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    xvfb.once('error', reject);
    xvfb.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { display, close: () => stop(xvfb) };
};
