import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';

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

/** Pairs of a text colour and its background, with the minimum contrast of WCAG 2.2. */
const PAIRS = [
  ...['text', 'muted', 'accent'].map((name) => [name, 4.5] as const),
  ...['outline', 'focus'].map((name) => [name, 3] as const),
].flatMap(([name, least]) => ['surface', 'raised'].map((under) => [name, under, least] as const));

/** Runs in the page: the contrast of two of its colours. */
const contrastOf = ([over, under]: readonly [string, string]) => {
  const probe = document.createElement('span');
  (document.querySelector('data-connect-button')?.parentElement ?? document.querySelector('main'))?.append(
    probe,
  );
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('No canvas');
  const ownColour = (name: string) => getComputedStyle(probe).getPropertyValue(`--dc-${name}`);
  const luminanceOf = (name: string) => {
    // A missing colour must throw, because the probe would inherit the colour of the text around it.
    if (!ownColour(name) && !(name === 'focus' && ownColour('accent')))
      throw new Error(`--dc-${name} is not set`);
    probe.style.color = name === 'focus' ? 'var(--dc-focus, var(--dc-accent))' : `var(--dc-${name})`;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminanceOf(over), luminanceOf(under)].sort((a, b) => a - b);
  probe.remove();
  return (light + 0.05) / (dark + 0.05);
};

it.each(PAGES)('the widget is legible in the colours of /%s, light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await visit({ colorScheme })).newPage();
    await page.goto(`${inject('baseUrl')}/${path}`);
    for (const [over, under, least] of PAIRS) {
      const contrast = await page.evaluate(contrastOf, [over, under] as const);
      expect(contrast, `${over} on ${under}, ${colorScheme}`).toBeGreaterThanOrEqual(least);
    }
  }
});
