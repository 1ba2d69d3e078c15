// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { accessIn } from '../../../showcase/docs/samples/message.ts';
import { GENUINE } from '../../support/visit-demo.tsx';

const read = (data: unknown) =>
  accessIn(new MessageEvent('message', { data, origin: window.location.origin, source: window }));

it('the sample of the documentation reads the message of the widget', () => {
  expect(read(GENUINE)).toEqual({ url: GENUINE.APIurl, accessToken: 'token', sizes: ['Medium'] });
});

it.each([
  null,
  { ...GENUINE, approved: [{ data: 32 }] },
  { ...GENUINE, APIurl: 'javascript:alert(1)' },
  { ...GENUINE, accessToken: undefined },
])('the sample of the documentation silently ignores a value of another shape: %j', (data) => {
  expect(read(data)).toBeNull();
});
