/** A chunk beside the flow, for a provider with account pages: the dialog follows a download that was read there. */

import { isConnectorId, type SourceId } from '../../common/platforms/ids.ts';
import type { Sent, SentEntry } from '../archive/found.ts';
import { fieldsOf } from '../domain/fields.ts';
import { RequestError } from '../errors.ts';
import type { ConnectActor, ConnectSnapshot } from '../machine/implement.ts';
import { selectAccountPages, selectPlatforms, selectStep } from '../machine/selectors.ts';
import { apiAddress } from '../services/api.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createPost } from '../services/http.ts';
import { createUserStore } from '../services/user-store.ts';
import type { ConnectorName, UserRecord } from '../types.ts';
import type { ConnectOptions } from './attributes.ts';
import { enterByTicket } from './enter-account.ts';
import type { Embedded } from './flow-types.ts';

const refusalOf = (error: unknown): Sent => {
  const { code = '', retryAfterS = 0 } = error instanceof RequestError ? error : { code: 'unreachable' };
  return { ok: false, code, retryAfterS };
};

/** @param onKept is called after each platform that the provider has stored */
const createSendEntries =
  (post: (body: object) => Promise<unknown>, onKept: (platform: SourceId) => void) =>
  async (platform: SourceId, signals: readonly SentEntry[]): Promise<Sent> => {
    try {
      const { kept, withheld } = fieldsOf(await post({ platform, signals }));
      onKept(platform);
      return { ok: true, kept: Number(kept) || 0, withheld: Number(withheld) || 0 };
    } catch (error) {
      return refusalOf(error);
    }
  };

export type AccountOwner = ConnectOptions & Embedded & { readonly appRecord?: string };

const archivesIn = (answer: unknown): readonly ConnectorName[] => {
  const { archives } = fieldsOf(answer);
  return Array.isArray(archives) ? archives.filter(isConnectorId) : [];
};

const openIn = (snapshot: ConnectSnapshot) =>
  selectPlatforms(snapshot).filter(({ status }) => status !== 'connected' && status !== 'connecting');

const personIn = (snapshot: ConnectSnapshot) =>
  selectStep(snapshot) === 'onboarding' ? snapshot.context.user : null;

/** @returns opens the reader of downloads in this page; `undefined` if this page has none */
export const followAccount = (
  actor: ConnectActor,
  root: EventTarget,
  owner: AccountOwner,
  signal: AbortSignal,
  environment = browserEnvironment(),
): (() => Promise<void>) | undefined => {
  const { window } = environment;
  const { document } = window;
  const { apiBase, apiKey, locale, embedder, redirectUrl, readDownload } = owner;
  const post = createPost(environment);
  const users = createUserStore(owner, environment);
  const call = (path: string, { token }: UserRecord, body: object = {}) =>
    post(apiAddress(apiBase, document.baseURI, path), body, signal, { apiKey, token, locale, embedder });
  let isAsking = false;
  let isDue = false;
  let person: string | undefined;
  /** Platforms whose downloads were reported before; `null` before the first answer. */
  let known: readonly ConnectorName[] | null = null;
  const readHere = new Set<ConnectorName>();

  const askOnce = async () => {
    const user = personIn(actor.getSnapshot());
    if (user === null) return;
    const read = archivesIn(await call('readings', users.present(user)));
    const now = actor.getSnapshot();
    if (personIn(now)?.email !== user.email) return;
    const early: ConnectorName[] = [];
    for (const { connector, status } of openIn(now)) {
      const isNew = known === null ? status === 'download' : !known.includes(connector);
      if (!isNew || readHere.has(connector) || !read.includes(connector)) continue;
      const event = { type: 'platform.read', platform: connector } as const;
      // Not possible while another platform connects: the next return to the page tries again.
      if (now.can(event)) actor.send(event);
      else early.push(connector);
    }
    known = read.filter((connector) => !early.includes(connector));
  };
  const ask = async () => {
    isDue = true;
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    while (isDue && !signal.aborted) {
      isDue = false;
      await askOnce().catch(() => {});
    }
    isAsking = false;
  };
  const notePerson = () => {
    const email = personIn(actor.getSnapshot())?.email;
    if (email === person) return;
    person = email;
    known = null;
    readHere.clear();
    if (email !== undefined) void ask();
  };

  const askTicket = async () => {
    const { user } = actor.getSnapshot().context;
    return user && call('account-ticket', users.present(user));
  };
  const waitingPage = embedder && `${redirectUrl}#wait`;
  const needs = { environment, askTicket, waitingPage };
  enterByTicket(root, () => selectAccountPages(actor.getSnapshot()), needs, signal);
  window.addEventListener('focus', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  const subscription = actor.subscribe(notePerson);
  signal.addEventListener('abort', () => subscription.unsubscribe());
  notePerson();

  const noteRead = (platform: SourceId) => {
    if (!isConnectorId(platform)) return;
    const snapshot = actor.getSnapshot();
    const event = { type: 'platform.read', platform } as const;
    const isOpen = openIn(snapshot).some(({ connector }) => connector === platform);
    // Not possible while another platform connects: the next return to the page tries again.
    if (!isOpen || !snapshot.can(event)) return;
    readHere.add(platform);
    actor.send(event);
  };
  const send = createSendEntries(async (body) => {
    const user = personIn(actor.getSnapshot());
    if (user === null) throw new RequestError(401, '', 0, 'session.missing');
    return call('signals', users.present(user), body);
  }, noteRead);
  return readDownload && (() => readDownload(send, signal));
};
