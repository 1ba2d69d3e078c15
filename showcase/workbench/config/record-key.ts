import { recordKey } from '../../../widget/domain/record-key.ts';
import type { Config } from './config.ts';

/**
 * Storage key of the signed-in person's record (contract §2.7): session storage in test mode, else local storage.
 * @param origin origin of this page
 */
export const recordKeyOf = (config: Config, origin: string): string =>
  recordKey(
    {
      provider: config.provider?.trim() || 'Mosaic',
      apiBase: config['api-base'] ?? '/api',
      testMode: config['test-mode'] !== undefined,
    },
    origin,
    origin,
  );
