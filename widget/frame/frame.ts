/** Entry point of the chunk that shows the dialog as a frame of the provider (`isolation="frame"`), in place of the flow. */
import type { FlowHost } from '../element/flow-types.ts';
import type { SignOutDetail } from '../types.ts';
import { createHostFrame, type HostFrame, warn } from './host-frame.ts';

/** A page holds one frame that is not open: each is a page of its own. */
let latest: HostFrame | undefined;
let hasWarned = false;

/** Slots and texts of the host stay outside: what a person approves is in the provider's own words. */
const warnOfLosses = ({ element }: FlowHost) => {
  const hasTexts = Object.keys(element.messages).some((key) => !/^(button|element)\./.test(key));
  if (hasWarned || !(hasTexts || element.querySelector('[slot=header],[slot=legal]'))) return;
  hasWarned = true;
  warn('isolation="frame" leaves out slots and messages of the dialog');
};

const frameOf = (host: FlowHost): HostFrame => {
  const { apiBase, apiKey } = host.options();
  const address = `/frame?key=${encodeURIComponent(apiKey)}`;
  const src = new URL(address, new URL(apiBase, document.baseURI)).href;
  if (latest?.element === host.element && latest.src === src) return latest;
  if (!latest?.isOpen()) latest?.end();
  latest = createHostFrame(host, src);
  return latest;
};

/** Fetches the frame and its flow when a press is likely. */
export const prewarm = (host: FlowHost): void => {
  frameOf(host);
};

/** Opens the dialog; it shows when this resolves. Rejects where the frame does not answer. */
export const openFlow = async (host: FlowHost, step?: 'training'): Promise<void> => {
  if (!host.element.isConnected) {
    const problem = { code: 'element.detached' };
    throw Object.assign(new Error('The element is not on the page'), { problem });
  }
  warnOfLosses(host);
  return frameOf(host).open(step);
};

/** Forgets the record that the provider's frame keeps; rejects where it cannot be asked. */
export const forgetUser = async (host: FlowHost): Promise<SignOutDetail | null> => frameOf(host).signOut();

/** A frame connects platforms in windows: nobody comes back to it by a redirect. */
export const resume = (): void => {};

/** A frame that cannot be asked has said so in the console. */
export const refuse = (): void => {};
