import type { ConnectOptions } from '../../../widget/element/attributes.ts';
import type {
  ConnectorName,
  DataRequestResult,
  DataSize,
  DataTypeId,
  EventDetails,
  OpenOptions,
  Step,
  Tier,
} from '../../../widget/types.ts';

/** Each has a registration and a key of its own. */
export type AppName =
  | 'jobs'
  | 'copus'
  | 'dcode'
  | 'gamp'
  | 'gigi'
  | 'odysee'
  | 'prograd'
  | 'readwise'
  | 'toona'
  | 'toona-discover';

const TEST_KEY = 'sandbox-demo-key';

export const keyOfApp = (app: AppName | undefined): string =>
  app === undefined ? TEST_KEY : `sandbox-${app}-key`;

export type { ConnectorName, DataRequestResult, DataSize, OpenOptions, Step, Tier };

export const CONNECT_TAG = 'data-connect-button';

export interface ConnectElement extends HTMLElement {
  apiKey: string;
  email: string;
  readonly signedIn: boolean;
  readonly step: Step | null;
  open(options?: OpenOptions): Promise<void>;
  close(): Promise<void>;
  signOut(): Promise<void>;
  startTraining(): Promise<void>;
}

export type TierMap = Readonly<Partial<Record<DataSize, Tier>>>;

/** The attributes of contract §2.1. A missing attribute keeps the widget's default. */
export interface ConnectAttributes extends Partial<Omit<ConnectOptions, 'apiKey' | 'requestData'>> {
  /** Ids of data types, or the host's own tiers by size. */
  readonly requestData?: readonly DataTypeId[] | TierMap;
}

export interface ConnectHandlers {
  readonly onComplete?: (result: EventDetails['complete']) => void;
  readonly onClose?: (detail: EventDetails['close']) => void;
}

const isWidget = (target: EventTarget | null): target is ConnectElement =>
  target instanceof Element && target.localName === CONNECT_TAG;

export const widgetOf = ({ target }: Event): ConnectElement | null => (isWidget(target) ? target : null);

/** Waits for the widget's script. */
export const openWidget = async (element: ConnectElement | null, options?: OpenOptions) => {
  await customElements.whenDefined(CONNECT_TAG);
  await element?.open(options);
};
