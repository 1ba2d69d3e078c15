import { afterEach, expect, it, vi } from 'vitest';
import { hostEmail } from '../../../widget/element/host-email.ts';

afterEach(() => vi.restoreAllMocks());

it.each([undefined, null, ''])('the property email takes %j as no address, without a warning', (email) => {
  const warn = vi.spyOn(console, 'warn');
  expect(hostEmail({ email })).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it('the property email is read like a typed address', () => {
  expect(hostEmail({ email: ' mailto:ada@example.org ' })).toBe('ada@example.org');
});

it.each(['ada', 7, { email: 'ada@example.org' }, Symbol('ada')])(
  'the property email warns of %s without its value, and takes it as no address',
  (email) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(hostEmail({ email })).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'data-connect-button: the property email is no e-mail address and is not used',
    );
  },
);
