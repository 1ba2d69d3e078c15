import { expect } from 'vitest';
import { textOf } from '../../e2e/support/person.ts';
import type { Point } from './engine.ts';
import { openFrame } from './flow.ts';
import type { Person } from './person.ts';

const TEST_CODE = '123456';

/** Longer than the unchanged time that a press requires. */
const REST_MS = 900;

/** An element counts as still if its place is the same after this time. */
const STILL_MS = 150;

/** Longer than the dialog needs to react to a press that counts. */
const REACTION_MS = 300;

const SMALL = 'inset: auto; left: 0; top: 0; width: 520px; height: 640px';

const DIALOG = "document.querySelector('data-connect-button').shadowRoot.querySelector('dialog')";
const SHARE = "document.querySelector('body > div').shadowRoot.querySelector('.primary')";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Styles the frame's dialog as a script of the page can, because it is in the element's open shadow root. */
const styleFrame = (person: Person, style: string) =>
  person.read(`${DIALOG}.setAttribute('style', ${JSON.stringify(style)})`);

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

const placeNow = async (person: Person): Promise<Point> => {
  const frame = await person.read(`${DIALOG}.querySelector('iframe').getBoundingClientRect().toJSON()`);
  const own = await person.readInFrame(`(({ left, top, width, height }) =>
    ({ x: left + width / 2, y: top + height / 2 }))(${SHARE}.getBoundingClientRect())`);
  if (!isPoint(frame) || !isPoint(own)) throw new Error('The button is not displayed');
  return { x: Math.round(frame.x + own.x), y: Math.round(frame.y + own.y) };
};

export const placeOfShare = async (person: Person): Promise<Point> => {
  for (let before = await placeNow(person); ; ) {
    await pause(STILL_MS);
    const now = await placeNow(person);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
};

export const openChoice = async (person: Person) => {
  await openFrame(person);
  await person.type('existing-attacked@example.org');
  await person.press(textOf('email.submit'));
  await person.hasFocusOn(textOf('code.label'));
  await person.type(TEST_CODE);
  await person.sees(textOf('data.share'));
  await styleFrame(person, SMALL);
};

/** Time between two movements. A busy browser reports only the last movement between two frames of the screen. */
const FRAME_MS = 17;

/** Moves the pointer from the left, far enough for the frame to measure its scale, and lets it rest. */
const restAt = async (person: Person, { x, y }: Point) => {
  for (const left of [24, 20, 16, 12, 8, 4, 0]) {
    await person.window.hoverAt({ x: x - left, y });
    await pause(FRAME_MS);
  }
  await pause(REST_MS);
};

/** The dialog reacts at once, and stays open for longer than `REACTION_MS`. */
const hasShared = async (person: Person) => {
  await pause(REACTION_MS);
  return person.readInFrame(`${SHARE}?.matches(':not([aria-disabled])') !== true`);
};

interface FrameAttack {
  readonly name: string;
  readonly press: (person: Person, share: Point) => Promise<void>;
}

/** Less than half the height of the button. */
const ON_BUTTON_PX = 16;

/** Presses at a point where the button is now, so that no attack misses it. */
const pressShareAt = async (person: Person, point: Point) => {
  const distance = async () => {
    const now = await placeNow(person);
    return Math.hypot(now.x - point.x, now.y - point.y);
  };
  // A frame of another site is laid out after its page, and a step on a busy machine may still slide in by some pixels.
  await expect.poll(distance, { interval: 10, timeout: 20_000 }).toBeLessThan(ON_BUTTON_PX);
  await person.window.pressAt(point);
};

const BY = { x: 60, y: -150 };
const baitFor = ({ x, y }: Point) => ({ x: x + BY.x, y: y + BY.y });

export const MOVED: FrameAttack = {
  name: 'moved under a pointer that was in it',
  press: async (person, share) => {
    await restAt(person, baitFor(share));
    await styleFrame(person, `${SMALL}; translate: ${BY.x}px ${BY.y}px`);
    await pressShareAt(person, baitFor(share));
  },
};

/** Scales the frame about the place of its button, so that the pointer is at that place before and after. */
const scaledAbout = ({ x, y }: Point, scale: number) =>
  `${SMALL}; transform-origin: ${x}px ${y}px; scale: ${scale}`;

export const SCALED: FrameAttack = {
  name: 'enlarged from a speck under the pointer by `scale`',
  press: async (person, share) => {
    await styleFrame(person, scaledAbout(share, 0.05));
    await restAt(person, share);
    await styleFrame(person, SMALL);
    await pressShareAt(person, share);
  },
};

export const FRAME_ATTACKS: readonly FrameAttack[] = [
  MOVED,
  SCALED,
  {
    name: 'enlarged from a speck beside the pointer by `zoom`',
    press: async (person, share) => {
      await styleFrame(person, `${SMALL}; zoom: 0.05`);
      await restAt(person, share);
      await styleFrame(person, SMALL);
      await pressShareAt(person, share);
    },
  },
  {
    name: 'resized, so that the button comes under the pointer',
    press: async (person, share) => {
      await styleFrame(person, `${SMALL}; height: 560px`);
      await restAt(person, share);
      await styleFrame(person, SMALL);
      await pressShareAt(person, share);
    },
  },
  {
    name: 'turned, so that the button comes under the pointer',
    press: async (person, share) => {
      // A point on the title, because a press beside the dialog or on a control would end the choice.
      const bait = { x: 520 - share.x, y: 150 };
      await restAt(person, bait);
      await styleFrame(person, `${SMALL}; translate: 0 ${bait.y - (640 - share.y)}px; rotate: 180deg`);
      // A frame of another site needs less time until it accepts presses at its new place.
      await pause(STILL_MS);
      await person.window.pressAt(bait);
    },
  },
  {
    name: 'kept as a speck that the pointer has entered',
    press: async (person, share) => {
      await styleFrame(person, scaledAbout(share, 0.2));
      await restAt(person, share);
      await person.window.pressAt(share);
    },
  },
];

/** On a busy machine, a browser may report the pointer or the focus only just before the first press. */
const MAX_PRESSES = 3;

const sharesByPress = async (person: Person, share: Point) => {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await restAt(person, share);
    await person.window.pressAt(share);
    // Without a frame, the dialog is already closed.
    if (await hasShared(person).catch(() => true)) break;
  }
  await expect.poll(person.events, { timeout: 20_000 }).toContain('complete');
};

export const expectProofAgainst = async (person: Person, attacks: readonly FrameAttack[]) => {
  await openChoice(person);
  const share = await placeOfShare(person);
  for (const { name, press } of attacks) {
    await press(person, share);
    expect([name, await hasShared(person)]).toEqual([name, false]);
    // In WebKit, a focused button would keep the height from an attack that shrinks the frame.
    await person.readInFrame(`${SHARE}.blur()`);
    await styleFrame(person, SMALL);
    expect(await placeOfShare(person)).toEqual(share);
  }
  await sharesByPress(person, share);
};
