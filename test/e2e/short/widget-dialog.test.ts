import { describe, expect, it } from 'vitest';
import { RESEND_COOLDOWN_MS, TRAINING_DONE_MS, TRAINING_STEP_MS } from '../../../widget/constants.ts';
import { returning } from '../../support/open-flow.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { useClock } from '../support/clock.ts';
import { codeFor, codesFor, detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, type Person, personOn, textOf } from '../support/person.ts';

const chromium = useChromium();

const pageOn = async (options: VisitOptions = {}, attributes = '') => {
  const context = await chromium.visit(options);
  const page = await openHostPage(context, attributes);
  return { context, page, person: personOn(page) };
};

describe('the dialog', () => {
  it.each<[string, (person: Person) => Promise<void>]>([
    ['backdrop', ({ pressBackdrop }) => pressBackdrop()],
    ['escape', ({ page }) => page.keyboard.press('Escape')],
    ['button', ({ press }) => press('Close')],
  ])('closes by %s, reports it once, and returns the focus to the trigger', async (reason, close) => {
    const { page, person } = await pageOn();
    await person.openAt('email');

    await close(person);
    await person.isGone();

    expect(await detailsOf(page, 'close')).toEqual([{ reason }]);
    expect(await person.trigger.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('stays when a text selection ends outside of it', async () => {
    const { page, person } = await pageOn();
    await person.openAt('email');
    await person.email.fill('ada@example.org');
    const field = await person.email.boundingBox();

    await page.mouse.move((field?.x ?? 0) + 20, (field?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(8, 8);
    await page.mouse.up();

    await person.isAt('email');
    expect(await detailsOf(page, 'close')).toEqual([]);
  });

  it('hides a tip that the pointer shows by the first Escape, and closes by the second', async () => {
    const { page, person } = await pageOn({ user: returning });
    await person.openAt('dataRequest');
    const tip = person.dialog.getByRole('tooltip');

    await person.button('About Personality').hover();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    await person.isAt('dataRequest');
    await page.keyboard.press('Escape');

    await person.isGone();
  });

  it('keeps typed text from the host’s shortcuts', async () => {
    const { page, person } = await pageOn();
    await page.evaluate(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      for (const type of ['keydown', 'keypress', 'keyup']) {
        for (const target of [window, document, document.body]) {
          target.addEventListener(type, (event) => keys.push(`${type} ${Reflect.get(event, 'key')}`));
        }
      }
    });
    await person.openAt('email');

    await person.email.pressSequentially('a/k');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await person.isGone();
    await page.getByLabel('A field of the host').press('x');

    const keys: string[] = await page.evaluate(() => Reflect.get(window, 'keys'));
    expect([...new Set(keys)]).toEqual(['keydown x', 'keypress x', 'keyup x']);
  });

  it('refuses an invalid e-mail address and keeps it for correction', async () => {
    const { page, person } = await pageOn();
    await person.openAt('email');

    await person.askForCode('a@b');
    await person.sees('Please enter a valid email address');
    expect(await person.email.inputValue()).toBe('a@b');
    expect(await detailsOf(page, 'failure')).toEqual([
      { code: 'email.invalid', message: 'Please enter a valid email address', step: 'email' },
    ]);
    await person.askForCode(newAddress('dialog-mended'));

    await person.isAt('code');
  });
});

describe('the code step', () => {
  const codeStepOn = async (options: VisitOptions = {}) => {
    const context = await chromium.visit(options);
    const clock = await useClock(context);
    const page = await openHostPage(context);
    const person = personOn(page);
    const email = newAddress('dialog-code');
    await person.openAt('email');
    await person.askForCode(email);
    await person.isAt('code');
    return { context, clock, page, person, email };
  };

  it('reads a pasted "12 34-56" as six digits', async () => {
    const { context, page, person, email } = await codeStepOn({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const code = await codeFor(context, email);
    const asPrinted = `${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), asPrinted);

    await person.code.focus();
    await page.keyboard.press('Control+v');

    await person.isAt('onboarding');
  });

  it('answers a wrong code with "Invalid verification code" and an empty field to try again', async () => {
    const { context, person, email } = await codeStepOn();
    const code = await codeFor(context, email);
    const wrong = code === '000000' ? '111111' : '000000';

    await person.code.pressSequentially(wrong);
    await person.sees('Invalid verification code');
    expect(await person.code.inputValue()).toBe('');
    expect(await person.code.evaluate((field) => field.matches(':focus'))).toBe(true);
    await person.code.pressSequentially(code);

    await person.isAt('onboarding');
  });

  it('sends a new code after a cool-down of 30 s', async () => {
    const { context, clock, person, email } = await codeStepOn();
    expect(await person.dialog.getByRole('button', { name: /^Send again in \d+ s$/ }).isDisabled()).toBe(
      true,
    );

    await clock.runFor(RESEND_COOLDOWN_MS);
    await person.press(textOf('code.resend'));
    await person.dialog.getByRole('button', { name: /^Send again in/ }).waitFor();

    expect(await codesFor(context, email)).toHaveLength(2);
    await person.code.fill(await codeFor(context, email));
    await person.isAt('onboarding');
  });
});

describe('startTraining', () => {
  const trainingOn = async (options: VisitOptions = {}) => {
    const context = await chromium.visit(options);
    const clock = await useClock(context);
    const page = await openHostPage(context);
    await clock.stop();
    const person = personOn(page);
    await page.evaluate(() => document.querySelector('data-connect-button')?.startTraining());
    return { clock, page, person, at: person.dialog.locator('[aria-current="step"]') };
  };

  it('runs four steps of 2, 2.5, 3 and 2 s with a progress bar, then "All set!"', async () => {
    const { clock, person, at } = await trainingOn();
    const progress = person.dialog.getByRole('progressbar');
    const seen: unknown[] = [];

    for (const ms of TRAINING_STEP_MS) {
      await clock.runFor(ms - 1);
      seen.push([await at.textContent(), await progress.getAttribute('aria-valuenow')]);
      await clock.runFor(1);
    }

    await person.sees('All set!');
    expect(seen).toEqual([
      [textOf('training.step1'), '0'],
      [textOf('training.step2'), '25'],
      [textOf('training.step3'), '50'],
      [textOf('training.step4'), '75'],
    ]);
  });

  it('continues after 1 s more: a person with a record to the data request', async () => {
    const { clock, page, person } = await trainingOn({ user: returning });
    for (const ms of TRAINING_STEP_MS) await clock.runFor(ms);

    await clock.runFor(TRAINING_DONE_MS);

    await person.isAt('dataRequest');
    expect(await notifiedBy(page)).toEqual([
      ['open', null],
      ['stepchange', { step: 'training', previous: null }],
      ['stepchange', { step: 'dataRequest', previous: 'training' }],
    ]);
  });
});
