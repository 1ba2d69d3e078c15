import { expect } from 'vitest';
import {
  RESEND_COOLDOWN_MS,
  TEST_CODE,
  TEST_CODE_DELAY_MS,
  TRAINING_STEP_MS,
} from '../../../widget/constants.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { spoilNext } from './faults.ts';
import { PIN } from './person.ts';
import type { ShownStep, Stage } from './stage.ts';

const TEST_MODE = { 'test-mode': '' } as const;
const AUTO_FETCH = { 'auto-fetch': '' } as const;

const submitAddress = async ({ widget }: Stage, address = 'ada@example.org') => {
  await widget.locator('[name=email]').fill(address);
  await widget.locator('.primary').click();
};

const reachCode = async (stage: Stage) => {
  // The test answers this call, because the sandbox limits the codes of an address.
  await spoilNext(stage.page, '**/email/verify', 'an empty body');
  await submitAddress(stage);
  // The screen does not show the arrival of the answer, because there is no delay outside test mode.
  const hasCome = async () => {
    await stage.runFor(1);
    return stage.widget.locator('[name=code]').isVisible();
  };
  await expect.poll(hasCome, { interval: 20 }).toBe(true);
};

const typeCode = ({ widget }: Stage, code: string) => widget.locator('[name=code]').fill(code);
const choose = ({ widget }: Stage) => widget.locator('.switch:enabled').first().check();

const reachTestCode = async (stage: Stage) => {
  await submitAddress(stage);
  await stage.widget.locator('.primary[aria-disabled]').waitFor();
  await stage.runFor(TEST_CODE_DELAY_MS);
  await stage.widget.locator('[name=code]').waitFor();
};

const openWindow = async ({ page, widget }: Stage) => {
  const opened = page.waitForEvent('popup');
  await widget.locator('.platform-press').first().click();
  return opened;
};

const statusOf = ({ widget }: Stage, status: string) =>
  widget.locator(`.platform[data-status=${status}]`).first().waitFor();

const train = async ({ runFor }: Stage, steps: number) => {
  for (const ms of TRAINING_STEP_MS.slice(0, steps)) await runFor(ms);
};

