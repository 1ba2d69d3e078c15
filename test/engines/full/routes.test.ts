import { expect, it } from 'vitest';
import { ROUTES } from '../../support/routes.ts';
import { useEngine } from '../support/use-engine.ts';

const { comeTo } = useEngine();

/** Also that the recorder ran: Firefox may still show the window of the page before. */
const IS_DRAWN =
  "document.readyState === 'complete' && document.body.innerText.trim().length > 20 && 'complaints' in window";
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

it.each([1280, 500])('every page is drawn without an error or a sideways scroll at %i px', async (width) => {
  const person = await comeTo('/');
  await person.window.resize(width, 800);
  const faults: unknown[] = [];
  for (const route of ROUTES) {
    await person.goto(route);
    await person.until(IS_DRAWN, `not drawn: ${route}`);
    const overhang = await person.read(OVERHANG);
    const complaints = await person.complaints();
    if (overhang !== 0 || JSON.stringify(complaints) !== '[]') faults.push({ route, overhang, complaints });
  }
  expect(faults).toEqual([]);
});
