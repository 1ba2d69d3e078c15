import type { DataConnectButton } from 'data-connect';
import { DataConnect } from 'data-connect/react';
import { useRef, useState } from 'react';

export const SignIn = () => {
  const [approved, setApproved] = useState<readonly string[]>([]);
  const button = useRef<DataConnectButton>(null);

  return (
    <>
      <DataConnect
        ref={button}
        appName="Demo"
        apiBase="http://localhost:4174/api"
        apiKey="demo-key"
        requestData={['basic', 'preferences']}
        onComplete={({ approvedData }) => setApproved(approvedData)}
      />
      <button type="button" onClick={() => button.current?.open()}>
        Open it from here
      </button>
      <p>Shared: {approved.join(', ') || 'nothing yet'}</p>
    </>
  );
};
