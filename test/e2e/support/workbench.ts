import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RunningServer, startServer } from '../../../showcase/sandbox/serving/server.ts';
import { collectErrors } from './board.ts';
import { useChromium } from './chromium.ts';
import { useKeptPage } from './kept-page.ts';

/** The workbench on a separate server: faults affect the whole sandbox, and must not affect other tests. */
export const useWorkbench = () => {
  const page = useKeptPage(useChromium(), {
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  let server: RunningServer;
  let errors: string[];
  const url = () => server.url;

  beforeAll(async () => {
    server = await startServer({ distRoot: resolve(import.meta.dirname, '../../../dist'), port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    errors = collectErrors(page());
  });
  afterEach(() => page().request.delete(`${url()}/sandbox/fault`, { data: {} }));

  const frame = () => page().frameLocator('iframe');
  const trigger = () => frame().locator('data-connect-button').getByRole('button').first();
  const open = async (search = '') => {
    await page().goto(`${url()}/widget${search}`);
    await trigger().waitFor();
  };
  /** Opens the chart and the paths too: they load, and compute the paths, when the person comes near. */
  const openWithMachine = async (search?: string) => {
    await open(search);
    await page()
      .locator('.workbench-below')
      .evaluate((below) => below.scrollIntoView());
    await page().getByRole('heading', { name: 'Paths', exact: true }).waitFor();
    await page().evaluate(() => scrollTo(0, 0));
  };
  const attribute = (name: string) => frame().locator('data-connect-button').getAttribute(name);
  const settings = () => page().getByRole('region', { name: 'Settings' });
  const chart = () => page().getByRole('region', { name: 'State chart, drawn' });
  const log = () => page().getByRole('region', { name: 'List of events' });
  const choose = (group: string, value: string) =>
    settings().getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).click();
  /** The copied text, after the page's confirmation. */
  const clipboard = async () => {
    await page()
      .getByRole('status')
      .filter({ hasText: /^Copied$/ })
      .first()
      .waitFor({ state: 'attached' });
    return page().evaluate(() => navigator.clipboard.readText());
  };
  const play = async (goal: string, reaches: string) => {
    await page()
      .getByRole('group', { name: 'Leads to' })
      .getByText(new RegExp(`^${goal} \\d`))
      .click();
    const row = page()
      .getByRole('list', { name: `Paths to ${goal}` })
      .getByRole('listitem')
      .filter({
        has: page().getByText(reaches, { exact: true }),
      })
      // Several paths may lead there; any of them works.
      .first();
    await row.getByRole('button', { name: /^Play/ }).click();
    return row;
  };

  return {
    page,
    url,
    errors: () => errors,
    frame,
    trigger,
    open,
    openWithMachine,
    attribute,
    settings,
    chart,
    log,
    choose,
    clipboard,
    play,
  };
};
