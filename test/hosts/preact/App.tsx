import type { DataRequestResult, Step } from 'data-connect';
import { useState } from 'preact/hooks';

const TIERS = {
  Small: { type: 'Reading list', descriptions: 'The books you finished', reward: '10% Discount' },
  Large: { type: 'Taste', descriptions: 'What you are likely to enjoy next' },
};
const TEXTS = { 'button.signIn': 'Fill my shelf with {provider}' };

export const App = () => {
  const [isTest, setTest] = useState(true);
  const [isDark, setDark] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const [result, setResult] = useState<DataRequestResult | null>(null);

  return (
    <>
      <h1>Bookshelf in Preact</h1>

      <label>
        <input type="checkbox" checked={isTest} onChange={() => setTest(!isTest)} /> Test mode
      </label>
      <label>
        <input type="checkbox" checked={isDark} onChange={() => setDark(!isDark)} /> Dark
      </label>

      <data-connect-button
        appName="Bookshelf"
        apiKey="sandbox-demo-key"
        testMode={isTest}
        theme={isDark ? 'dark' : 'light'}
        requestData={TIERS}
        messages={TEXTS}
        onstepchange={({ detail }) => setStep(detail.step)}
        oncomplete={({ detail }) => setResult(detail)}
      />
      <p role="status">
        {result
          ? `Shared: ${result.approvedData.join(', ')}`
          : step
            ? `At the step ${step}`
            : 'Nobody has signed in yet'}
      </p>
    </>
  );
};
