import type { ConnectAttributes } from './connect-element.ts';

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** Attribute names with their text; `undefined` means absent (contract §2.1). */
export const attributeTexts = (given: ConnectAttributes) => ({
  provider: given.provider,
  'app-name': given.appName,
  'api-base': given.apiBase,
  'login-type': given.loginType,
  'button-type': given.buttonType,
  'text-layout': given.textLayout,
  'visual-type': given.visualType,
  'text-color': given.textColor,
  'request-data': given.requestData && JSON.stringify(given.requestData),
  'test-mode': flag(given.testMode),
  'auto-fetch': flag(given.autoFetch),
  'redirect-url': given.redirectUrl,
  locale: given.locale,
  theme: given.theme,
  disabled: flag(given.disabled),
  connectors: given.connectors?.join(','),
  preload: given.preload,
  isolation: given.isolation,
  'response-type': given.responseType,
  'code-challenge': given.codeChallenge,
  'signed-in': given.whenSignedIn,
});

/** Sets exactly these attributes on the element. It does not touch attributes that already agree. */
export const writeAttributes = (element: Element, given: ConnectAttributes) => {
  for (const [name, text] of Object.entries(attributeTexts(given))) {
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
};
