import { expect, it } from 'vitest';
import { exchangeCode, type Fetch } from '../../../widget/server.ts';

it('exchangeCode sends no code to a provider without encryption', async () => {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    return Response.json({});
  };
  const unsafe = exchangeCode({ issuer: 'http://id.example', clientId: 'app_x', code: 'once', fetch });
  await expect(unsafe).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});
