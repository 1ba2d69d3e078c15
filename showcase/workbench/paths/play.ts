import { useEffect, useRef, useState } from 'react';
import type { ConnectEvent, ModelEvent } from '../../../widget/machine.ts';
import { newestCode } from '../../shared/lib/read-inbox.ts';
import { setFault } from '../faults.ts';
import { type Person, PlayFailed, personAt } from '../preview/person.ts';
import { listenTo, type Place, type Preview } from '../preview/use-preview.ts';
import type { MachinePath } from './paths.ts';

/** Slow enough for a person to follow. */
const PACE_MS = 350;
const ANSWER_MS = 12_000;

interface PlayOptions {
  readonly testMode: boolean;
  /** Contract §2.7. */
  readonly recordKey: string;
  readonly signal: AbortSignal;
  readonly onStep: (index: number) => void;
  /** Gets a code from the inbox before it is typed. */
  readonly onSecret: (text: string) => void;
  readonly onFaultUsed: () => Promise<void>;
}

const WRONG_CODE = '000000';
const TEST_CODE = '123456';

const FAULT_CALLS: Readonly<Record<string, string>> = {
  sendCode: 'verify',
  authorize: 'authorize',
  share: 'share',
};

const isExisting = (output: unknown) =>
  typeof output === 'object' && output !== null && Reflect.get(output, 'isNewUser') === false;

/** The call that must fail, and whether the person who signs in must exist. */
const ahead = (events: readonly ModelEvent[], index: number) => {
  const next = events[index + 1];
  const signIn = events.slice(index + 1).find((event) => 'output' in event && event.call === 'confirmCode');
  return {
    failing: next && 'error' in next ? next.call : null,
    existing: signIn !== undefined && 'output' in signIn && isExisting(signIn.output),
  };
};

interface Scene {
  readonly person: Person;
  readonly preview: Preview;
  readonly options: PlayOptions;
  email: string;
}

const newAddress = (existing: boolean) =>
  `${existing ? 'existing-' : 'bench-'}${crypto.getRandomValues(new Uint32Array(1)).join('')}@example.org`;

const codeOf = async ({ person, options, email }: Scene, isWrong: boolean) => {
  if (isWrong) return WRONG_CODE;
  if (options.testMode) return TEST_CODE;
  await person.wait(0);
  const sent = await newestCode(email);
  if (!sent) throw new PlayFailed(`No code was sent to ${email}.`);
  options.onSecret(sent.code);
  return sent.code;
};

type Act = (scene: Scene, event: ConnectEvent, next: ReturnType<typeof ahead>) => Promise<void>;

const pressing =
  (selector: string, what: string, ms?: number): Act =>
  ({ person }) =>
    person.press(selector, what, ms);

const PRIMARY = '[part~=actions] [part~=button-primary]';
const QUIET = '[part~=actions] [part~=button-quiet]';

/** Events without a cause outside the machine are missing. */
const ACTS: Partial<Record<ConnectEvent['type'], Act>> = {
  open: async ({ person, preview }, event) => {
    if (event.type === 'open' && event.step === 'training') await preview.element.startTraining();
    else await person.press('[part~=button]', 'the trigger, ready to press');
  },
  close: pressing('[part~=close]', 'Close'),
  'email.submit': async (scene, event, { existing }) => {
    const sample = event.type === 'email.submit' ? event.email : '';
    scene.email = sample.endsWith('nowhere') ? sample : newAddress(existing);
    await scene.person.fill('#dc-email', scene.email, 'the e-mail field');
    await scene.person.press(PRIMARY, 'Send code');
  },
  'email.change': pressing('.side-actions button:last-of-type', 'Use another e-mail'),
  'code.submit': async (scene, event, { failing }) => {
    if (event.type === 'code.submit' && event.code === '') return scene.person.press(PRIMARY, 'Verify');
    const code = await codeOf(scene, failing === 'confirmCode');
    await scene.person.fill('#dc-code', code, 'the code field');
  },
  'code.resend': pressing('.side-actions button:first-of-type', 'Send again', 40_000),
  'platform.press': ({ person }, event) =>
    person.pressNamed('[part~=platform-press]', event.type === 'platform.press' ? event.platform : ''),
  'platform.add': pressing('.connected button', 'Connect a platform'),
  'onboarding.continue': pressing(PRIMARY, 'Continue'),
  'onboarding.skip': pressing(QUIET, 'Skip for now'),
  'pin.submit': async ({ person }, event) => {
    await person.fill('#dc-pin', event.type === 'pin.submit' ? event.pin : '', 'the PIN field');
    await person.wait(PACE_MS);
    await person.submit();
  },
  'data.toggle': ({ person }, event) => {
    const id = event.type === 'data.toggle' ? event.id : '';
    return person.press(`#dc-${CSS.escape(id)}`, `the switch for ${id}`);
  },
  'data.share': pressing(PRIMARY, 'Share'),
  'data.decline': pressing(QUIET, 'Don’t share'),
  'user.signOut': pressing('[part~=account] button', 'Sign out'),
  // This page shares its storage with the preview, like another tab.
  'user.gone': async ({ options }) => {
    localStorage.removeItem(options.recordKey);
    sessionStorage.removeItem(options.recordKey);
  },
};

