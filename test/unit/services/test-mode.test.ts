// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { testModePorts } from '../../../widget/services/test-mode.ts';
import { settle } from '../../support/open-flow.ts';
import { lastRequest, messageIn, never, problemIn, shareRequest, user } from './builders.ts';
import { environmentWith, settings } from './port-settings.ts';

const inTestMode = () => {
  const { environment, fetch } = environmentWith();
  return { ports: testModePorts(settings, environment), fetch };
};
const confirm = (email: string, code = '123456') => inTestMode().ports.confirmCode({ email, code }, never);

it('test mode asks no server for a code, passkeys or readings, and still waits 1 s for the code', async () => {
  const { ports, fetch } = inTestMode();
  const onAnswer = vi.fn();
  await ports.sendCode('ada@example.com', never);
  ports.usePasskey('conditional', never).then(onAnswer, onAnswer);
  ports.watchReadings({ ...user, expiresAt: '2027-01-01T00:00:00.000Z' }, onAnswer)();
  await ports.setPin('v2.sealed', user, never);
  await settle();
  expect([ports.passkeyHint(), ports.codeDelayMs, ports.loadApp]).toEqual(['none', 1000, undefined]);
  expect([fetch.mock.calls, onAnswer.mock.calls]).toEqual([[], []]);
});

it('test mode seals the PIN with a key, in the format of a real server, and begins no session', async () => {
  const { pinKey, token } = await confirm('ada@example.com');
  const { ports } = inTestMode();
  expect(await ports.encryptPin('pass1234!', { ...user, token: '', pinKey })).toMatch(/^v2\./);
  expect(token).toBe('');
});

it('test mode accepts the code 123456 only', async () => {
  await expect(confirm('ada@example.com')).resolves.toMatchObject({ username: 'ada' });
  const refused = confirm('ada@example.com', '123457');
  expect(await messageIn(refused)).toBe('Invalid code. Use 123456 for testing.');
  expect(await problemIn(refused)).toEqual({ code: 'code.test', params: { secret: '123456' } });
});

it.each([
  ['Existing.ada@example.com', false, 'existing', 'login'],
  ['ada@existing.com', true, 'new', 'onboarding'],
])('test mode treats %s as new: %s', async (email, isNewUser, userState, flowType) => {
  await expect(confirm(email)).resolves.toMatchObject({ isNewUser, userState, flowType });
});

it('test mode shares with inferenceTest, and connects platforms with real calls', async () => {
  const { ports, fetch } = inTestMode();
  await ports.share(shareRequest(), never, () => {});
  const apiUrl = `${location.origin}/api/inferenceTest`;
  expect(lastRequest(fetch).url).toBe(apiUrl);
  await expect(ports.prepareResult(shareRequest())).resolves.toMatchObject({ testMode: true, apiUrl });
  const authorized = ports.authorize(ports.startAttempt('youtube'), user, never);
  await expect(authorized).resolves.toBe('https://accounts.example/o');
});
