import type { Page } from 'playwright-core';
import { isLive } from './live-page.ts';

export const postShare = async (page: Page) => {
  await isLive(page);
  await page.evaluate(async () => {
    const answer = await fetch('/api/inferenceTest', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': 'sandbox-demo-key' },
      body: JSON.stringify({
        approvedData: ['basic', 'personality', 'reasons'],
        userEmail: 'ada@example.com',
        appName: 'Screens',
        testMode: true,
        timestamp: new Date().toISOString(),
      }),
    });
    const { apiUrl, accessToken, approved } = await answer.json();
    window.postMessage(
      {
        source: 'content-script',
        type: 'API_URL_RESPONSE',
        unique: 'Mosaic-Response',
        APIurl: apiUrl,
        approved,
        accessToken,
        username: 'ada@example.com',
      },
      window.location.origin,
    );
  });
};
