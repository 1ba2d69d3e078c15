import { expect, it } from 'vitest';
import { readAppCommand, runAppCommand } from '../../provider/cli-app.ts';
import { startProvider } from './support/provider.ts';

it('`app set` sets the address for logout tokens, and takes https addresses only', async () => {
  const provider = await startProvider();
  const { targets, logoutTargets } = provider;
  const { id } = await provider.addApp('test');
  const set = async (...args: readonly string[]) =>
    runAppCommand(
      provider.database,
      readAppCommand(['set', id, ...args]),
      () => {},
      () => ({ targets, logoutTargets, allowsPrivate: false }),
    );
  const [uri, required] = ['--backchannel-logout-uri', '--backchannel-logout-session-required'];
  const shown = () => logoutTargets.list(id);
  for (const url of ['http://shop.example/out', 'https://a:b@shop.example/', 'https://shop.example/#x', ''])
    await expect(set(uri, url)).rejects.toThrow(`${uri} must be an https address`);
  await expect(set(required)).rejects.toThrow(`${required} goes with ${uri}`);
  await expect(set(uri, 'none', required)).rejects.toThrow('goes with');
  expect(await shown()).toEqual([]);
  const url = 'https://shop.example/out?x=1';
  await set(uri, url, required);
  expect(await shown()).toEqual([{ app_id: id, url, needsSession: true }]);
  const next = 'https://shop.example/next';
  await set(uri, next);
  expect(await shown()).toEqual([{ app_id: id, url: next, needsSession: true }]);
  await set(uri, 'none');
  expect(await shown()).toEqual([]);
  await set(uri, url);
  expect(await shown()).toEqual([{ app_id: id, url, needsSession: false }]);
});
