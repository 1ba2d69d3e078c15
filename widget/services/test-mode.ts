import { TEST_CODE, TEST_CODE_DELAY_MS } from '../constants.ts';
import { ConnectError } from '../errors.ts';
import type { Ports } from '../machine/ports.ts';
import type { PinKey, SignIn } from '../types.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { livePorts, type PortSettings } from './live-ports.ts';
import { NEVER } from './passkeys.ts';
import { TEST_SHARE } from './share.ts';

/** Test mode has no server, so the private key does not exist. */
const TEST_PIN_KEY: PinKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'aeXVsEdBCDKGHhK5esOBQslcZ3uzyG7jRzmb7xhn8NU',
  y: 'ooIXWF1YKWuZs5MvQoLBwM9VmlXsefdEGc9X5hmuQdA',
  kid: 'test-mode',
};

const testSignIn = (email: string): SignIn => {
  const isNewUser = !email.toLowerCase().startsWith('existing');
  return {
    token: '',
    pinKey: TEST_PIN_KEY,
    username: email.slice(0, email.indexOf('@')),
    isNewUser,
    userState: isNewUser ? 'new' : 'existing',
    flowType: isNewUser ? 'onboarding' : 'login',
  };
};

/** No code is sent, only `123456` is right, and call 4 goes to `inferenceTest` (specification §5, contract §3). */
export const testModePorts = (
  settings: PortSettings,
  environment: BrowserEnvironment = browserEnvironment(),
): Ports => ({
  ...livePorts(settings, environment, TEST_SHARE),
  codeDelayMs: TEST_CODE_DELAY_MS,
  loadApp: undefined,
  sendCode: async () => undefined,
  setPin: async () => {},
  watchReadings: () => () => {},
  // Test mode has no server that could know a passkey.
  passkeyHint: () => 'none',
  usePasskey: () => NEVER,
  async confirmCode({ email, code }) {
    if (code !== TEST_CODE) throw new ConnectError({ code: 'code.test', params: { secret: TEST_CODE } });
    return testSignIn(email);
  },
});
