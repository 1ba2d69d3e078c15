import { isConnectorId } from '../../common/platforms/ids.ts';
import { MalformedError } from '../errors.ts';
import type { ConnectorName } from '../types.ts';
import { fieldsOf, isDate, isText, textOf } from './fields.ts';
import { plainLine } from './plain-line.ts';

/** The longest text of the provider that the dialog shows: a purpose has at most 200 characters there. */
const MAX_LENGTH = 200;

/** Who operates the provider. Absent texts are empty. */
export interface Operator {
  /** A line: an address, a telephone number, a name. */
  readonly contact: string;
  /** Http(s) addresses of the operator's pages. */
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly imprintUrl: string;
}

/** The answer of `GET /api/app`: who asks, why, and until when. Absent texts are empty. */
export interface AppFacts {
  readonly id?: string | undefined;
  readonly provider: string;
  readonly name: string;
  /** Origin of the page that asks. */
  readonly origin: string;
  readonly purpose: string;
  /** Http(s) address of the application's privacy policy. */
  readonly policy: string;
  readonly keepDays?: number | undefined;
  /** End of the access, ISO 8601. */
  readonly until?: string | undefined;
  /** The platforms that can be connected; `undefined` if the server does not name them. */
  readonly connectors?: readonly ConnectorName[] | undefined;
  /** Http(s) address of the person's own pages, which read a download of any platform. */
  readonly account?: string | undefined;
  readonly operator?: Operator | undefined;
}

/** The facts that the dialog shows: without an answer, only the name that the page gives. */
export type ShownFacts = Pick<AppFacts, 'name'> & Partial<AppFacts>;

const webAddressOf = (value: unknown) => (isText(value) && /^https?:/i.test(value) ? value : '');

const lineOf = (value: unknown) => (isText(value) ? plainLine(value, MAX_LENGTH) : '');

const operatorOf = (value: unknown): Operator | undefined => {
  const { contact, privacyUrl, termsUrl, imprintUrl } = fieldsOf(value);
  const operator = {
    contact: lineOf(contact),
    privacyUrl: webAddressOf(privacyUrl),
    termsUrl: webAddressOf(termsUrl),
    imprintUrl: webAddressOf(imprintUrl),
  };
  return Object.values(operator).some(Boolean) ? operator : undefined;
};

/** @throws MalformedError for an answer without a name */
export const parseAppFacts = (answer: unknown, origin: string): AppFacts => {
  const { id, provider, name, purpose, privacyUrl, keepDays, accessUntil, connectors, accountUrl, operator } =
    fieldsOf(answer);
  const registered = lineOf(name);
  if (!registered) throw new MalformedError();
  return {
    id: textOf(id),
    provider: lineOf(provider),
    name: registered,
    origin,
    purpose: lineOf(purpose),
    policy: webAddressOf(privacyUrl),
    // Only whole days count: JSON allows fractions, and `1e999` parses as Infinity.
    keepDays: typeof keepDays === 'number' && keepDays >= 0 && keepDays % 1 === 0 ? keepDays : undefined,
    until: isDate(accessUntil) ? accessUntil : undefined,
    connectors: Array.isArray(connectors) ? connectors.filter(isConnectorId) : undefined,
    account: webAddressOf(accountUrl),
    operator: operatorOf(operator),
  };
};

type Offer = Pick<AppFacts, 'connectors' | 'account'> | 'awaited' | null | undefined;

/** Whether the provider can connect the platform. True until its answer says otherwise. */
export const canConnect = (app: Offer, connector: ConnectorName): boolean =>
  app === 'awaited' || (app?.connectors?.includes(connector) ?? true);

/** The platforms of the list that the provider connects, or all of them if its own pages read downloads. */
export const connectorsWith = (connectors: readonly ConnectorName[], app: Offer): readonly ConnectorName[] =>
  connectors.filter((connector) => (app !== 'awaited' && app?.account) || canConnect(app, connector));
