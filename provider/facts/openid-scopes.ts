/** What a scope of OpenID Connect asks the person for, as a label of call 4, and which approvals of a grant its token may use. */
export const DATA_SCOPES = {
  interests: { asks: 'Medium', opens: ['small', 'medium'] },
  personality: { asks: 'Large', opens: ['large'] },
  preferences: { asks: 'Traits', opens: ['traits'] },
  reasons: { asks: 'Reasons', opens: ['reasons'] },
} as const;

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

/** The labels of call 4 that these scopes ask for. The basic one is part of every request. */
export const labelsOf = (scopes: readonly string[]): readonly string[] => [
  DATA_SCOPES.interests.asks,
  ...scopes.filter(isDataScope).flatMap((name) => (name === 'interests' ? [] : [DATA_SCOPES[name].asks])),
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
