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

export type { ConnectorName, DataRequestResult, DataSize, OpenOptions, Step, Tier };

/** The tag of contract §2. */
export const CONNECT_TAG = 'data-connect-button';

/** A `<data-connect-button>` element: contract §2.2. */
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

/** Tiers of contract §2.3; the keys are data sizes. */
export type TierMap = Readonly<Partial<Record<DataSize, Tier>>>;

/** The attributes of contract §2.1. A missing attribute keeps the widget's default. */
export interface ConnectAttributes extends Partial<Omit<ConnectOptions, 'apiKey' | 'requestData'>> {
  /** Ids of data types, or the host's own tiers by size. */
  readonly requestData?: readonly DataTypeId[] | TierMap;
}

/** The events of contract §2.2 that the showcase handles, without their envelope. */
export interface ConnectHandlers {
  /** Called for every answer, whatever its result. */
  readonly onComplete?: (result: EventDetails['complete']) => void;
  readonly onClose?: (detail: EventDetails['close']) => void;
}
