import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import WIDGET_CALLS from '../../../showcase/docs/reference/widget-calls.json' with { type: 'json' };
import { SANDBOX_DOCUMENT } from '../../../showcase/sandbox/openapi.ts';
import { API_CALLS, API_DOCUMENT, answerComplaints } from '../../support/api-document.ts';
import { fieldsOf, visit } from './visitor.ts';

const EMAIL = 'amal@example.org';

const callNamed = (id: string) => {
  const call = API_CALLS.find((each) => each.id === id);
  if (call === undefined) throw new Error(`${id} is not described`);
  return call;
};

it.each([
  ['the provider', API_DOCUMENT],
  ['the sandbox', SANDBOX_DOCUMENT],
])('the description of %s is OpenAPI 3.1', async (_, document) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone({ ...document }));
  expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
});

it('the provider behind the sandbox accepts every example, and its successful answers match the description', async () => {
  const { post, signIn } = visit();
  const { signedIn } = await signIn(EMAIL);
  const tokens: Record<string, unknown> = {};
  const statuses: Record<string, number> = {};
  for (const { id } of WIDGET_CALLS) {
    const call = callNamed(id);
    if (!call.body) continue;
    const headers = { Authorization: `Bearer ${tokens[id] ?? signedIn.token}` };
    const answer = await post(call.path.replace('{connector}', 'youtube'), call.body.example, headers);
    statuses[id] = answer.status;
    if (!answer.ok) continue;
    const fields = await fieldsOf(answer);
    expect([id, answerComplaints(call, fields)]).toEqual([id, []]);
    // A new grant replaces the one before, so its token is the only one.
    if (id === 'share') tokens.inference = fields.accessToken;
  }
  expect(statuses).toEqual({
    sendCode: 200,
    // The provider accepts these calls only from its frame.
    addSignals: 403,
    preview: 403,
    removeSignal: 403,
    continueSession: 403,
    // The example's code was never sent, its return address belongs to a shop, and its secrets do not exist.
    confirmCode: 401,
    authorize: 403,
    completeConnection: 403,
    setPin: 400,
    readings: 200,
    // Only a session that began on a page gets a ticket.
    accountTicket: 401,
    share: 200,
    shareTest: 200,
    inference: 200,
  });
});
