import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { install } from '../support/measures.ts';

const { visit } = useChromium();

const PAGES = [
  'everywhere-else',
  'copus',
  'dcode',
  'gamp',
  'gigi',
  'Odysee',
  'prograd',
  'readwise',
  'toona',
  'toona/discover',
];

const PAIRS = [
  ...['text', 'muted', 'accent'].map((name) => [name, 4.5] as const),
  ...['outline', 'focus'].map((name) => [name, 3] as const),
].flatMap(([name, least]) => ['surface', 'raised'].map((under) => [name, under, least] as const));

const contrastOf = ([over, under]: readonly [string, string]) => {
  const element =
    document.querySelector('data-connect-button')?.parentElement ?? document.querySelector('main');
  const probe = element?.appendChild(document.createElement('span'));
  if (!probe) throw new Error('The page has no place for a colour');
  const colourOf = (name: string) => {
    const own = (one: string) => getComputedStyle(probe).getPropertyValue(`--dc-${one}`);
    // A missing colour must throw, because the probe would inherit the colour of the text around it.
    const value = own(name) || (name === 'focus' && own('accent'));
    if (!value) throw new Error(`--dc-${name} is not set`);
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const { contrast, paint } = Reflect.get(window, 'measuring');
  const found = contrast(colourOf(over), paint(colourOf(under), [255, 255, 255]));
  probe.remove();
  return found;
};

it.each(['light', 'dark'] as const)(
  'the widget is legible in the %s colours of each demo',
  async (colorScheme) => {
    const page = await (await visit({ colorScheme })).newPage();
    for (const path of PAGES) {
      await page.goto(`${inject('baseUrl')}/${path}`);
      await page.evaluate(install);
      for (const [over, under, least] of PAIRS) {
        const contrast = await page.evaluate(contrastOf, [over, under] as const);
        expect(contrast, `/${path}: ${over} on ${under}`).toBeGreaterThanOrEqual(least);
      }
    }
  },
);
