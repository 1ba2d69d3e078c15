import { TEST_CODE, TEST_CODE_DELAY_MS } from '../constants.ts';
import { ConnectError } from '../errors.ts';
import type { Ports } from '../machine/ports.ts';
import type { SignIn } from '../types.ts';
import { type BrowserEnvironment, browserEnvironment } from './environment.ts';
import { livePorts, type PortSettings } from './live-ports.ts';
import { TEST_SHARE } from './share.ts';

const testSignIn = (email: string): SignIn => {
  const isNewUser = !email.toLowerCase().startsWith('existing');
  return {
    token: '',
    username: email.slice(0, email.indexOf('@')),
    isNewUser,
    userState: isNewUser ? 'new' : 'existing',
    flowType: isNewUser ? 'onboarding' : 'login',
  };
};

/**
 * The ports of test mode (specification §5, contract §3): no code is sent, only `123456` is right, and call 4 goes to
 * `inferenceTest`. Everything else is real.
 */
export const testModePorts = (
  settings: PortSettings,
  environment: BrowserEnvironment = browserEnvironment(),
): Ports => ({
  ...livePorts(settings, environment, TEST_SHARE),
  codeDelayMs: TEST_CODE_DELAY_MS,
  sendCode: async () => undefined,
  async confirmCode({ email, code }) {
    if (code !== TEST_CODE) throw new ConnectError({ code: 'code.test', params: { secret: TEST_CODE } });
    return testSignIn(email);
  },
});
