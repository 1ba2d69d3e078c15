import { act } from 'react';
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { DEFAULTS } from '../../widget/element/attributes.ts';
import {
  type ConnectEvent,
  type ConnectInput,
  implement,
  type ModelCall,
  type ModelEvent,
  type OauthReport,
  selectOffersPlatforms,
  selectShare,
} from '../../widget/machine.ts';
import type { CloseReason, ConnectEmitted } from '../../widget/types.ts';
import { Flow } from '../../widget/ui/Flow.tsx';
import { type Texts, textsOf } from '../../widget/ui/texts.ts';
import { controlledPorts } from '../support/controlled-ports.ts';
import { settle } from '../support/open-flow.ts';
import { render } from '../support/render.tsx';
import { readScreen } from './screen.ts';
import { transitionName } from './transitions.ts';

const BUTTONS = {
  'email.change': 'code.change',
  'code.resend': 'code.resend',
  'passkey.use': 'passkey.signIn',
  'passkey.add': 'passkey.add',
  'passkey.skip': 'passkey.skip',
  'platform.cancel': 'platform.cancel',
  'onboarding.continue': 'onboarding.continue',
  'onboarding.skip': 'onboarding.skip',
  'data.decline': 'data.decline',
  'user.signOut': 'account.signOut',
} as const;

type Press = Extract<ConnectEvent, { readonly type: keyof typeof BUTTONS }>;
const isPress = (event: ConnectEvent): event is Press => event.type in BUTTONS;

/** The rendered flow on the real machine. `happen` turns each event of the model into a real one. */
export const renderFlow = async (input: ConnectInput, texts: Texts = textsOf({})) => {
  const clock = new SimulatedClock();
  const controlled = controlledPorts();
  const emitted: ConnectEmitted[] = [];
  const taken = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
    for (const transition of event._transitions) taken.add(transitionName(transition));
  };
  const actor = createActor(implement({ ...controlled.ports, codeDelayMs: 1000 }), { clock, input, inspect });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const options = { ...DEFAULTS, ...input.options };
  const fail = (error: unknown) => {
    throw error;
  };
  // The frame of the provider has texts of its own.
  const known = {
    lead: texts('success.lead'),
    accept: texts('onboarding.continue'),
    skip: texts('code.change'),
  };
  const leave = (reason: CloseReason) => actor.send({ type: 'close', reason });
  const looks = { lang: 'en', locale: 'en', dir: 'ltr' } as const;
  const { place, close } = await render(
    <Flow view={{ actor, fail, close: leave, options, texts, known, ...looks }} />,
  );

  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const press = (name: string) => {
    const button = [...place.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? textOf(one)).startsWith(name),
    );
    if (!button) throw new Error(`No button "${name}" to press`);
    button.click();
  };
  /** The tile of a platform that cannot be connected is a link; the machine gets no event. */
  const pressTile = (name: string) => {
    const links = [...place.querySelectorAll('a')];
    if (!links.some((link) => textOf(link).startsWith(name))) press(name);
  };
  const find = (selector: string) => {
    const found = place.querySelector(selector);
    if (!found) throw new Error(`Nothing on the screen matches ${selector}`);
    return found;
  };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  // React overrides the element's setter; only the prototype's setter makes it notice a change.
  const type = (selector: string, text: string) => () => {
    setValue?.call(find(selector), text);
    find(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const submit = () =>
    void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const report = (event: OauthReport) => {
    const opened = controlled.windows.at(-1);
    if (!opened) throw new Error('No window was opened');
    opened.report(event);
  };

  const movesOf = (event: ConnectEvent): (() => void)[] => {
    if (isPress(event)) return [() => press(texts(BUTTONS[event.type]))];
    switch (event.type) {
      case 'email.submit':
        return [type('#dc-email', event.email), submit];
      case 'code.submit':
        // The sixth character submits by itself.
        return [type('#dc-code', ''), event.code === '' ? submit : type('#dc-code', event.code)];
      case 'pin.submit':
        return [type('#dc-pin', event.pin), submit];
      case 'data.toggle':
        return [() => find(`#dc-${event.id}`).dispatchEvent(new MouseEvent('click', { bubbles: true }))];
      case 'close':
        // After the dialog is gone, only the host can send the event.
        return [() => (place.querySelector('dialog') ? press(texts('dialog.close')) : actor.send(event))];
      case 'platform.press':
        return [() => pressTile(event.platform === 'youtube' ? 'YouTube' : 'GitHub')];
      case 'data.share':
        return [
          () => press(texts(selectShare(actor.getSnapshot()) === 'failed' ? 'data.retry' : 'data.share')),
        ];
      case 'known.continue':
        return [() => press(known.accept)];
      case 'known.skip':
        return [() => press(known.skip)];
      case 'platform.add':
        // Without a platform there is no button; the machine ignores the event.
        return [() => selectOffersPlatforms(actor.getSnapshot()) && press(texts('data.connect'))];
      case 'code.tick':
        return [() => clock.increment(1000), () => controlled.watchers.tick()];
      case 'user.kept':
        return [
          () => {
            controlled.storage.refusesRemoval = true;
            press(texts('account.signOut'));
            controlled.storage.refusesRemoval = false;
          },
        ];
      case 'user.forgotten':
        // Follows automatically from the press.
        return [];
      case 'user.gone':
        return [() => controlled.watchers.gone()];
      case 'open':
      case 'app.loaded':
      case 'platform.read':
      // On pages of the provider.
      case 'platforms.found':
      case 'data.limit':
      case 'oauth.returned':
        return [() => actor.send(event)];
      default:
        return [() => report(event)];
    }
  };
  const answer = (call: ModelCall, output: unknown) => {
    const pending: { resolve(value: unknown): void } = controlled.pending[call];
    pending.resolve(output);
  };
  const movesFor = (event: ModelEvent): (() => void)[] => {
    if ('output' in event) return [() => answer(event.call, event.output)];
    if ('error' in event) return [() => controlled.pending[event.call].reject(event.error)];
    if ('ms' in event) return [() => clock.increment(event.ms)];
    return movesOf(event);
  };

  return {
    controlled,
    emitted,
    taken,
    happen: async (event: ModelEvent) => {
      for (const move of movesFor(event)) {
        await act(async () => {
          move();
          await settle();
        });
      }
    },
    place,
    screen: () => readScreen(place),
    snapshot: () => actor.getSnapshot(),
    close: async () => {
      actor.stop();
      await close();
    },
  };
};
