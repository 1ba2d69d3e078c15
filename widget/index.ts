/** The public entry point (contract §2.8): defines the element and exports the API. On a server it does nothing. */
import { DataConnectButton } from './element/data-connect-button.ts';
import { defineOnce } from './element/define.ts';

defineOnce();

declare global {
  interface HTMLElementTagNameMap {
    'data-connect-button': DataConnectButton;
  }
}

export { SDK_VERSION as version } from './brand.ts';
export type { FormatOptions, FormattedResponse } from './domain/format-response.ts';
export { formatMosaicResponse } from './domain/format-response.ts';
export type {
  ButtonType,
  ConnectOptions,
  Isolation,
  LoginType,
  Preload,
  ResponseType,
  TextColor,
  TextLayout,
  Theme,
  VisualType,
  WhenSignedIn,
} from './element/attributes.ts';
export type { CompleteCallback, Messages } from './element/flow-types.ts';
export { getMosaicData, openMosaicOverlay } from './element/mosaic.ts';
export type { OverlayOptions } from './element/overlay.ts';
export type { ConnectProperties, RequestDataProperty } from './element/properties.ts';
export type { ConnectError, Problem, ProblemCode } from './errors.ts';
export * from './types.ts';
export { DataConnectButton };
