import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../../showcase/sandbox/serving/server.ts';
import { useChromium } from '../support/chromium.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();
const DIST = resolve(import.meta.dirname, '../../../dist');

it('a person gets a code without a further action where many people ask for codes at once', async () => {
  const provider = { CODES_PER_APP: '1', LOG_LEVEL: 'silent' };
  const server = await startServer({ distRoot: DIST, port: 0, provider });
  onTestFinished(() => server.close());
  for (const answers of [
    [[false, 200]],
    [
      [false, 429],
      [true, 200],
    ],
  ]) {
    const page = await (await visit()).newPage();
    const seen: [hasProof: boolean, status: number][] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (!request.url().endsWith('/api/email/verify') || request.method() !== 'POST') return;
      seen.push([request.postDataJSON().proof !== undefined, response.status()]);
    });
    // The policy of this page allows scripts of its own origin only.
    await page.goto(`${server.url}/widget-preview.html`);
    const person = personOn(page);
    await person.openAt('email');
    await person.askForCode(newAddress('proof'));
    await person.isAt('code');
    expect(seen).toEqual(answers);
  }
});
