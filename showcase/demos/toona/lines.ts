import type { Character } from './character.ts';

/** What each character of the printed cast says, by id. */
const LINES: ReadonlyMap<number, string> = new Map([
  [1, 'If it crosses the sky before the bell, it counts as homework.'],
  [2, 'Every engine hides one loose bolt. I find it first.'],
  [3, 'The chair was free. Now it is mine.'],
  [4, 'Two eggs, no gravity. Do not let go of the plate.'],
  [5, 'The forest answers. It only takes its time.'],
  [6, 'I steal no ships. I borrow them until the tide turns.'],
  [7, 'Ninety minutes are short if you keep the ball.'],
  [8, 'I have calculated the soup. It needs salt.'],
  [9, 'Make the wish first. Then do the maths.'],
  [10, 'Once I was a legend. Sweeping the steps is harder.'],
  [11, 'The coach says left. The grass says right.'],
  [12, 'Nine cats, eight chairs. Every morning is politics.'],
]);

/** A character's own sentence. */
export const lineOf = ({ id }: Character) => LINES.get(id) ?? 'My first page is still wet ink.';
