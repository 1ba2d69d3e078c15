import { describe, expect, it } from 'vitest';
import { useWorkbench } from '../support/workbench.ts';

const { page, errors, trigger, openWithMachine, chart, log, clipboard, play } = useWorkbench();

describe('the chart', () => {
  it('highlights the step that the element reports', async () => {
    await openWithMachine();
    const lit = () => chart().locator('[aria-current=step]').textContent();
    expect(await lit()).toContain('closed');
    await trigger().click();
    await expect.poll(lit).toContain('email');
    await page().getByRole('button', { name: 'close()', exact: true }).click();
    await expect.poll(lit).toContain('closed');
  });

  it('lists the events of a chosen state', async () => {
    await openWithMachine();
    await chart()
      .getByRole('button', { name: /^confirming/ })
      .press('Enter');
    const detail = page().getByRole('region', { name: 'What can happen in a state' });
    await detail.getByText('confirmCode answers').first().waitFor();
    await detail.getByText('code.entry.confirming').first().waitFor();
  });
});

describe('the paths', () => {
  it('let a call fail by a fault of the sandbox', async () => {
    await openWithMachine();
    const row = await play('email', 'email › editing › finding (code.send)');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    await log().getByText('Failed to send verification code', { exact: true }).waitFor();
  });

  it('wait for the delays within a step', async () => {
    await openWithMachine();
    const begun = performance.now();
    const row = await play('training', 'training › step2');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    expect(performance.now() - begun).toBeGreaterThan(2000);
  });

  it('say why they cannot be played', async () => {
    await openWithMachine();
    await page()
      .getByRole('group', { name: 'Leads to' })
      .getByText(/^onboarding \d/)
      .click();
    await page().getByText('needs a report of the provider’s own window').first().waitFor();
  });
});

describe('the path to complete', () => {
  it('is played on the preview, and its events show no access token, code or PIN', async () => {
    await openWithMachine('?auto-fetch=');
    await page().evaluate(() => {
      const page = document.querySelector('iframe')?.contentWindow;
      page?.addEventListener('message', ({ data }) => Object.assign(window, { received: data }));
    });
    const row = await play('complete', 'complete (approved basic; a new person)');
    await row.getByText('Played. The element told of every step on the way.').waitFor();
    await log().getByText('message', { exact: true }).waitFor();
    const types = await log().getByRole('listitem').locator('time + span').allTextContents();
    expect(types).toEqual(expect.arrayContaining(['stepchange', 'message']));
    expect(types.filter((type) => type !== 'message').slice(0, 2)).toEqual(['close', 'complete']);
    expect(errors()).toEqual([]);
    for (const summary of await log().locator('summary').all()) await summary.click();
    const token: string = await page().evaluate(() => Reflect.get(window, 'received').accessToken);
    expect(token.length).toBeGreaterThan(8);
    const text = (await page().locator('main').textContent()) ?? '';
    expect(text).toContain('••••••');
    expect(text).not.toContain(token);
    await page().getByRole('button', { name: 'Copy the events' }).click();
    expect(await clipboard()).not.toContain(token);
    await page().getByRole('button', { name: 'Clear the events' }).click();
    await page().getByText('Nothing has happened yet.').waitFor();
  });
});
