import 'data-connect';
import type {} from 'data-connect/types/preact';
import { useState } from 'preact/hooks';

const TIERS = { Small: { type: 'Personality', descriptions: 'Your main traits', reward: '10% Discount' } };

export const SignIn = () => {
  const [approved, setApproved] = useState<readonly string[]>([]);
  return (
    <>
      <data-connect-button
        app-name="Demo"
        api-base="http://localhost:4174/api"
        api-key="demo-key"
        requestData={TIERS}
        oncomplete={({ detail }) => setApproved(detail.approvedData)}
      />
      <p>Shared: {approved.join(', ') || 'nothing yet'}</p>
    </>
  );
};
