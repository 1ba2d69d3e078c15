import 'data-connect';
import type {} from 'data-connect/types/solid';
import { createSignal } from 'solid-js';

const TIERS = { Small: { type: 'Personality', descriptions: 'Your main traits', reward: '10% Discount' } };

export const SignIn = () => {
  const [approved, setApproved] = createSignal<readonly string[]>([]);
  return (
    <>
      <data-connect-button
        attr:app-name="Demo"
        attr:api-base="http://localhost:4174/api"
        attr:api-key="demo-key"
        prop:requestData={TIERS}
        on:complete={({ detail }) => setApproved(detail.approvedData)}
      />
      <p>Shared: {approved().join(', ') || 'nothing yet'}</p>
    </>
  );
};
