// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import type { WebCrypto } from '../../../widget/services/environment.ts';
import { livePorts } from '../../../widget/services/live-ports.ts';
import { shareInWindow } from '../../../widget/services/share-window.ts';
import { OPTIONS } from '../../support/open-flow.ts';
import { fakePopup, never, problemIn, shareRequest, status } from './builders.ts';
import { environmentWith, settings, windowOf } from './port-settings.ts';

it.each([
  ['the result cannot be prepared, as on a page without WebCrypto', undefined, 'share.submission'],
  ['the provider does not answer', globalThis.crypto.subtle, 'share.http'],
])('a window of a frame closes, and the dialog gets the failure, if %s', async (_, subtle, code) => {
  const { popup, state } = fakePopup();
  const crypto: WebCrypto = { getRandomValues: (bytes) => bytes, ...(subtle && { subtle }) };
  const parts = { window: windowOf(1024), open: () => popup, crypto, fetch: status(404) };
  const { environment } = environmentWith(parts);
  const framed = { ...DEFAULTS, ...OPTIONS, autoFetch: true, embedder: 'https://shop.example' };
  const ports = shareInWindow(framed, livePorts({ ...settings, ...framed }, environment), environment);
  const request = shareRequest();
  const pressed = ports.prepareResult(request).then(() => ports.share(request, never, () => {}));
  expect(state.closed).toBe(false);
  expect(await problemIn(pressed)).toMatchObject({ code });
  expect(state.closed).toBe(true);
});
