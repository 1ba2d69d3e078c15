import type {} from 'data-connect/types/preact';

export const attributes = (
  <data-connect-button
    class="wide"
    app-name="Jobs"
    theme="dark"
    test-mode
    requestData={{ Small: { type: 'Personality', descriptions: 'Your main traits' } }}
    oncomplete={({ detail }) => detail.approvedData}
    onclose={({ detail }) => detail.reason}
    ref={(element) => void element?.open()}
  >
    <span slot="icon">*</span>
  </data-connect-button>
);
// @ts-expect-error: no such theme
export const wrong = <data-connect-button theme="blue" />;
