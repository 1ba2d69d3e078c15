import type { Frame, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { UserRecord } from '../../../widget/types.ts';
import { IS_FRAMED } from './host-page.ts';

const PAGE_RECORD_KEY = 'data-connect:mosaic:user';
/** Storage key of the default provider's record in a frame, for one app. */
export const framedRecordKey = (apiKey: string) => `${PAGE_RECORD_KEY}:${apiKey}`;
/** Storage key of the default provider's record on a host page. */
export const RECORD_KEY = IS_FRAMED ? framedRecordKey('sandbox-demo-key') : PAGE_RECORD_KEY;

/** The document whose storage has the record. */
const storeOf = (page: Page): Page | Frame => {
  const isStore = (frame: Frame) => frame.url().startsWith(inject('baseUrl'));
  return (IS_FRAMED && page.frames().find(isStore)) || page;
};

/** The saved record of the default provider; `null` if no person is signed in. */
export const savedRecord = async (page: Page): Promise<unknown> =>
  JSON.parse((await storeOf(page).evaluate((key) => localStorage.getItem(key), RECORD_KEY)) ?? 'null');

/** Clears the storage of the page's origin, except for a record of the default provider. */
export const clearStorage = (page: Page, user?: UserRecord, recordKey = RECORD_KEY): Promise<void> =>
  storeOf(page).evaluate(
    ([key, record]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (record) localStorage.setItem(key, record);
    },
    [recordKey, JSON.stringify(user)] as const,
  );
