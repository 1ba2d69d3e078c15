import type { DataRequestResult } from '../types.ts';
import { loadFlow } from './flow-loader.ts';
import type { OverlayOptions } from './overlay.ts';

/**
 * Opens the flow without a button on the page (contract §2.8). Resolves with the result, or with `null` if the person
 * closed it or a later call replaced it. The element is removed 100 ms later.
 * @throws ConnectError "Failed to render Mosaic button" if the target cannot contain the element
 */
export const openMosaicOverlay = (options?: OverlayOptions): Promise<DataRequestResult | null> =>
  loadFlow().then((flow) => flow.openOverlay(options));

/**
 * Data without a signed-in person, which a browser cannot get (specification §7).
 * @throws Error always
 */
export const getMosaicData = (): never => {
  throw new Error(
    'getMosaicData requires authenticated user session. Use openMosaicOverlay for the full authentication flow.',
  );
};
