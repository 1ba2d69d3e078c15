import { expect, it } from 'vitest';
import { assertion, registration } from '../../../provider/api/passkey-shapes.ts';

const PASSKEY = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const ADDED = { clientDataJSON: 'a', attestationObject: 'a' };
const SIGNED = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };

it.each([null, 'usb', {}, ['usb2'], ['SMART-CARD']])(
  'a passkey has no unknown transports: %j',
  (transports) => {
    const read = registration.parse({ ...PASSKEY, response: { ...ADDED, transports } });
    expect(read.response.transports ?? []).toEqual([]);
  },
);

it.each([null, undefined, [], 'none'])('a passkey has no extensions if they are no object: %j', (given) => {
  const passkey = { ...PASSKEY, clientExtensionResults: given, response: SIGNED };
  expect(assertion.parse(passkey).clientExtensionResults).toEqual({});
});

it.each([null, '', undefined])('a passkey has no user handle if it is %j', (userHandle) => {
  const read = assertion.parse({ ...PASSKEY, response: { ...SIGNED, userHandle } });
  expect(read.response.userHandle).toBeUndefined();
});

it.each(['a b', 'YQ+/', null])('a passkey has the id of its bytes, whatever its text is: %j', (id) => {
  expect(registration.parse({ ...PASSKEY, id, response: ADDED }).id).toBe('a');
});

it.each([{ type: 'password' }, { rawId: '' }, { rawId: 'a b' }])('a passkey with %j is refused', (field) => {
  expect(registration.safeParse({ ...PASSKEY, response: ADDED, ...field }).success).toBe(false);
});

it.each([{ userHandle: 'a b' }, { signature: '' }])('a sign-in by passkey with %j is refused', (field) => {
  expect(assertion.safeParse({ ...PASSKEY, response: { ...SIGNED, ...field } }).success).toBe(false);
});
