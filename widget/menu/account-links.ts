import { fieldsOf, parseJson, textOf } from '../domain/fields.ts';
import { enterByTicket } from '../element/enter-account.ts';
import type { ConnectProperties } from '../element/properties.ts';
import { apiAddress } from '../services/api-address.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createPost } from '../services/http.ts';
import { safeStorage } from '../services/storage.ts';
import { ownKeyOf } from '../services/user-store.ts';

/** The element's properties that a link to the account depends on. */
export type AccountOwner = Pick<
  ConnectProperties,
  'apiBase' | 'apiKey' | 'isolation' | 'locale' | 'provider' | 'testMode'
>;

/** Address of a page of the provider, at the origin of the API (contract §16). */
export const accountAt = ({ apiBase }: AccountOwner, place = ''): string =>
  new URL(`/account${place}`, new URL(apiBase, document.baseURI)).href;

/**
 * Makes the menu's links to the account open it signed in, as the dialog's links do. The session of a frame on another
 * origin stays in the frame, so the plain link opens there.
 * @param menu contains the links
 */
export const enterFromMenu = (
  menu: HTMLElement,
  owner: AccountOwner,
  environment = browserEnvironment(),
): void => {
  const { apiBase, apiKey, locale, isolation, provider, testMode } = owner;
  const { signal } = new AbortController();
  const embedder = isolation === 'frame' ? environment.window.location.origin : undefined;
  const storage = safeStorage(() => environment.storage(testMode ? 'session' : 'local'));
  // The frame's key has the application's, so the frame of this application alone counts.
  const key = ownKeyOf({ apiBase, apiKey, provider, testMode, embedder }, environment);
  const token = () => textOf(fieldsOf(parseJson(storage.read(key))).token);
  const askTicket = () =>
    createPost(environment)(apiAddress(apiBase, document.baseURI, 'account-ticket'), {}, signal, {
      apiKey,
      token: token() ?? '',
      locale,
      embedder,
    });
  const pages = () => (token() ? accountAt(owner) : undefined);
  enterByTicket(menu, pages, { environment, askTicket }, signal);
};
