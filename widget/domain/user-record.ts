import { inLowerCase } from '../../common/email-address.ts';
import { isConnectorId } from '../../common/platforms/ids.ts';
import type { ConnectorName, DataRequestResult, PinKey, SignIn, Step, UserRecord } from '../types.ts';
import { fieldsOf, isDate, isText, parseJson, textOf } from './fields.ts';
import { RECORD_VERSION } from './record-key.ts';

/** `undefined` if it is no public P-256 key with a `kid`. */
export const parsePinKey = (value: unknown): PinKey | undefined => {
  const { kty, crv, ...fields } = fieldsOf(value);
  const [x, y, kid] = [fields.x, fields.y, fields.kid].map(textOf);
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !kid) return undefined;
  return { kty, crv, x, y, kid };
};

/** A user is new if any of the three fields says so (specification §4.1). */
export const isNewUser = ({ isNewUser, flowType, userState }: SignIn): boolean =>
  isNewUser === true || flowType === 'onboarding' || userState === 'new';

/** An existing user needs neither onboarding nor a PIN (contract §3). */
export const recordOf = (signIn: SignIn, email: string): UserRecord => {
  const isNew = isNewUser(signIn);
  return {
    version: RECORD_VERSION,
    email,
    // Never the e-mail address, because the user name leaves the widget.
    username: signIn.username ?? '',
    verified: true,
    onboardingComplete: !isNew,
    pinCreated: !isNew,
    trainingCompleted: false,
    connectedAccounts: [],
    token: signIn.token,
    expiresAt: signIn.expiresAt,
    pinKey: signIn.pinKey,
    isNewUser: isNew,
    userState: signIn.userState ?? (isNew ? 'new' : 'existing'),
    flowType: signIn.flowType ?? (isNew ? 'onboarding' : 'login'),
  };
};

/** A person whose session expired continues at their step; any other person begins again. */
export const resumedRecord = (signIn: SignIn, email: string, expired: UserRecord | null): UserRecord => {
  const user = recordOf(signIn, email);
  if (user.isNewUser || !isSamePerson(user, expired)) return user;
  const { username, token, expiresAt, pinKey } = user;
  return { ...expired, username, token, expiresAt, pinKey };
};

/** Specification §4.1. Without platforms to offer, the onboarding is skipped (contract §2.1). */
export const startStep = (
  user: UserRecord | null,
  offersPlatforms = true,
  wantsPlatforms?: boolean,
): Step => {
  if (!user?.verified) return 'email';
  if (offersPlatforms && (wantsPlatforms || !user.onboardingComplete)) return 'onboarding';
  return user.pinCreated ? 'dataRequest' : 'pin';
};

export const isSamePerson = (one: UserRecord, other: UserRecord | null): other is UserRecord =>
  other !== null && inLowerCase(one.email) === inLowerCase(other.email);

const later = (one: UserRecord['lastDataRequest'], other: UserRecord['lastDataRequest']) =>
  (one?.timestamp ?? '') > (other?.timestamp ?? '') ? one : other;

/**
 * Finished steps stay finished, and connections, removals and sign-ins of both tabs count.
 * @param base the record at the start of this tab; `null` if the person signs in here
 */
export const mergeRecords = (base: UserRecord | null, ours: UserRecord, theirs: UserRecord): UserRecord => {
  const signedIn = base?.token === ours.token ? theirs : ours;
  const before = base?.connectedAccounts ?? [];
  const isKept = (name: ConnectorName, list: readonly ConnectorName[]) =>
    list.includes(name) || !before.includes(name);
  const all = new Set([...theirs.connectedAccounts, ...ours.connectedAccounts]);
  return {
    ...signedIn,
    onboardingComplete: ours.onboardingComplete || theirs.onboardingComplete,
    pinCreated: ours.pinCreated || theirs.pinCreated,
    pinCreatedAt: ours.pinCreatedAt ?? theirs.pinCreatedAt,
    trainingCompleted: ours.trainingCompleted || theirs.trainingCompleted,
    connectedAccounts: [...all].filter(
      (name) => isKept(name, ours.connectedAccounts) && isKept(name, theirs.connectedAccounts),
    ),
    lastDataRequest: later(ours.lastDataRequest, theirs.lastDataRequest),
  };
};

/** A declined or failed request does not change the record. */
export const withLastRequest = (user: UserRecord, result: DataRequestResult): UserRecord =>
  result.rejected || result.success === false
    ? user
    : { ...user, lastDataRequest: { approvedData: result.approvedData, timestamp: result.timestamp } };

/** A record without an end is valid until the server refuses it. */
export const isExpired = ({ expiresAt }: UserRecord, now: number): boolean =>
  expiresAt !== undefined && Date.parse(expiresAt) <= now;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const lastRequestOf = (value: unknown): UserRecord['lastDataRequest'] | null => {
  const { approvedData, timestamp } = fieldsOf(value);
  return Array.isArray(approvedData) && approvedData.every(isText) && isText(timestamp)
    ? { approvedData, timestamp }
    : null;
};

/** `null` for any other shape (contract §2.7). Never throws. */
export const parseRecord = (text: string | null): UserRecord | null => {
  const raw = fieldsOf(parseJson(text));
  const { email, username, token, userState, flowType, connectedAccounts, pinCreatedAt, expiresAt } = raw;
  const { verified, onboardingComplete, pinCreated, trainingCompleted, isNewUser: isNew } = raw;
  const last = raw.lastDataRequest === undefined ? undefined : lastRequestOf(raw.lastDataRequest);
  if (raw.version !== RECORD_VERSION || last === null) return null;
  if (!isText(email) || !isText(username) || !isText(token) || !isText(userState) || !isText(flowType))
    return null;
  if (!isFlag(verified) || !isFlag(onboardingComplete) || !isFlag(pinCreated)) return null;
  if (!isFlag(trainingCompleted) || !isFlag(isNew)) return null;
  if (!Array.isArray(connectedAccounts) || !connectedAccounts.every(isConnectorId)) return null;
  if (pinCreatedAt !== undefined && !isText(pinCreatedAt)) return null;
  if (expiresAt !== undefined && !isDate(expiresAt)) return null;
  const pinKey = parsePinKey(raw.pinKey);
  if (raw.pinKey !== undefined && !pinKey) return null;
  return {
    version: RECORD_VERSION,
    email,
    username,
    token,
    userState,
    flowType,
    verified,
    onboardingComplete,
    pinCreated,
    trainingCompleted,
    isNewUser: isNew,
    connectedAccounts,
    pinCreatedAt,
    expiresAt,
    pinKey,
    lastDataRequest: last,
  };
};
