import { isText } from '../domain/fields.ts';
import { pageFailure, stopsFrame } from '../element/altered-page.ts';
import { elementName } from '../element/element-name.ts';
import type { FlowHost } from '../element/flow-types.ts';
import { browserEnvironment } from '../services/environment.ts';
import { askFramePage } from '../services/frame-page.ts';
import { takeShareReturn } from '../services/oauth-return.ts';
import type { FailureDetail, OpenOptions, SignOutDetail } from '../types.ts';
import { createHostFrame, type HostFrame } from './host-frame.ts';
import { isFailure, warn } from './messages.ts';

/** The frame of each element. At most one of them is not open, because each is a separate page. */
const frames = new Map<Element, HostFrame>();
let hasWarned = false;

const replaced = (altered: readonly string[]) => `a script of this page replaces ${altered.join(', ')}`;

/** Slots and texts of the host are not used in the frame: the person approves the provider's own words. */
const warnOfLosses = ({ element, altered = [] }: FlowHost) => {
  if (hasWarned) return;
  const isAltered = altered.length > 0;
  hasWarned =
    isAltered ||
    Object.keys(element.messages).some((key) => !/^(button|element)\./.test(key)) ||
    !!element.querySelector('[slot=header],[slot=legal]');
  if (!hasWarned) return;
  const reason = isAltered ? `${replaced(altered)}, so a frame` : 'isolation="frame"';
  warn(`${reason} shows the dialog, without the page's slots, messages and ::part()`);
};

const refusal = (failure: FailureDetail) =>
  Object.assign(new Error(failure.code), { problem: failure, failure });

const addressOf = ({ element, options }: FlowHost): string => {
  const { apiBase, apiKey } = options();
  return `${new URL(apiBase, element.baseURI).origin}/frame?key=${encodeURIComponent(apiKey)}`;
};

/** @throws Error with the failure `page.insecure`, or `page.altered` if an altered page can have no frame */
const findFrame = async (host: FlowHost): Promise<void> => {
  if (window.isSecureContext === false) throw await pageFailure(host, 'page.insecure');
  const { altered = [] } = host;
  if (altered.length === 0) return;
  const found = stopsFrame(altered) ? undefined : await askFramePage(addressOf(host), browserEnvironment());
  if (found === true) return;
  if (!found) {
    warn(`${replaced(altered)}, and no frame can show the dialog`);
    throw await pageFailure(host, 'page.altered');
  }
  throw refusal({ code: 'element.load', message: `${found.title} (${found.code})`, step: null });
};

/** @throws Error with the problem `element.detached` or `element.hidden`, without a message for the person */
const frameOf = (host: FlowHost, isUsable = host.element.isConnected): HostFrame => {
  if (!isUsable) {
    const code = `element.${host.element.isConnected ? 'hidden' : 'detached'}` as const;
    throw refusal({ code, message: '', step: null });
  }
  const src = addressOf(host);
  for (const [element, frame] of frames) if (!frame.stays(host.element, src)) frames.delete(element);
  const own = frames.get(host.element) ?? createHostFrame(host, src);
  frames.set(host.element, own);
  return own;
};

export const prewarm = async (host: FlowHost): Promise<void> => {
  await findFrame(host);
  frameOf(host);
};

export const openFlow = async (host: FlowHost, at?: OpenOptions): Promise<void> => {
  await findFrame(host);
  warnOfLosses(host);
  const { element } = host;
  // An invisible modal dialog would block the page. With `display: contents`, the element itself never counts as visible.
  const boxes = [element, element.shadowRoot?.querySelector('button')];
  const isShown = boxes.some((box) => box && (box.checkVisibility?.() ?? true));
  return frameOf(host, isShown).open(at, host.takeOver);
};

export const forgetUser = async (host: FlowHost): Promise<SignOutDetail | null> => {
  await findFrame(host);
  const { username, failure } = await frameOf(host).signOut();
  if (isFailure(failure)) throw refusal(failure);
  return isText(username) ? { username } : null;
};

/** A frame connects platforms in windows, so a person returns to it only from a share at the provider. */
export const resume = async ({ element }: FlowHost): Promise<void> => {
  if (takeShareReturn(elementName(element))) await element.open();
};

/** The error of {@link forgetUser} already contains the texts for person and host. */
export const refuse = async (_: FlowHost, error: unknown): Promise<never> => {
  throw error;
};
