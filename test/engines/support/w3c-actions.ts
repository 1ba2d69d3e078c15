import type { Key, Point } from './engine.ts';

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const CODES: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Enter: '\uE006',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
};
const SHIFT = '\uE008';

type Action = Readonly<Record<string, unknown>>;

const down = (value: string): Action => ({ type: 'keyDown', value });
const up = (value: string): Action => ({ type: 'keyUp', value });
const stroke = (value: string) => [down(value), up(value)];
const keyboard = (actions: readonly Action[]): readonly Action[] => [
  { type: 'key', id: 'keyboard', actions },
];

const mouse = (...actions: readonly Action[]): readonly Action[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const moveTo = ({ x, y }: Point): Action => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

export const keyActions = (key: Key) =>
  keyboard(key === 'Shift+Tab' ? [down(SHIFT), ...stroke(CODES.Tab), up(SHIFT)] : stroke(CODES[key]));

export const typeActions = (text: string) => keyboard([...text].flatMap(stroke));

export const hoverActions = (point: Point) => mouse(moveTo(point));

export const pressActions = (point: Point) =>
  mouse(moveTo(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
