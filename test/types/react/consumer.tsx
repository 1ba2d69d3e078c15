import { DataConnect } from 'data-connect/react';
import type {} from 'data-connect/types/react';

export const attributes = (
  <data-connect-button
    className="wide"
    app-name="Jobs"
    login-type="signUp"
    test-mode
    oncomplete={({ detail }) => detail.approvedData}
    onclose={({ detail }) => detail.reason}
    ref={(element) => void element?.open()}
  >
    <span slot="label">Weiter</span>
  </data-connect-button>
);
export const properties = (
  <data-connect-button requestData={['basic']} connectors={['github']} messages={{}} />
);
// @ts-expect-error: no such text layout
export const wrong = <data-connect-button text-layout="above" />;
export const component = (
  <DataConnect
    ref={(element) => void element?.open()}
    className="wide"
    style={{ margin: 0 }}
    aria-label="Sign in"
    data-area="header"
    testMode
    onComplete={({ approvedData }) => approvedData}
    onClose={({ reason }) => reason === 'escape'}
  >
    <span slot="label">Weiter</span>
  </DataConnect>
);
// @ts-expect-error: no such text layout
export const wrongComponent = <DataConnect textLayout="above" />;
