import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { holdBack } from '../support/hold-back.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

const PHONE = { viewport: { width: 390, height: 844 } } as const;
const ELSEWHERE = 'https://elsewhere.example/api';

const chromium = useChromium();
const { visit } = chromium;

const open = async (path: string, ...options: Parameters<typeof visit>) => {
  const page = await (await visit(...options)).newPage();
  await page.goto(`${inject('baseUrl')}${path}`);
  return page;
};

describe('the preview of the widget', () => {
  const apiBase = (page: Page) =>
    page.locator('data-connect-button').evaluate((element) => element.getAttribute('api-base'));

  it('takes no API of another origin from its address', async () => {
    for (const address of [ELSEWHERE, '//elsewhere.example/api', '\\\\elsewhere.example/api']) {
      const page = await open(`/widget-preview.html?api-base=${encodeURIComponent(address)}`);
      await page.locator('data-connect-button').waitFor();
      expect(await apiBase(page)).toBeNull();
    }
    const page = await open('/widget-preview.html?api-base=/other');
    await page.locator('data-connect-button').waitFor();
    expect(await apiBase(page)).toBe('/other');
  });

  it('has its styles in its HTML, because a frame is drawn before linked styles arrive', async () => {
    const page = await (await visit()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(`${inject('baseUrl')}/widget-preview.html`);
    expect(asked).not.toContain('stylesheet');
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  });

  it('takes no other API from the address of the workbench either, which still writes it into the snippet', async () => {
    const page = await open(`/widget?app-name=Mine&api-base=${encodeURIComponent(ELSEWHERE)}`);
    const preview = page.frameLocator('iframe').locator('data-connect-button[app-name=Mine]');
    await preview.waitFor();
    expect(await preview.getAttribute('api-base')).toBeNull();
    await page.getByText(`api-base="${ELSEWHERE}"`).first().waitFor();
  });
});

describe('the documentation', () => {
  const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

  it('opens at a fragment with an invalid encoding', async () => {
    const page = await open('/docs#%');
    await page.getByRole('heading', { name: 'Your page' }).waitFor();
    expect(await title(page)).toContain('One tag');
  });

  it('requests none of its tables, because they are in its HTML', async () => {
    const page = await (await visit()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openLive(page, `${inject('baseUrl')}/docs/attributes`);
    await page.locator('#attribute-app-name').waitFor();
    await openLive(page, `${inject('baseUrl')}/docs/provider-api`);
    await page.getByText('POST /api/pin').first().waitFor();
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  });

  it('has its prose after a link from another page, and after going back', async () => {
    const page = await open('/everywhere-else');
    await page.getByRole('link', { name: 'Documentation' }).click();
    await page.getByRole('heading', { name: 'Run a provider' }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Workbench' }).click();
    await page.getByRole('heading', { name: 'Workbench' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Run a provider' }).waitFor();
  });
});

describe('a link to a page in another file', () => {
  it('shows a progress line while the file loads', async () => {
    const page = await (await visit()).newPage();
    const lineHeight = () =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        const { content, height } = getComputedStyle(root ?? document.body, '::before');
        return content === 'none' ? null : height;
      });
    await openLive(page, `${inject('baseUrl')}/everywhere-else`);
    expect(await lineHeight()).toBeNull();
    const letGo = await holdBack(page, '**/GampPage-*.js');
    await page.getByRole('link', { name: 'Gamp' }).click();
    await expect.poll(lineHeight).toBe('3px');
    letGo();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await expect.poll(lineHeight).toBeNull();
  });
});

describe('a button that copies', () => {
  it.each([
    ['the documentation', '/docs/install'],
    ['the workbench', '/widget'],
  ])('copies without navigator.clipboard in %s', async (_, path) => {
    const context = await visit({ permissions: ['clipboard-read'] });
    await context.addInitScript(() => {
      Object.assign(window, { kept: navigator.clipboard });
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    const page = await context.newPage();
    await openLive(page, `${inject('baseUrl')}${path}`);
    const button = page.getByRole('button', { name: /^(Copy|Link)/, disabled: false }).first();
    await button.click();
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied$/ })
      .waitFor();
    const read = page.evaluate(() => Reflect.get(window, 'kept').readText());
    expect(await read).toMatch(/data-connect|\/widget/);
  });

  it('says so if the browser refuses', async () => {
    const context = await visit();
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const page = await context.newPage();
    await openLive(page, `${inject('baseUrl')}/docs/install`);
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByText('Select and copy it by hand').first().waitFor();
  });
});

/** Contrast of the widget's label with its background, by WCAG's formula. */
const labelContrast = (page: Page) =>
  page
    .locator('data-connect-button')
    .first()
    .evaluate((element) => {
      const label = element.shadowRoot?.querySelector('[part~=label]');
      if (!label) throw new Error('No label');
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const paint = canvas.getContext('2d', { willReadFrequently: true });
      const rgba = (color: string) => {
        paint?.clearRect(0, 0, 1, 1);
        if (paint) paint.fillStyle = color;
        paint?.fillRect(0, 0, 1, 1);
        return [...(paint?.getImageData(0, 0, 1, 1).data ?? [])];
      };
      const luminance = (color: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((byte) => {
          const part = byte / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const parentOf = (node: Element) => {
        if (node.parentElement) return node.parentElement;
        const root = node.getRootNode();
        return root instanceof ShadowRoot ? root.host : null;
      };
      const isOpaque = (node: Element) => rgba(getComputedStyle(node).backgroundColor)[3] === 255;
      let behind: Element | null = label;
      while (behind && !isOpaque(behind)) behind = parentOf(behind);
      const back = behind ? rgba(getComputedStyle(behind).backgroundColor) : [255, 255, 255];
      const lights = [luminance(rgba(getComputedStyle(label).color)), luminance(back)];
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    });

describe('the label of the widget', () => {
  const keptPage = useKeptPage(chromium);

  it.each([
    '/everywhere-else',
    '/copus',
    '/dcode',
    '/profile',
    '/Odysee',
    '/gigi',
    '/toona',
    '/toona/discover',
    '/gamp',
    '/widget-preview.html',
  ])('is readable on %s, light and dark', async (path) => {
    const page = keptPage();
    await page.goto(`${inject('baseUrl')}${path}`);
    if (path === '/Odysee') await page.getByRole('button', { name: 'Sign Up' }).first().click();
    await page.locator('data-connect-button').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(
        (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
        colorScheme,
      );
      await expect.poll(() => labelContrast(page)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the Sandbox inbox', () => {
  const keptPage = useKeptPage(chromium, PHONE);

  it.each(['/', '/everywhere-else', '/gamp', '/widget'])(
    'covers no control of %s on a phone',
    async (path) => {
      const page = keptPage();
      await page.goto(`${inject('baseUrl')}${path}`);
      const inbox = page.getByRole('button', { name: /^Sandbox inbox/ });
      await inbox.waitFor();
      const covered = await inbox.evaluate((button) => {
        const box = button.getBoundingClientRect();
        return [...document.querySelectorAll('main button, main a, main input, data-connect-button')]
          .filter((each) => {
            const other = each.getBoundingClientRect();
            const isBeside = other.right <= box.left || other.left >= box.right;
            return !isBeside && other.bottom > box.top && other.top < box.bottom && other.height > 0;
          })
          .map((each) => each.textContent);
      });
      expect(covered).toEqual([]);
    },
  );
});

describe('the workbench', () => {
  it.each([390, 1280])('has no target smaller than 24 px at %i px', async (width) => {
    const page = await open('/widget', { viewport: { width, height: 860 } });
    await page.locator('.workbench-below').evaluate((below) => below.scrollIntoView());
    await page.getByRole('button', { name: 'entry' }).first().waitFor();
    const small = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((each) => {
        const { width: wide, height } = (each.closest('label') ?? each).getBoundingClientRect();
        const isShown = wide > 1 && height > 1;
        return isShown && (wide < 24 || height < 24) ? [`${each.textContent} ${wide} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