export const SHOWN_STEPS: readonly ShownStep[] = [
  { name: 'trigger', step: null },
  { name: 'trigger, its icon alone', step: null, attributes: { 'visual-type': 'icon' } },
  { name: 'email', step: 'email' },
  { name: 'email in test mode', step: 'email', attributes: TEST_MODE },
  {
    name: 'email refused',
    step: 'email',
    reach: async (stage) => {
      await submitAddress(stage, 'a@b');
      await stage.widget.locator('.problem').waitFor();
    },
  },
  {
    name: 'email being sent',
    step: 'email',
    reach: async (stage) => {
      await spoilNext(stage.page, '**/email/verify', '20 s of silence');
      await submitAddress(stage);
      await stage.widget.locator('.primary[aria-disabled]').waitFor();
    },
  },
  {
    name: 'email that takes long to be sent',
    step: 'email',
    reach: async (stage) => {
      await spoilNext(stage.page, '**/email/verify', '20 s of silence');
      await submitAddress(stage);
      await stage.widget.locator('.primary[aria-disabled]').waitFor();
      await stage.runFor(2_000);
      await stage.widget.locator('.actions + .lead').waitFor();
    },
  },
  { name: 'code', step: 'code', reach: reachCode },
  {
    name: 'code refused',
    step: 'code',
    attributes: TEST_MODE,
    reach: async (stage) => {
      await reachTestCode(stage);
      await typeCode(stage, '000000');
      await stage.widget.locator('.problem').waitFor();
    },
  },
  {
    name: 'code being confirmed',
    step: 'code',
    reach: async (stage) => {
      await reachCode(stage);
      await spoilNext(stage.page, '**/email/verify/confirm', '20 s of silence');
      await typeCode(stage, TEST_CODE);
      await stage.widget.locator('.primary[aria-disabled]').waitFor();
    },
  },
  {
    name: 'code to be sent again',
    step: 'code',
    reach: async (stage) => {
      await reachCode(stage);
      await stage.runFor(RESEND_COOLDOWN_MS);
      await stage.widget.locator('.side-actions .link:enabled').nth(1).waitFor();
    },
  },
  {
    name: 'success',
    step: 'success',
    attributes: TEST_MODE,
    reach: async (stage) => {
      await reachTestCode(stage);
      await typeCode(stage, TEST_CODE);
      await stage.widget.locator('.outcome').waitFor();
    },
  },
  { name: 'onboarding', step: 'onboarding', user: newUser },
  {
    name: 'onboarding, downloads',
    step: 'onboarding',
    user: newUser,
    app: {
      provider: 'Mosaic',
      name: 'My App',
      accountUrl: 'https://id.example/account',
      connectors: ['github'],
    },
    reach: (stage) => statusOf(stage, 'download'),
  },
  {
    name: 'onboarding, connecting',
    step: 'onboarding',
    user: newUser,
    reach: async (stage) => {
      await openWindow(stage);
      await statusOf(stage, 'connecting');
    },
  },
  {
    name: 'onboarding, unconfirmed',
    step: 'onboarding',
    user: newUser,
    reach: async (stage) => {
      const popup = await openWindow(stage);
      await popup.getByRole('link', { name: 'Allow' }).waitFor();
      await popup.close();
      await stage.runFor(1000);
      await stage.widget.locator('.platform-cancel').waitFor();
    },
  },
  {
    name: 'onboarding, failed',
    step: 'onboarding',
    user: newUser,
    reach: async (stage) => {
      await spoilNext(stage.page, '**/youtube/authorize', 503);
      await openWindow(stage);
      await statusOf(stage, 'failed');
    },
  },
  {
    name: 'onboarding, connected',
    step: 'onboarding',
    user: { ...newUser, connectedAccounts: ['youtube', 'github'] },
  },
  { name: 'pin', step: 'pin', user: onboarded },
  {
    name: 'pin, seen and half met',
    step: 'pin',
    user: onboarded,
    reach: async ({ widget }) => {
      await widget.locator('[name=pin]').fill('looms1');
      await widget.locator('.reveal').click();
    },
  },
  {
    name: 'pin refused',
    step: 'pin',
    user: onboarded,
    reach: async ({ widget }) => {
      await widget.evaluate(() => {
        const { encrypt } = SubtleCrypto.prototype;
        SubtleCrypto.prototype.encrypt = () => {
          SubtleCrypto.prototype.encrypt = encrypt;
          return Promise.reject(new Error('no key'));
        };
      });
      await widget.locator('[name=pin]').fill(PIN);
      await widget.locator('.primary').click();
      await widget.locator('.problem').waitFor();
    },
  },
  { name: 'training', step: 'training', user: returning },
  { name: 'training, third step', step: 'training', user: returning, reach: (stage) => train(stage, 2) },
  { name: 'training, all set', step: 'training', user: returning, reach: (stage) => train(stage, 4) },
  { name: 'data request', step: 'dataRequest', user: returning },
  {
    name: 'data request, chosen, with a tip',
    step: 'dataRequest',
    user: returning,
    reach: async (stage) => {
      await choose(stage);
      await stage.widget.locator('.tip-button').first().focus();
    },
  },
  {
    name: 'data request with tiers',
    step: 'dataRequest',
    user: returning,
    attributes: {
      'request-data': JSON.stringify({
        Small: { type: 'Personality', descriptions: 'Your main traits', reward: '10% Discount' },
        Large: { type: 'Full profile', descriptions: 'Traits and interests' },
      }),
    },
  },
  {
    name: 'data request being shared',
    step: 'dataRequest',
    user: returning,
    attributes: AUTO_FETCH,
    reach: async (stage) => {
      await spoilNext(stage.page, '**/getAPIurlMobile', '20 s of silence');
      await choose(stage);
      await stage.widget.locator('.primary').click();
      await stage.widget.locator('.primary[aria-disabled]').waitFor();
    },
  },
  {
    name: 'data request failed',
    step: 'dataRequest',
    user: returning,
    attributes: AUTO_FETCH,
    reach: async (stage) => {
      await spoilNext(stage.page, '**/getAPIurlMobile', 503);
      await choose(stage);
      await stage.widget.locator('.primary').click();
      await stage.widget.locator('.banner').waitFor();
    },
  },
  {
    name: 'data shared',
    step: 'dataRequest',
    user: returning,
    attributes: AUTO_FETCH,
    reach: async ({ widget }) => {
      await widget.locator('.primary').click();
      await widget.locator('.outcome').waitFor();
    },
  },
];
