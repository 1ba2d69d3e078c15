import { exports as entries } from '../../package.json';

type Names<Module> = Readonly<Record<Exclude<keyof Module, 'default'>, string>>;

/** The exports of each entry of the package, without types. A missing or superfluous name is a type error. */
const MAIN: Names<typeof import('../../widget/index.ts')> = {
  DataConnectButton: 'The element’s class; importing this entry defines it.',
  openMosaicOverlay: 'Opens the dialog without a button of the host’s; resolves with the result or `null`.',
  getMosaicData: 'Always throws: data needs a person.',
  formatMosaicResponse: 'Names the scores of an inference answer.',
  version: 'The version of the SDK.',
};

const ELEMENT: Names<typeof import('../../widget/element.ts')> = {
  DataConnectButton: 'The element’s class, not defined.',
};

const REACT: Names<typeof import('../../widget/react.tsx')> = {
  DataConnect: 'A typed React component over the element.',
};

const LOCALE: Names<typeof import('../../widget/locales/catalogue.ts')> = {
  catalogue: 'The texts of one language, by message key.',
};

const MACHINE: Names<typeof import('../../widget/machine.ts')> = {
  dataConnectMachine: 'The state machine.',
  implement: 'Binds the machine to its ports.',
  modelEvents: 'Everything that can happen in a state, for path tests.',
  modelInput: 'Input that begins at a step, for path tests.',
  serializeState: 'A state without its timestamps, for path tests.',
  visibleElements: 'What a person sees in a state, for path tests.',
  MODEL_NOW: 'The time of the model.',
  MODEL_OPTIONS: 'The options of the model.',
  MODEL_STARTED: 'A sign-in whose code was mailed before the opening.',
  MODEL_USERS: 'The saved records of the model.',
  SET_UP_STEPS: 'The steps that count as set-up.',
  selectAccountProblem: 'What went wrong while signing out.',
  selectAccountPages: 'Address of the provider’s pages that read downloads.',
  selectApp: 'Who asks, as the provider knows it.',
  selectBusy: 'Whether the machine waits for an answer.',
  selectCanContinue: 'Whether the onboarding can go on.',
  selectCanShare: 'Whether there is anything to share.',
  selectCodeLength: 'How many digits the mailed code has.',
  selectConnected: 'Names of the connected platforms.',
  selectEmail: 'The e-mail address.',
  selectIsKnown: 'Whether the e-mail step offers to go on as the person of another application.',
  selectIsExpired: 'Whether the session ended and the person signs in again.',
  selectOffersPasskey: 'Whether the success step offers to add a passkey.',
  selectOffersPlatforms: 'Whether there is a platform to connect.',
  selectPasskeys: 'How far passkeys go on this page.',
  selectPlatforms: 'The platforms with their states.',
  selectProblem: 'What is wrong.',
  selectResend: 'Whether a new code can be sent.',
  selectResendInS: 'Seconds until a new code can be sent.',
  selectRows: 'The rows of the data request.',
  selectSetUpStep: 'Where the person is in the set-up.',
  selectShare: 'How the sharing stands.',
  selectStep: 'The present step.',
  selectTrainingStep: 'The present stage of the training.',
  selectUsername: 'Who is signed in.',
};

const SERVER: Names<typeof import('../../widget/server.ts')> = {
  verifyAccess: 'Verifies an access token on the host’s server.',
  fetchInterests: 'Asks the provider how much a person is drawn to each item.',
  verifyWebhook: 'Verifies what the provider tells the host’s server.',
  exchangeCode: 'Exchanges the one-time code of `response-type="code"` or of a sign-in for an access token.',
  refreshAccess: 'Gets a new access token with a refresh token of a sign-in.',
  renderTrigger: 'Writes the element as HTML with its button drawn.',
  triggerStyleHash: 'The hash of that button’s styles, for a policy.',
  HostServerError: 'Base of the errors of this entry, with a `code`.',
  TokenExpiredError: 'The access token’s hour is over.',
  WrongAudienceError: 'The access token is for another application.',
  WrongIssuerError: 'The access token is from another provider.',
  BadSignatureError: 'The access token was altered or signed by another.',
  InvalidTokenError: 'The text is no access token.',
  InvalidWebhookError: 'The delivery is not the provider’s, or too old.',
  AccessRevokedError: 'The person took the grant back.',
  AccessReplacedError: 'A newer grant of the person replaced it.',
  RefreshRefusedError: 'The refresh token is unknown, used or revoked, or the grant has ended.',
  CodeRefusedError: 'The one-time code is unknown, expired, used, or not for this application.',
  ProviderHttpError: 'The provider answered with another status than 2xx.',
  ProviderTimeoutError: 'The provider did not answer in time.',
  ProviderUnreachableError: 'There was no connection to the provider.',
  MalformedAnswerError: 'The provider’s answer has another shape.',
};

export interface ExportRow {
  /** Subpath of the package: `.`, `./element` … */
  readonly entry: string;
  readonly names: Readonly<Record<string, string>>;
}

export const EXPORTS: readonly ExportRow[] = [
  { entry: '.', names: MAIN },
  { entry: './element', names: ELEMENT },
  { entry: './react', names: REACT },
  { entry: './machine', names: MACHINE },
  { entry: './server', names: SERVER },
  { entry: './locales/*', names: LOCALE },
];

/** Every subpath of the package, as in package.json. */
export const ENTRIES: readonly string[] = Object.keys(entries);
