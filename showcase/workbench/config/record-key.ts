import type { Config } from './config.ts';

/**
 * Where the widget keeps the record of the signed-in person (contract §1, §2.7): in session storage in test mode, else in
 * local storage.
 * @param origin origin of this page
 */
export const recordKeyOf = (config: Config, origin: string): string => {
  const name = config.provider?.trim() || 'Mosaic';
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const api = new URL(config['api-base'] ?? '/api', origin).origin;
  const mode = config['test-mode'] === undefined ? '' : ':test';
  return `data-connect:${slug}:user${mode}${api === origin ? '' : `:${api}`}`;
};