const isModelled = (event: ModelEvent): event is ConnectEvent => !event.type.startsWith('xstate.');

const LONGEST_DELAY_MS = 45_000;

const follow = (preview: Preview) => {
  const places: Place[] = ['closed'];
  let failures = 0;
  const stop = listenTo(preview, (type, detail) => {
    if (type === 'failure') failures += 1;
    if (type === 'close') places.push('closed');
    if (type === 'stepchange') places.push(Reflect.get(Object(detail), 'step'));
  });
  return { places, failures: () => failures, stop };
};

/** Starts signed out. Rejects with `PlayFailed` if the screen does not allow a step, or if stopped. */
const playPath = async (preview: Preview, path: MachinePath, options: PlayOptions): Promise<void> => {
  const person = personAt(preview, options.signal);
  const scene: Scene = { person, preview, options, email: '' };
  await preview.element.close();
  await preview.element.signOut();
  const followed = follow(preview);
  const events = path.steps.map(({ event }) => event);
  let passed = 0;
  let failuresBefore = 0;
  try {
    for (const [index, { event, place }] of path.steps.entries()) {
      options.onStep(index);
      if (isModelled(event)) {
        failuresBefore = followed.failures();
        const next = ahead(events, index);
        const call = FAULT_CALLS[next.failing ?? ''];
        if (call !== undefined) await setFault({ fault: `call=${call};status=503`, times: 1 });
        await person.wait(index === 0 ? 0 : PACE_MS);
        await ACTS[event.type]?.(scene, event, next);
      }
      const ms = 'ms' in event ? event.ms : 0;
      // The host gets no event when a delay within a step ends.
      if (path.steps[index - 1]?.place === place) await person.wait(ms);
      const hasFollowed = () =>
        followed.places.indexOf(place, passed) >= 0 &&
        (!('error' in event) || followed.failures() > failuresBefore);
      await person.until(hasFollowed, `the step ${place}`, Math.min(ms, LONGEST_DELAY_MS) + ANSWER_MS);
      passed = followed.places.indexOf(place, passed);
    }
  } finally {
    followed.stop();
    if (events.some((event) => 'error' in event)) await options.onFaultUsed();
  }
};

export type PlayState =
  | { readonly status: 'idle' }
  | { readonly status: 'playing'; readonly path: string; readonly step: number }
  | { readonly status: 'arrived'; readonly path: string }
  | { readonly status: 'failed'; readonly path: string; readonly step: number; readonly problem: string };

/** A new play or leaving the page stops the current one. */
export const usePlay = (options: Omit<PlayOptions, 'signal' | 'onStep'>) => {
  const [state, setState] = useState<PlayState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const play = async (preview: Preview, path: MachinePath) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    let step = 0;
    const show = (shown: PlayState) => running.current === run && setState(shown);
    show({ status: 'playing', path: path.id, step });
    try {
      await playPath(preview, path, {
        ...options,
        signal: run.signal,
        onStep: (index) => {
          step = index;
          show({ status: 'playing', path: path.id, step });
        },
      });
      show({ status: 'arrived', path: path.id });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      show({ status: 'failed', path: path.id, step, problem });
    }
  };

  return { state, play, stop: () => running.current?.abort() };
};

export type PlayControl = ReturnType<typeof usePlay>;
