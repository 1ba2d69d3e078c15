import type { DataRequestResult, Step } from 'data-connect';
import { createSignal } from 'solid-js';

const TIERS = {
  Small: { type: 'Reading list', descriptions: 'The books you finished', reward: '10% Discount' },
  Large: { type: 'Taste', descriptions: 'What you are likely to enjoy next' },
};
const TEXTS = { 'button.signIn': 'Fill my shelf with {provider}' };

export const App = () => {
  const [isTest, setTest] = createSignal(true);
  const [isDark, setDark] = createSignal(false);
  const [step, setStep] = createSignal<Step | null>(null);
  const [result, setResult] = createSignal<DataRequestResult | null>(null);

  const news = () => {
    const shared = result();
    if (shared) return `Shared: ${shared.approvedData.join(', ')}`;
    return step() ? `At the step ${step()}` : 'Nobody has signed in yet';
  };

  return (
    <>
      <h1>Bookshelf in Solid</h1>

      <label>
        <input type="checkbox" checked={isTest()} onChange={() => setTest(!isTest())} /> Test mode
      </label>
      <label>
        <input type="checkbox" checked={isDark()} onChange={() => setDark(!isDark())} /> Dark
      </label>

      <data-connect-button
        app-name="Bookshelf"
        api-key="sandbox-demo-key"
        prop:testMode={isTest()}
        prop:theme={isDark() ? 'dark' : 'light'}
        prop:requestData={TIERS}
        prop:messages={TEXTS}
        on:stepchange={({ detail }) => setStep(detail.step)}
        on:complete={({ detail }) => setResult(detail)}
      />
      <p role="status">{news()}</p>
    </>
  );
};
