/** Entry point of the chunk that shows the dialog as a frame of the provider (`isolation="frame"`), in place of the flow. */
import { isText } from '../domain/fields.ts';
import type { FlowHost } from '../element/flow-types.ts';
import type { FailureDetail, SignOutDetail } from '../types.ts';
import { createHostFrame, type HostFrame, warn } from './host-frame.ts';
import { isFailure } from './messages.ts';

/** The frame of each element. At most one of them is not open, because each is a page of its own. */
const frames = new Map<Element, HostFrame>();
let hasWarned = false;

/** Slots and texts of the host stay outside: what a person approves is in the provider's own words. */
const warnOfLosses = ({ element }: FlowHost) => {
  if (hasWarned) return;
  hasWarned =
    Object.keys(element.messages).some((key) => !/^(button|element)\./.test(key)) ||
    element.querySelector('[slot=header],[slot=legal]') !== null;
  if (hasWarned) warn('isolation="frame" leaves out slots and messages of the dialog');
};

const refusal = (failure: FailureDetail) =>
  Object.assign(new Error(failure.code), { problem: failure, failure });

/**
 * @throws Error with the problem `element.detached` where the element is not on the page, `element.hidden` where it is and
 * cannot be used. Nobody sees what would be written beside it.
 */
const frameOf = (host: FlowHost, isUsable = host.element.isConnected): HostFrame => {
  if (!isUsable) {
    const code = `element.${host.element.isConnected ? 'hidden' : 'detached'}` as const;
    throw refusal({ code, message: '', step: null });
  }
  const { apiBase, apiKey } = host.options();
  const address = `/frame?key=${encodeURIComponent(apiKey)}`;
  const src = new URL(address, new URL(apiBase, document.baseURI)).href;
  for (const [element, frame] of frames) if (!frame.stays(host.element, src)) frames.delete(element);
  const own = frames.get(host.element) ?? createHostFrame(host, src);
  frames.set(host.element, own);
  return own;
};

/** Fetches the frame and its flow when a press is likely. */
export const prewarm = (host: FlowHost): void => {
  frameOf(host);
};

/** Opens the dialog; it shows when this resolves. Rejects as {@link frameOf} throws, and where the frame does not answer. */
export const openFlow = async (host: FlowHost, step?: 'training'): Promise<void> => {
  warnOfLosses(host);
  // A modal dialog that is not displayed would stop the page and show nothing.
  return frameOf(host, host.element.checkVisibility()).open(step);
};

/** Forgets the record that the provider's frame keeps; rejects where it cannot be asked. */
export const forgetUser = async (host: FlowHost): Promise<SignOutDetail | null> => {
  const { username, failure } = await frameOf(host).signOut();
  if (isFailure(failure)) throw refusal(failure);
  return isText(username) ? { username } : null;
};

/** A frame connects platforms in windows: nobody comes back to it by a redirect. */
export const resume = (): void => {};

/** The error of {@link forgetUser} says all that a person and a host are told. */
export const refuse = async (_: FlowHost, error: unknown): Promise<never> => {
  throw error;
};
