import { start, stop } from './process.ts';

/** A screen in memory. Xvfb chooses a free number and writes it to the third file descriptor. */
export const startXvfb = async () => {
  const { child, failed } = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbered = new Promise<string>((resolve) => {
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { display: await Promise.race([numbered, failed]), close: () => stop(child) };
};
