import { APPROVAL_OF_TYPE, APPROVALS, type ApprovalId } from './approvals.ts';

/**
 * The approval that a scope of OpenID Connect asks the person for, and the approvals of a grant that its token may use.
 */
const DATA_SCOPES = {
  interests: { asks: APPROVAL_OF_TYPE.basic, opens: ['small', 'medium'] },
  personality: { asks: APPROVAL_OF_TYPE.personality, opens: ['large'] },
  preferences: { asks: APPROVAL_OF_TYPE.preferences, opens: ['traits'] },
  reasons: { asks: APPROVAL_OF_TYPE.reasons, opens: ['reasons'] },
} as const satisfies Readonly<
  Record<string, { readonly asks: ApprovalId; readonly opens: readonly ApprovalId[] }>
>;

export type DataScope = keyof typeof DATA_SCOPES;

export const SCOPES = ['openid', 'email', ...Object.keys(DATA_SCOPES), 'offline_access'] as const;

const isDataScope = (name: string): name is DataScope => Object.hasOwn(DATA_SCOPES, name);

/**
 * Returns the known scopes of a request, in the order of `SCOPES`. A request without data asks for `interests`: every
 * sign-in gives one grant, and a grant is never empty.
 */
export const scopesFrom = (text: string): readonly string[] => {
  const asked = text.split(' ');
  const hasData = asked.some(isDataScope);
  return SCOPES.filter((name) => asked.includes(name) || (name === 'interests' && !hasData));
};

const labelAsked = (name: DataScope): string => APPROVALS[DATA_SCOPES[name].asks].label;

/** The labels of call 4 that these scopes ask for. The basic one is part of every request. */
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
