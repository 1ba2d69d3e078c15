import type { Apps } from '../apps/apps.ts';
import type { Clients } from '../apps/clients.ts';
import type { AuthorizeBrowsers } from '../consent/authorize-browsers.ts';
import type { AuthorizeRequests } from '../consent/authorize-requests.ts';
import type { Grants } from '../consent/grants.ts';
import type { IdTokens } from '../consent/id-tokens.ts';
import type { SignIns } from '../consent/sign-ins.ts';
import type { People } from '../people/people.ts';
import type { Proofs } from '../people/proofs.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Cookie } from './account-cookie.ts';
import type { Branded } from './brand.ts';

/** Dependencies of the calls for a sign-in by OpenID Connect. */
export interface SignInParts {
  readonly apps: Pick<Apps, 'byId' | 'isReturnAddress'>;
  readonly authorizeBrowsers: Pick<AuthorizeBrowsers, 'find' | 'all' | 'keepAccount'>;
  readonly authorizeRequests: AuthorizeRequests;
  readonly clients: Pick<Clients, 'isConfidential'>;
  readonly grants: Pick<Grants, 'subjectFor'>;
  readonly idTokens: Pick<IdTokens, 'read'>;
  readonly now: () => number;
  readonly people: Pick<People, 'addressById'>;
  readonly proofs: Proofs;
  readonly sessions: Pick<Sessions, 'of' | 'identify' | 'end'>;
  readonly signIns: SignIns;
}

/** These dependencies, with the provider's address and the cookie of the browser that signs in. */
export interface SignInSurroundings extends SignInParts {
  readonly publicUrl: string;
  /** The operator, for pages. */
  readonly own: Branded;
  readonly cookie: Cookie;
  /** Whether stand-ins replace the platforms. */
  readonly hasStandIns: boolean;
  /** Whether the script of the page that solves a proof of work is served. */
  readonly hasProofPage: boolean;
}
