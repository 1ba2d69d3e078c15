import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogEntry, logged, logText, MASK, mask } from '../../../showcase/workbench/event-log.ts';

const SECRET = 'Zx91-secret-value';

it.each(['access_token', 'apiKey', 'pin', 'EncryptedUserPin', 'Authorization'])(
  'the workbench hides %s, at any depth',
  (name) => {
    expect(mask({ a: [{ [name]: SECRET }] })).toEqual({ a: [{ [name]: MASK }] });
  },
);

it('the workbench hides a mailed code, and leaves the stable code of a failure', () => {
  expect(mask({ code: '481516' })).toEqual({ code: MASK });
  expect(mask({ code: 'email.invalid', message: 'Please' })).toEqual({
    code: 'email.invalid',
    message: 'Please',
  });
});

it('the workbench does not hide values that only seem secret', () => {
  const result = { pinCreated: true, approvedData: ['basic'], timestamp: '2026-11-21T10:00:00.000Z' };
  expect(mask(result)).toEqual(result);
});

it('the workbench hides secrets in an address or a header', () => {
  expect(mask('https://a.example/x?token=abc&page=2')).toBe(`https://a.example/x?token=${MASK}&page=2`);
  expect(mask('Bearer abc.def')).toBe(`Bearer ${MASK}`);
});

it('the workbench hides a known secret everywhere', () => {
  fc.assert(
    fc.property(fc.object({ values: [fc.string(), fc.string().map((text) => text + SECRET)] }), (value) => {
      expect(JSON.stringify(Object.values(Object(mask(value, [SECRET]))))).not.toContain(SECRET);
    }),
  );
});

const access = { APIurl: 'https://a.example/i', accessToken: SECRET };
const log: readonly LogEntry[] = logged([], { type: 'message', at: 0, detail: access }, []);

it('the log of the workbench keeps no secret, and copies none', () => {
  expect(JSON.stringify(log)).not.toContain(SECRET);
  expect(logText(log)).toBe(
    `{"at":"1970-01-01T00:00:00.000Z","type":"message","detail":{"APIurl":"https://a.example/i","accessToken":"${MASK}"}}`,
  );
});
