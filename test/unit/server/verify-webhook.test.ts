import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { InvalidWebhookError, verifyWebhook } from '../../../widget/server.ts';

const SECRET = `whsec_${btoa('a secret of thirty-two bytes....')}`;
const OTHER = `whsec_${btoa('another secret of thirty-two b...')}`;
const AT = new Date('2026-11-25T09:00:00.000Z');
const BODY = JSON.stringify({
  type: 'grant.withdrawn',
  timestamp: AT.toISOString(),
  data: { sub: 'subject-1', grant: 'grant_1' },
});
const now = () => AT.getTime();

const signed = (body = BODY, secret = SECRET, at = AT) => ({
  'webhook-id': 'event_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign('event_1', at, body),
});

it('verifyWebhook returns the event of a delivery that the reference library signed', async () => {
  const event = {
    id: 'event_1',
    type: 'grant.withdrawn',
    at: AT,
    subject: 'subject-1',
    grant: 'grant_1',
    session: null,
  };
  expect(await verifyWebhook(BODY, signed(), { secret: SECRET, now })).toEqual(event);
  const bytes = new TextEncoder().encode(BODY);
  expect(await verifyWebhook(bytes, new Headers(signed()), { secret: [OTHER, SECRET], now })).toEqual(event);
});

it('verifyWebhook accepts one good signature among others, and headers with capitals', async () => {
  const headers = signed();
  const many = `v1a,xxxx v1,%% ${signed(BODY, OTHER)['webhook-signature']} ${headers['webhook-signature']}`;
  await verifyWebhook(BODY, { ...headers, 'webhook-signature': many }, { secret: SECRET, now });
  // Function platforms write the names with capitals.
  const capitals = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace('webhook', 'Webhook'), value]),
  );
  expect(await verifyWebhook(BODY, capitals, { secret: SECRET, now })).toMatchObject({ id: 'event_1' });
});

it.each([
  ['another secret', BODY, signed(BODY, OTHER)],
  ['another body', BODY.replace('grant_1', 'grant_2'), signed()],
  ['the same JSON in other bytes', `${BODY} `, signed()],
  ['another id', BODY, { ...signed(), 'webhook-id': 'event_2' }],
  ['another time', BODY, { ...signed(), 'webhook-timestamp': '1' }],
  ['a replay after the tolerance', BODY, signed(BODY, SECRET, new Date(AT.getTime() - 301_000))],
  ['a time in the future', BODY, signed(BODY, SECRET, new Date(AT.getTime() + 301_000))],
  ['no signature', BODY, { ...signed(), 'webhook-signature': '' }],
  ['a missing header', BODY, { ...signed(), 'webhook-signature': undefined }],
  [
    'another version',
    BODY,
    { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1,', 'v2,') },
  ],
  ['a signed body that is no event', '{"type":1}', signed('{"type":1}')],
  ['a signed body that is no JSON', 'x', signed('x')],
])('verifyWebhook refuses %s', async (_, body, headers) => {
  await expect(verifyWebhook(body, headers, { secret: SECRET, now })).rejects.toThrow(InvalidWebhookError);
});

it.each([[''], ['whsec_'], ['whsec_%%'], ['undefined'], [[]]])(
  'verifyWebhook throws a TypeError for the secret %j',
  async (secret) => {
    await expect(verifyWebhook(BODY, signed(), { secret, now })).rejects.toThrow(TypeError);
  },
);
