import {
  type Access,
  fetchInterests,
  HostServerError,
  ProviderHttpError,
  renderTrigger,
  triggerStyleHash,
  verifyAccess,
} from 'data-connect/server';

const options = { issuer: 'https://id.example', audience: 'app_1', fetch };
const access: Access = await verifyAccess('token', options);
const subject: string = access.subject;
const isTraits: boolean = access.scope.includes('traits');
// @ts-expect-error: without an audience, a token of any application would be accepted
await verifyAccess('token', { issuer: 'https://id.example' });
// @ts-expect-error: the content of a token is read-only
access.subject = 'somebody else';

const asked = { apiUrl: 'https://id.example/api/inference', accessToken: 'token' };
const { interests, note } = await fetchInterests({ ...asked, items: ['AI'], timeoutMs: 2_000 });
const scores: number[] = interests.map(({ score }) => score);
const reasons: string[] = interests.flatMap((interest) => interest.reasons.map(({ text }) => text));
// @ts-expect-error: `items` is required
await fetchInterests(asked);

const waitFor = (error: unknown): number | null =>
  error instanceof ProviderHttpError ? error.retryAfterS : null;
const isOver = (error: unknown) => error instanceof HostServerError && error.code === 'token.expired';
// @ts-expect-error: no such code
const isBored = (error: HostServerError) => error.code === 'token.boring';

const html: string = renderTrigger({ appName: 'Bookshop', disabled: true, attributes: { id: 'sign-in' } });
const source: string = await triggerStyleHash();
// @ts-expect-error: the key must not be in the page's markup
renderTrigger({ apiKey: 'key' });
// @ts-expect-error: no such type of button
renderTrigger({ buttonType: 'round' });

export const seen = [html, source, subject, isTraits, note, scores, reasons, waitFor, isOver, isBored];
