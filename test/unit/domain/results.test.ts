import { expect, it } from 'vitest';
import { failedResult, sharedResult } from '../../../widget/domain/results.ts';
import { resultFor } from '../../support/controlled-ports.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { OPTIONS, returning } from '../../support/open-flow.ts';

const prepared = deepFreeze(
  resultFor({
    ...OPTIONS,
    user: returning,
    approved: ['basic', 'personality'],
    limits: {},
    encryptedPin: '',
  }),
);

const access = {
  apiUrl: 'https://api.example/inference',
  accessToken: 'a-1',
  approved: [],
  username: 'ada',
};

it('a result after a successful call has the answer and its address, and no access token', () => {
  expect(sharedResult(prepared, { response: { ok: 1 }, access })).toStrictEqual({
    ...prepared,
    apiUrl: 'https://api.example/inference',
    apiResponse: { ok: 1 },
    success: true,
  });
});

it('a result keeps the call’s own address if the answer has none', () => {
  expect(sharedResult(prepared, { response: {}, access: null }).apiUrl).toBe(prepared.apiUrl);
});

it('a result has the receipt of the answer, if it is a text', () => {
  const receiptOf = (receipt: unknown) => sharedResult(prepared, { response: { receipt }, access }).receipt;
  expect(receiptOf('eyJ.signed')).toBe('eyJ.signed');
  expect([receiptOf(undefined), receiptOf(7), receiptOf('')]).toEqual([undefined, undefined, undefined]);
});

it('a result has the code of the answer and its address, if there is one', () => {
  const code = { value: 'once', apiUrl: 'https://data.example/d/1' };
  expect(sharedResult(prepared, { response: {}, access: null, code })).toMatchObject({
    code: 'once',
    apiUrl: 'https://data.example/d/1',
  });
  expect(sharedResult(prepared, { response: {}, access })).not.toHaveProperty('code');
});

it('a result after a failed call says so with success false and the error', () => {
  expect(failedResult(prepared, { code: 'share.http', params: { status: 503 } })).toEqual({
    ...prepared,
    success: false,
    error: 'API request failed: 503',
  });
});
