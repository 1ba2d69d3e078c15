// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createReport, deliverTo } from '../../../widget/element/report.ts';
import { isHostEvent } from '../../../widget/frame/messages.ts';
import { implement } from '../../../widget/machine/implement.ts';
import { selectRows } from '../../../widget/machine/selectors.ts';
import { prepareResult, REAL_SHARE, type ResponseOptions, share } from '../../../widget/services/share.ts';
import type { RequestData } from '../../../widget/types.ts';
import { type Choice, COMBINATIONS, ROW_IDS, ROWS } from '../../provider/support/choices.ts';
import { clearPage, putButton } from '../../support/button.ts';
import { controlledPorts } from '../../support/controlled-ports.ts';
import { OPTIONS, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';
import { answering, lastRequest } from '../services/builders.ts';
import { contextOn, now } from '../services/share-calls.ts';

const WAYS = ['page', 'frame', 'code'] as const;
type Way = (typeof WAYS)[number];

/** A server that claims that everything was approved, and always gives both a token and a code. */
const GREEDY = {
  apiUrl: 'https://data.example/d/1',
  accessToken: 'secret-token',
  token: 'secret-token',
  code: 'one-time-code',
  approved: ['Small', 'Medium', 'Large', 'Traits', 'Reasons'].map((data) => ({ data })),
};

const askedFor = ({ rows, tier }: Choice): RequestData => {
  if (tier === null) return { ids: [...ROW_IDS] };
  const described = { type: 'The host’s', descriptions: 'In its words', reasons: rows.includes('reasons') };
  return { tiers: { Small: described, Medium: described, Large: described } };
};

const approvedBy = ({ rows, tier }: Choice) => {
  const on = ROW_IDS.filter((id) => id === 'basic' || rows.includes(id));
  return tier === null
    ? { ids: on, labels: on.map((id) => ROWS[id].label) }
    : { ids: [tier.toLowerCase()], labels: [tier, ...(rows.includes('reasons') ? ['Reasons'] : [])] };
};

const posted = vi.fn();

beforeEach(() => void vi.spyOn(window, 'postMessage').mockImplementation(posted));
afterEach(() => {
  vi.restoreAllMocks();
  clearPage();
});

const shareAs = async (choice: Choice, way: Way) => {
  const fetch = answering(GREEDY);
  const response: ResponseOptions = { responseType: way === 'code' ? 'code' : 'token', codeChallenge: '' };
  const context = contextOn(fetch, globalThis.crypto, response);
  const ports = {
    ...controlledPorts().ports,
    prepareResult: (request: Parameters<typeof prepareResult>[2]) =>
      prepareResult(REAL_SHARE, context, request),
    share: (request: Parameters<typeof share>[2], signal: AbortSignal) =>
      share(REAL_SHARE, context, request, signal),
  };
  const clock = new SimulatedClock();
  const options = { ...OPTIONS, autoFetch: true, requestData: askedFor(choice) };
  const actor = createActor(implement(ports), {
    clock,
    input: { options, user: returning, passkeys: 'none', now },
  });
  const { element, detailsOf, notifiedNames } = putButton();
  const deliver = deliverTo(element);
  const report = createReport(
    (event) => {
      // From the frame, an event arrives as a message, whose data the page's script parses as untrusted.
      const arrived: unknown = way === 'frame' ? structuredClone(event) : event;
      if (isHostEvent(arrived)) deliver(arrived);
    },
    ({ code }) => code,
  );
  actor.on('*', report);
  actor.start();
  actor.send({ type: 'open', step: undefined });
  const offered = selectRows(actor.getSnapshot()).filter(({ isSelected }) => isSelected);
  expect(offered.map(({ id }) => id)).toEqual(choice.tier === null ? ['basic'] : []);
  // If sizes are requested, presses on other rows have no effect.
  for (const id of choice.rows) actor.send({ type: 'data.toggle', id });
  if (choice.tier !== null) actor.send({ type: 'data.toggle', id: choice.tier.toLowerCase() });
  actor.send({ type: 'data.share' });
  await until(() => {
    clock.increment(1_500);
    return notifiedNames().includes('close');
  }, 'close');
  actor.stop();
  expect(fetch).toHaveBeenCalledTimes(1);
  return { sent: lastRequest(fetch).body, completed: detailsOf('complete'), notified: notifiedNames() };
};

describe.each(WAYS)('what the host gets after a choice, on the way of the %s', (way) => {
  it.each([null, 'Small', 'Medium', 'Large'] as const)(
    'is what the person approved in each combination with the tier %s, whatever the server claims',
    async (tier) => {
      for (const rows of COMBINATIONS) {
        posted.mockClear();
        const choice = { rows, tier };
        const { ids, labels } = approvedBy(choice);
        const approved = labels.map((data) => ({ data }));
        const { sent, completed, notified } = await shareAs(choice, way);

        expect([rows, sent]).toMatchObject([
          rows,
          { Info: { confirmations: approved, ...(way === 'code' ? { responseType: 'code' } : {}) } },
        ]);
        expect([rows, notified]).toEqual([rows, ['open', 'stepchange', 'complete', 'close']]);
        const { apiUrl, accessToken, token, code } = GREEDY;
        expect([rows, completed]).toEqual([
          rows,
          [
            {
              userHash: expect.stringMatching(/^[0-9a-f]{64}$/),
              appName: 'Jobs',
              approvedData: ids,
              apiUrl,
              testMode: false,
              timestamp: now(),
              success: true,
              apiResponse: { apiUrl, approved },
              ...(way === 'code' ? { code } : {}),
            },
          ],
        ]);
        const message = {
          source: 'content-script',
          type: 'API_URL_RESPONSE',
          unique: 'Mosaic-Response',
          APIurl: apiUrl,
          approved,
          accessToken,
          username: returning.username,
        };
        expect([rows, posted.mock.calls]).toEqual([rows, way === 'code' ? [] : [[message, '/']]]);
        // Only the window message has a token, and with a code not even this message.
        expect(JSON.stringify(completed)).not.toContain(token);
      }
    },
  );
});
