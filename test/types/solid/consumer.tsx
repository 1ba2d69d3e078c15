import type {} from 'data-connect/types/solid';

export const attributes = (
  <data-connect-button
    class="wide"
    attr:app-name="Jobs"
    prop:requestData={['basic', 'preferences']}
    login-type="signIn"
    on:complete={({ detail }) => detail.approvedData}
    on:close={({ detail }) => detail.reason}
    ref={(element) => void element.open()}
  >
    <span slot="label">Weiter</span>
  </data-connect-button>
);
// @ts-expect-error: no such button
export const wrong = <data-connect-button prop:buttonType="square" />;
