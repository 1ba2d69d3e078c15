import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { type ConnectOptions, DEFAULTS } from '../../../widget/element/attributes.ts';
import type { ConnectInput } from '../../../widget/machine/events.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { Flow } from '../../../widget/ui/Flow.tsx';
import { textsOf } from '../../../widget/ui/texts.ts';
import type { FlowView } from '../../../widget/ui/view.ts';
import { OPTIONS, openFlow, settle } from '../../support/open-flow.ts';
import { render } from '../../support/render.tsx';

interface Setting {
  readonly user?: UserRecord | null;
  readonly options?: Partial<ConnectOptions>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly step?: 'training';
  readonly app?: ConnectInput['app'];
  readonly preview?: FlowView['preview'];
  readonly hasPrivacyControl?: boolean;
  /** `undefined` for /authorize. */
  readonly pageAddress?: string | undefined;
}

/**
 * The rendered flow with the real machine. The returned functions act as a person, and the test gives the server's
 * answers.
 */
export const showFlow = async (setting: Setting = {}) => {
  const { user = null, options, messages, step, app, preview, hasPrivacyControl } = setting;
  const { pageAddress } = { pageAddress: 'https://jobs.example/', ...setting };
  const settings = { ...DEFAULTS, ...OPTIONS, ...options };
  const flow = openFlow(user, settings, step, 'none', app, false, hasPrivacyControl);
  const view: FlowView = {
    actor: flow.actor,
    fail: vi.fn(),
    close: (reason) => flow.actor.send({ type: 'close', reason }),
    options: settings,
    texts: textsOf({}, messages),
    lang: 'en',
    locale: 'en',
    dir: 'ltr',
    preview,
    ...(pageAddress && { pageAddress }),
  };
  const { place: host, rerender, close } = await render(<Flow view={view} />);
  onTestFinished(close);

  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = host.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing on the screen matches ${selector}`);
    return found;
  };
  const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const play = (answer: () => void) =>
    act(async () => {
      answer();
      await settle();
    });
  const input = (label: string) => {
    const named = [...host.querySelectorAll('label')].find((element) => textOf(element) === label);
    return find<HTMLInputElement>(`#${named?.htmlFor}`);
  };
  /** A checkbox inside its label. */
  const labelled = (name: string) => {
    const label = [...host.querySelectorAll('label')].find((element) => textOf(element) === name);
    return label?.querySelector('input') ?? find<HTMLInputElement>(`label of ${name}`);
  };
  const button = (name: string) => {
    const buttons = [...host.querySelectorAll('button')];
    const named = buttons.find((element) => (element.getAttribute('aria-label') ?? textOf(element)) === name);
    if (!named) throw new Error(`no button ${name} among ${buttons.map(textOf).join(', ')}`);
    return named;
  };

  return {
    ...flow,
    view,
    render: rerender,
    find,
    input,
    labelled,
    button,
    play,
    has: (selector: string) => host.querySelector(selector) !== null,
    all: (selector: string) => [...host.querySelectorAll(selector)].map(textOf),
    text: () => textOf(host),
    title: () => textOf(find('h2')),
    said: () => textOf(find('[role=status]')),
    saying: () => find('[role=status]').firstElementChild,
    describes: (element: Element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' '),
    focused: () => document.activeElement,
    press: (name: string) => play(() => button(name).click()),
    type: (label: string, text: string) =>
      play(() => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setValue?.call(input(label), text);
        input(label).dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
};

export type Shown = Awaited<ReturnType<typeof showFlow>>;
