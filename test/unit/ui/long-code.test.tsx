import { expect, it } from 'vitest';
import { showFlow } from './show-flow.tsx';

it('a code of eight digits has eight cells, and is sent once all digits are there', async () => {
  const flow = await showFlow();
  await flow.type('E-mail address', 'ada@example.org');
  await flow.press('Send code');
  await flow.play(() => flow.pending.sendCode.resolve({ challenge: undefined, codeLength: 8 }));
  await flow.play(() => flow.wait(0));
  const codes = () => flow.calls.filter(({ name }) => name === 'confirmCode').map(({ input }) => input);
  expect(flow.all('.code-cells > *')).toHaveLength(8);
  expect(flow.all('#dc-code-lead')[0]).toBe('Enter the 8 digits that we sent to ada@example.org');
  await flow.type('Verification code', '402815');
  expect(codes()).toEqual([]);
  await flow.type('Verification code', '4028 15739');
  expect(codes()).toEqual([{ email: 'ada@example.org', code: '40281573', earlier: [] }]);
});
