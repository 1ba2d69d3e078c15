import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFault } from '../../../showcase/sandbox/http/faults.ts';
import {
  EMPTY_FORM,
  FAULT_CALLS,
  FAULT_ENDS,
  type FaultForm,
  readFault,
} from '../../../showcase/workbench/faults/fault.ts';
import { clearFaults, setFault } from '../../../showcase/workbench/faults/fault-list.ts';
import { openSandbox } from '../../support/open-sandbox.ts';

const anyForm: fc.Arbitrary<FaultForm> = fc.record({
  call: fc.constantFrom(...FAULT_CALLS.map(({ id }) => id)),
  end: fc.constantFrom(...FAULT_ENDS.map(({ id }) => id)),
  status: fc.oneof(fc.integer({ min: 0, max: 999 }).map(String), fc.string()),
  delayMs: fc.oneof(fc.integer({ min: 0, max: 99_999 }).map(String), fc.string()),
  isOnce: fc.boolean(),
});

/** The sandbox in memory, as `fetch`. */
const sandboxFetch = (): typeof fetch => {
  const sandbox = openSandbox();
  return (input, init) => {
    const { keepalive: _, ...rest } = init ?? {};
    return sandbox.fetch(new Request(new URL(String(input), 'http://localhost:4173'), rest));
  };
};

it('the fault form accepts only what the sandbox understands', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const read = readFault(form);
      if (read.ok) expect(() => parseFault(read.order.fault)).not.toThrow();
      else expect(read.problem).not.toBe('');
    }),
  );
});

it.each([
  [{}, { fault: 'call=verify;status=503' }],
  [{ call: 'any', end: 'abort' }, { fault: 'abort' }],
  [
    { call: 'share', end: 'delay', delayMs: '250', isOnce: true },
    { fault: 'call=share;delay=250', times: 1 },
  ],
] as const)('the fault form reads %j as the request %j', (part, order) => {
  expect(readFault({ ...EMPTY_FORM, ...part })).toEqual({ ok: true, order });
});

it('the fault list shows pending faults, until they are cleared', async () => {
  const ask = sandboxFetch();
  expect(await setFault({ fault: 'call=verify;status=503' }, ask)).toEqual([
    { fault: 'call=verify;status=503' },
  ]);
  expect(await clearFaults(ask)).toEqual([]);
});
