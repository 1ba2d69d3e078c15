import { expect, it } from 'vitest';
import { returning } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { openHostPage } from '../support/host-page.ts';
import { personOn, textOf } from '../support/person.ts';
import { savedRecord } from '../support/saved.ts';

const { visit } = useChromium();

it('a person sees which step of the training runs, and is at the data request after it', async () => {
  const context = await visit({ user: returning });
  const clock = await useClock(context);
  const page = await openHostPage(context);
  const person = personOn(page);
  await clock.stop();
  await page.evaluate(() => document.querySelector('data-connect-button')?.startTraining());
  await person.isAt('training');
  const progress = person.dialog.getByRole('progressbar');
  const running = person.dialog.locator('li[aria-current=step]');
  const seen: (string | null)[] = [];
  for (const [title, ms] of [
    ['training.step1', 2000],
    ['training.step2', 2500],
    ['training.step3', 3000],
    ['training.step4', 2000],
  ] as const) {
    await expect.poll(() => running.textContent()).toBe(textOf(title));
    seen.push(await progress.getAttribute('aria-valuenow'));
    await clock.runFor(ms);
  }
  expect(seen).toEqual(['0', '25', '50', '75']);
  await person.dialog.locator('h2:focus', { hasText: textOf('training.done') }).waitFor();
  await clock.runFor(1000);
  await person.isAt('dataRequest');
  expect(await savedRecord(page)).toMatchObject({ trainingCompleted: true });
});
