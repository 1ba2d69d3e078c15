import { expect, it } from 'vitest';
import type { Point } from '../support/engine.ts';
import type { Person } from '../support/person.ts';
import { readPicture } from '../support/picture.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo } = useEngine();

interface Look {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Top of the next element. */
  readonly next: number;
  /** The page's own colours, as `r,g,b`. */
  readonly gilt: string;
  readonly lapis: string;
  readonly edge: string;
}

/** Waits for an element and scrolls it to the middle of the window. */
const lookAt = async (person: Person, selector: string): Promise<Look> => {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await person.until(`document.readyState === 'complete' && ${element} !== null`, `no ${selector}`);
  const look = await person.read(`(() => {
    const element = ${element};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const next = element.nextElementSibling?.getBoundingClientRect().top;
    const probe = element.parentNode.appendChild(document.createElement('i'));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const named = (name) => {
      probe.style.color = 'var(--' + name + ')';
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(',');
    };
    const colours = { gilt: named('gilt'), lapis: named('lapis'), edge: named('edge') };
    probe.remove();
    return { left, top, right, bottom, next, ...colours };
  })()`);
  return JSON.parse(JSON.stringify(look));
};

/** Colours at these points. Polled until they are right, because WebKit's screenshots are late. */
const seenAt = (person: Person, points: readonly Point[]) =>
  expect.poll(async () => points.map(readPicture(await person.window.screenshot())), { timeout: 20_000 });

it('the portrait of a profile has its frame on all four sides', async () => {
  const person = await comeTo('/profile');
  const { left, top, right, bottom, gilt } = await lookAt(person, '[class*="border-(--gilt)"]');
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const sides = [
    { x, y: top + 1 },
    { x: right - 1, y },
    { x, y: bottom - 1 },
    { x: left + 1, y },
  ];
  await seenAt(person, sides).toEqual([gilt, gilt, gilt, gilt]);
});

it('a leaf is ruled twice above', async () => {
  const person = await comeTo('/dcode');
  const { left, top, edge } = await lookAt(person, '.dcode-leaf');
  const rows = [0, 1, 2, 3].map((row) => ({ x: left + 40, y: Math.round(top) + row }));
  const leaf = expect.not.stringMatching(edge);
  await seenAt(person, rows).toEqual([edge, leaf, leaf, edge]);
});

it('the plate of an initial is drawn, and ends above the next line', async () => {
  const person = await comeTo('/dcode');
  const { left, top, bottom, next, gilt, lapis } = await lookAt(person, 'h1.dcode-initial');
  const plate = { x: left - 1, y: (top + bottom) / 2 };
  const below = [0, 2, 4].map((row) => ({ x: left + 4, y: next + row }));
  const ground = expect.not.stringMatching(`${gilt}|${lapis}`);
  await seenAt(person, [plate, ...below]).toEqual([lapis, ground, ground, ground]);
});
