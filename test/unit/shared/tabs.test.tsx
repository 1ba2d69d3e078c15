import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tabs } from '../../../showcase/shared/ui/Tabs.tsx';
import { render } from '../../support/render.tsx';

const NAMES = ['One', 'Two', 'Three'] as const;
const LOOK = { list: '', tab: '', panel: '' } as const;

const Sample = () => {
  const [chosen, setChosen] = useState<(typeof NAMES)[number]>('One');
  return (
    <Tabs label="Samples" names={NAMES} chosen={chosen} onChoose={setChosen} classes={LOOK}>
      {chosen}
    </Tabs>
  );
};

let page: Awaited<ReturnType<typeof render>>;
beforeEach(async () => {
  page = await render(<Sample />);
  page.place.querySelector('button')?.focus();
});
afterEach(() => page.close());

const press = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );

it.each([
  [['ArrowRight'], 'Two'],
  [['ArrowLeft'], 'Three'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'One'],
  [['End'], 'Three'],
  [['End', 'Home'], 'One'],
  [['ArrowRight', 'x'], 'Two'],
])('after %j the tab with the focus is %s, and its panel is visible', async (keys, name) => {
  for (const key of keys) await press(key);
  expect(document.activeElement?.textContent).toBe(name);
  expect(page.place.querySelector('[role=tabpanel]')?.textContent).toBe(name);
  expect(page.place.querySelector('[aria-selected=true]')?.textContent).toBe(name);
});
