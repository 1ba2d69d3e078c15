import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../showcase/sandbox/serving/server.ts';
import { skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { framedPersonOn, newAddress, personOn } from '../support/person.ts';
import { watchPolicy } from '../support/policy.ts';

const { visit } = useChromium();

describe('a code for a person of an application that has many unconfirmed codes', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const distRoot = resolve(import.meta.dirname, '../../../dist');
    server = await startServer({ distRoot, port: 0, provider: { CODES_PER_APP: '1', LOG_LEVEL: 'silent' } });
    return () => server.close();
  });

  // The policy of these pages and of the frame allows scripts of their own origin only.
  it.each([
    ['in the page', '/widget-preview.html', personOn],
    ['in the frame', '/', framedPersonOn],
  ] as const)(
    'is mailed after a proof of work, without an action of the person and under the strict policy: %s',
    async (_, path, personAt) => {
      const context = await visit();
      await skipOnboarding(context);
      const violations = await watchPolicy(context);
      const page = await context.newPage();
      const answers: (readonly [hasProof: boolean, status: number])[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith('/api/email/verify') || response.request().method() !== 'POST') return;
        answers.push([response.request().postDataJSON().proof !== undefined, response.status()]);
      });
      const asked = async (email: string) => {
        await page.goto(`${server.url}${path}`);
        const person = personAt(page);
        await person.openAt('email');
        await person.askForCode(email);
        await person.isAt('code');
      };

      await asked(newAddress('proof'));
      // The application's code is unconfirmed, so the next person's request needs a proof.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await asked(newAddress('proof'));
      expect(answers.slice(-2)).toEqual([
        [false, 429],
        [true, 200],
      ]);
      expect(violations).toEqual([]);
    },
  );
});
