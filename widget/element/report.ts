import { MESSAGE_MARKER } from '../brand.ts';
import type { Problem } from '../errors.ts';
import type { ConnectEmitted, DataAccess, DataRequestResult, Step } from '../types.ts';
import type { CompleteCallback, Deliver, FlowOwner, HostEvent } from './flow-types.ts';

const callBack = async (callback: CompleteCallback | null, result: DataRequestResult) => {
  try {
    await callback?.(result);
  } catch (error) {
    console.error('The onComplete callback failed', error);
  }
};

/** Posts the window message to our own window. The target `/` is this document's own origin (contract §2.5). */
const announce = (access: DataAccess) => {
  const { apiUrl, accessToken, approved, username } = access;
  const type = 'API_URL_RESPONSE';
  const message = {
    source: 'content-script',
    type,
    unique: MESSAGE_MARKER,
    APIurl: apiUrl,
    accessToken,
    approved,
    username,
  };
  window.postMessage(message, '/');
};

export const deliverTo =
  (element: FlowOwner): Deliver =>
  ({ name, detail, access }) => {
    const isResult = name === 'complete';
    if (isResult) void callBack(element.onComplete, detail);
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: isResult, composed: isResult }));
    if (access) announce(access);
  };

/** Turns the machine's events into the host's callback, events and window message (contract §2.2). */
export const createReport = (deliver: Deliver, textOf: (problem: Problem) => string) => {
  let previous: Step | null = null;

  const eventOf = (emitted: ConnectEmitted): HostEvent => {
    switch (emitted.type) {
      case 'open':
        previous = null;
        return { name: 'open', detail: null };
      case 'step': {
        const { step } = emitted;
        const detail = { step, previous };
        previous = step;
        return { name: 'stepchange', detail };
      }
      case 'failure': {
        const { problem, step } = emitted;
        return { name: 'failure', detail: { code: problem.code, message: textOf(problem), step } };
      }
      case 'complete':
        return { name: 'complete', detail: emitted.result, access: emitted.access };
      case 'signout':
        return {
          name: 'signout',
          detail: emitted.username === null ? null : { username: emitted.username },
        };
      case 'close':
        return { name: 'close', detail: { reason: emitted.reason } };
    }
  };

  return (emitted: ConnectEmitted): void => deliver(eventOf(emitted));
};
