import { expect, it } from 'vitest';
import { assertion, registration } from '../../../provider/api/passkey-shapes.ts';

const PASSKEY = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} };
const ADDED = { clientDataJSON: 'a', attestationObject: 'a' };
const SIGNED = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };

it.each([null, 'usb', 7, {}])(
  'the fields of a passkey has no transports if they are no list: %j',
  (transports) => {
    const read = registration.parse({ ...PASSKEY, response: { ...ADDED, transports } });
    expect(read.response.transports).toBeUndefined();
  },
);

it.each([null, undefined, [], 'none', false])(
  'the fields of a passkey has no extensions if they are no object: %j',
  (given) => {
    const passkey = { ...PASSKEY, clientExtensionResults: given };
    expect(registration.parse({ ...passkey, response: ADDED }).clientExtensionResults).toEqual({});
    expect(assertion.parse({ ...passkey, response: SIGNED }).clientExtensionResults).toEqual({});
  },
);

it.each([null, '', undefined])('the fields of a passkey has no user handle if it is %j', (userHandle) => {
  const read = assertion.parse({ ...PASSKEY, response: { ...SIGNED, userHandle } });
  expect(read.response.userHandle).toBeUndefined();
});

it.each(['', 'a b', 'a==', 'YQ+/', null, undefined])(
  'the fields of a passkey has the id of its bytes, whatever its text is: %j',
  (id) => {
    expect(registration.parse({ ...PASSKEY, id, response: ADDED }).id).toBe('a');
    expect(assertion.parse({ ...PASSKEY, id, response: SIGNED }).id).toBe('a');
  },
);

it.each([{ type: 'password' }, { rawId: '' }, { rawId: 'a b' }, { rawId: null }])(
  'the fields of a passkey is refused with %j',
  (field) => {
    expect(registration.safeParse({ ...PASSKEY, response: ADDED, ...field }).success).toBe(false);
  },
);

it.each([{ userHandle: 'a b' }, { userHandle: 7 }, { signature: '' }, { authenticatorData: null }])(
  'the fields of a passkey is refused in a sign-in with %j',
  (field) => {
    expect(assertion.safeParse({ ...PASSKEY, response: { ...SIGNED, ...field } }).success).toBe(false);
  },
);
