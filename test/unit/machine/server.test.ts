import { expect, it } from 'vitest';

// The import inside the test makes a fault that breaks the machine while it loads a failed test.
it('the machine and its model load on a server', async () => {
  expect(globalThis).not.toHaveProperty('document');
  const { dataConnectMachine, implement, modelInput } = await import('../../../widget/machine.ts');
  expect([typeof implement, typeof modelInput, dataConnectMachine.id]).toEqual([
    'function',
    'function',
    'dataConnect',
  ]);
});
