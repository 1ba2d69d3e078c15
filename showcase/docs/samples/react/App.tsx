import { DataConnect } from 'data-connect/react';
import { useState } from 'react';

const App = () => {
  const [approved, setApproved] = useState<readonly string[]>([]);

  return (
    <main>
      <DataConnect
        appName="Demo"
        apiBase="http://localhost:4174/api"
        apiKey="demo-key"
        requestData={['basic', 'preferences']}
        redirectUrl="/oauth-callback.html"
        onComplete={({ approvedData }) => setApproved(approvedData)}
      />
      <p role="status">Shared: {approved.join(', ') || 'nothing yet'}</p>
    </main>
  );
};

export default App;
