/** Signs of an attack on sign-ins, as `subject.verb`. */
export type AnomalyAction =
  | 'sign-in.limited'
  | 'sign-in.proof-asked'
  | 'sign-in.code-burnt'
  | 'sign-in.code-lengthened'
  | 'passkey.refused'
  | 'pin.limited'
  | 'code.reused'
  | 'refresh-token.reused';

/** A sign of an attack, for the audit log. Its person, address or client is hashed there. */
export interface Anomaly {
  readonly action: AnomalyAction;
  readonly appId?: string;
  /** An id that may be stored unchanged: an application's, or an authorization's. */
  readonly id?: string;
  /** A person's id or address, or `client` and an IP address or network. */
  readonly hashed?: string;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Records an anomaly later, so that no call waits for it. */
export type NoteAnomaly = (anomaly: Anomaly) => void;
