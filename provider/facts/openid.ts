import { APPROVAL_OF_TYPE, APPROVALS, type ApprovalId, isApproval } from './approvals.ts';

/** The approval that a scope asks the person for, and the approvals of a grant that its token may use. */
const DATA_SCOPES = {
  interests: { asks: APPROVAL_OF_TYPE.basic, opens: ['small', 'medium'] },
  personality: { asks: APPROVAL_OF_TYPE.personality, opens: ['large'] },
  preferences: { asks: APPROVAL_OF_TYPE.preferences, opens: ['traits'] },
  reasons: { asks: APPROVAL_OF_TYPE.reasons, opens: ['reasons'] },
} as const satisfies Readonly<
  Record<string, { readonly asks: ApprovalId; readonly opens: readonly ApprovalId[] }>
>;

type DataScope = keyof typeof DATA_SCOPES;

export const SCOPES = ['openid', 'email', ...Object.keys(DATA_SCOPES), 'offline_access'] as const;

const isDataScope = (name: string): name is DataScope => Object.hasOwn(DATA_SCOPES, name);

/** In the order of `SCOPES`. A request without data asks for `interests`, because a grant is never empty. */
export const scopesFrom = (text: string): readonly string[] => {
  const asked = text.split(' ');
  const hasData = asked.some(isDataScope);
  return SCOPES.filter((name) => asked.includes(name) || (name === 'interests' && !hasData));
};

const labelAsked = (name: DataScope): string => APPROVALS[DATA_SCOPES[name].asks].label;

/** The labels that the scopes ask for. The basic one is part of every request. */
export const labelsOf = (scopes: readonly string[]): readonly string[] => [
  labelAsked('interests'),
  ...scopes.filter(isDataScope).flatMap((name) => (name === 'interests' ? [] : [labelAsked(name)])),
];

/** The approvals of a grant that these scopes open. */
export const openedBy = (scopes: readonly string[], approvals: readonly string[]): readonly string[] =>
  approvals.filter((approval) =>
    scopes.some((name) => isDataScope(name) && DATA_SCOPES[name].opens.some((each) => each === approval)),
  );

/** The scope of tokens: the scopes that the person's approvals fulfil, and these approvals. */
export const scopeOf = (scopes: readonly string[], approvals: readonly string[]): readonly string[] => {
  const opened = openedBy(scopes, approvals);
  const isFulfilled = (name: string) => !isDataScope(name) || openedBy([name], approvals).length > 0;
  return [...new Set([...scopes.filter(isFulfilled), ...opened])];
};

/** The part of a token's scope that is asked for. Other scopes are ignored, as in a sign-in. */
export const narrowed = (scope: readonly string[], asked: readonly string[]): readonly string[] =>
  scopeOf(
    SCOPES.filter((name) => asked.includes(name) && scope.includes(name)),
    scope,
  );

/** A token's scope as its client gets it: the scopes that the discovery document names, apart from the approvals. */
export const announced = (
  scope: readonly string[],
): { readonly scope: string; readonly approvals: string } => ({
  scope: SCOPES.filter((name) =>
    isDataScope(name) ? openedBy([name], scope).length > 0 : scope.includes(name),
  ).join(' '),
  approvals: scope.filter(isApproval).join(' '),
});

/** Algorithms of ID tokens. Older clients support RS256 only (OpenID Connect Discovery, section 3). */
export const ID_TOKEN_ALGS = ['ES256', 'RS256'] as const;
export type IdTokenAlg = (typeof ID_TOKEN_ALGS)[number];

/**
 * `nonce`: a request of the confidential application may have a nonce in place of a code challenge (RFC 9700, section
 * 2.1.1). Its client must compare the nonce of the ID token.
 */
export const PKCE_RULES = ['required', 'nonce'] as const;
type PkceRule = (typeof PKCE_RULES)[number];

export interface ClientSettings {
  /** `id_token_signed_response_alg`, also of logout tokens. */
  readonly idTokenAlg: IdTokenAlg;
  readonly pkce: PkceRule;
}

export const CLIENT_DEFAULTS: ClientSettings = { idTokenAlg: 'ES256', pkce: 'required' };

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/;

/** A scheme of a native app is a domain name in reverse (RFC 8252, section 7.1), so it has a dot. */
const NATIVE = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:\/[\x21-\x7e]*$/;

/** Whether this is the return address of a native app: a registered scheme of the system, not a page. */
export const isNative = (address: string): boolean => NATIVE.test(address);

/** The place as people and records name it: an origin, or the scheme of a native app (`com.example.app:`). */
export const placeOf = (address: string): string => {
  const { origin, protocol } = new URL(address);
  return isNative(address) ? protocol : origin;
};

/** Whether any program on the computer can receive a code there: the person must then agree (RFC 8252, section 8.6). */
export const isOnDevice = (address: string): boolean => isNative(address) || LOOPBACK.test(address);
