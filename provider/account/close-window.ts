interface IdentityProvider {
  readonly close: () => void;
}

const providerIn = (scope: typeof globalThis): IdentityProvider | undefined =>
  Reflect.get(scope, 'IdentityProvider');

/**
 * Closes the window that the browser opened for a sign-in. Elsewhere, and in a browser without FedCM, nothing happens.
 */
export const closeWindow = (): void => providerIn(globalThis)?.close();
