import type { ButtonType, Isolation, LoginType, Preload, ResponseType, TextColor, TextLayout, Theme, VisualType, WhenSignedIn } from '../../../widget/element/attributes.ts';
import type { ConnectorName, DataRequestResult, DataSize, DataTypeId, EventDetails, OpenOptions, Step, Tier } from '../../../widget/types.ts';

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
export interface ConnectAttributes {
  readonly provider?: string;
  readonly appName?: string;
  readonly apiBase?: string;
  readonly loginType?: LoginType;
  readonly buttonType?: ButtonType;
  readonly textLayout?: TextLayout;
  readonly visualType?: VisualType;
  readonly textColor?: TextColor;
  /** Ids of data types, or the host's own tiers by size. */
  readonly requestData?: readonly DataTypeId[] | TierMap;
  readonly testMode?: boolean;
  readonly autoFetch?: boolean;
  readonly redirectUrl?: string;
  readonly locale?: string;
  readonly theme?: Theme;
  readonly disabled?: boolean;
  readonly connectors?: readonly ConnectorName[];
  readonly preload?: Preload;
  readonly isolation?: Isolation;
  readonly responseType?: ResponseType;
  readonly codeChallenge?: string;
  readonly whenSignedIn?: WhenSignedIn;
}

/** The events of contract §2.2 that the showcase handles, without their envelope. */
export interface ConnectHandlers {
  /** Called for every answer, whatever its result. */
  readonly onComplete?: (result: EventDetails['complete']) => void;
  readonly onClose?: (detail: EventDetails['close']) => void;
}
