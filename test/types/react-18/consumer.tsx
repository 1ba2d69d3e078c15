import { DataConnect } from 'data-connect/react';
import type {} from 'data-connect/types/react-18';

export const attributes = (
  <data-connect-button
    app-name="Jobs"
    login-type="signUp"
    test-mode=""
    ref={(element) => void element?.open()}
  />
);
// @ts-expect-error: React 18 would write the text "false", which is true
export const flag = <data-connect-button test-mode={false} />;
// @ts-expect-error: React 18 listens to no event of a custom element
export const listener = <data-connect-button oncomplete={() => {}} />;
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
