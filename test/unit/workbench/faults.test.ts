import { expect, it } from 'vitest';
import { parseFault } from '../../../showcase/sandbox/http/faults.ts';
import { clearFaults, orderOf, setFault } from '../../../showcase/workbench/faults.ts';
import words from '../../../showcase/workbench/words.json' with { type: 'json' };
import { openSandbox } from '../../support/open-sandbox.ts';

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it('the sandbox understands each fault that the form offers', () => {
  for (const call of Object.keys(words.faultCalls))
    for (const end of Object.keys(words.faultEnds)) {
      const figure: Readonly<Record<string, string>> = /status|delay/.test(end) ? { figure: '500' } : {};
      const { fault } = orderOf(formOf({ call, end, ...figure }));
      expect(() => parseFault(fault)).not.toThrow();
    }
});

it.each([
  [{ call: 'any', end: 'abort' }, { fault: 'abort' }],
  [
    { call: 'share', end: 'delay', figure: '250', once: 'on' },
    { fault: 'call=share;delay=250', times: 1 },
  ],
])('the fault form reads %j as the request %j', (fields, order) => {
  expect(orderOf(formOf(fields))).toEqual(order);
});

it('the fault list shows pending faults, until they are cleared', async () => {
  const sandbox = openSandbox();
  const ask: typeof fetch = (input, init) => {
    const { keepalive: _, ...rest } = init ?? {};
    return sandbox.fetch(new Request(new URL(String(input), 'http://localhost:4173'), rest));
  };
  expect(await setFault({ fault: 'call=verify;status=503' }, ask)).toEqual([
    { fault: 'call=verify;status=503' },
  ]);
  expect(await clearFaults(ask)).toEqual([]);
});
