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

it('test mode asks no server for passkeys or readings, and has none', async () => {
  const { ports, fetch } = inTestMode();
  const onAnswer = vi.fn();
  ports.usePasskey('conditional', never).then(onAnswer, onAnswer);
  ports.watchReadings({ ...user, expiresAt: '2027-01-01T00:00:00.000Z' }, onAnswer)();
  await settle();
  expect(ports.passkeyHint()).toBe('none');
  expect([fetch.mock.calls, onAnswer.mock.calls]).toEqual([[], []]);
});

it('test mode seals the PIN with a key, in the format of a real server, and begins no session', async () => {
  const { pinKey, token } = await confirm('ada@example.com');
  const { ports } = inTestMode();
  expect(await ports.encryptPin('pass1234!', { ...user, token, pinKey })).toMatch(/^v2\./);
  expect(token).toBe('');
});

it('test mode sends no code, but still waits 1 s', async () => {
  const { ports, fetch } = inTestMode();
  await ports.sendCode('ada@example.com', never);
  expect(fetch).not.toHaveBeenCalled();
  expect(ports.codeDelayMs).toBe(1000);
});

it('test mode accepts 123456 only', async () => {
  await expect(confirm('ada@example.com')).resolves.toMatchObject({ username: 'ada' });
  expect(await messageIn(confirm('ada@example.com', '123457'))).toBe('Invalid code. Use 123456 for testing.');
  expect(await problemIn(confirm('ada@example.com', ''))).toEqual({
    code: 'code.test',
    params: { secret: '123456' },
  });
});

it.each([
  ['ada@example.com', true, 'new', 'onboarding'],
  ['existing@example.com', false, 'existing', 'login'],
  ['Existing.ada@example.com', false, 'existing', 'login'],
  ['ada@existing.com', true, 'new', 'onboarding'],
])('test mode treats %s as new: %s', async (email, isNewUser, userState, flowType) => {
  await expect(confirm(email)).resolves.toMatchObject({ isNewUser, userState, flowType });
});

it('test mode shares with inferenceTest', async () => {
  const { ports, fetch } = inTestMode();
  await ports.share(shareRequest(), never);
  expect(lastRequest(fetch).url).toBe(`${location.origin}/api/inferenceTest`);
  await expect(ports.prepareResult(shareRequest())).resolves.toMatchObject({
    testMode: true,
    apiUrl: `${location.origin}/api/inferenceTest`,
  });
});

it('test mode connects platforms with real calls', async () => {
  const { ports } = inTestMode();
  const attempt = ports.startAttempt('youtube');
  await expect(ports.authorize(attempt, user, never)).resolves.toBe('https://accounts.example/o');
});
