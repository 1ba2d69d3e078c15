import { MESSAGE_MARKER } from '../brand.ts';
import type { Problem } from '../errors.ts';
import type { ConnectEmitted, DataAccess, DataRequestResult, EventDetails, Step } from '../types.ts';
import type { CompleteCallback, FlowOwner } from './flow-types.ts';

/** What the callback throws, and a promise of it that rejects, is logged (specification §8). */
const callBack = async (callback: CompleteCallback | null, result: DataRequestResult) => {
  try {
    await callback?.(result);
  } catch (error) {
    console.error('The onComplete callback failed', error);
  }
};

/** Posts the window message to our own window; the target `/` is this document's own origin (contract §2.5). */
const announce = (access: DataAccess) => {
  const { apiUrl, accessToken, approved, username } = access;
  const type = 'API_URL_RESPONSE';
  const message = {
    source: 'content-script',
    type,
    unique: MESSAGE_MARKER,
    APIurl: apiUrl,
    approved,
    accessToken,
    username,
  };
  window.postMessage(message, '/');
};

/**
 * Turns what the machine emits into the host's callback, events and window message (contract §2.2).
 * @param textOf gives the text of a failure as the person saw it, in their language
 */
export const createReport = (element: FlowOwner, textOf: (problem: Problem) => string) => {
  let previous: Step | null = null;
  const tell = <Name extends keyof EventDetails>(name: Name, detail: EventDetails[Name], bubbles = false) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));

  return (emitted: ConnectEmitted): void => {
    switch (emitted.type) {
      case 'open':
        previous = null;
        tell('open', null);
        break;
      case 'step':
        tell('stepchange', { step: emitted.step, previous });
        previous = emitted.step;
        break;
      case 'failure':
        tell('failure', { code: emitted.problem.code, message: textOf(emitted.problem), step: emitted.step });
        break;
      case 'complete':
        void callBack(element.onComplete, emitted.result);
        tell('complete', emitted.result, true);
        if (emitted.access) announce(emitted.access);
        break;
      case 'signout':
        tell('signout', emitted.username === null ? null : { username: emitted.username });
        break;
      case 'close':
        tell('close', { reason: emitted.reason });
        break;
    }
  };
};
