import { DataConnect } from 'data-connect/react';
import { renderTrigger } from 'data-connect/server';
import { useState } from 'react';

const TRIGGER = renderTrigger({ appName: 'Bookshelf', attributes: { id: 'drawn' } });

/** A page that a server renders. The component comes from a module that begins with 'use client'. */
export const Page = () => {
  const [step, setStep] = useState('none');
  return (
    <main>
      <h1>Bookshelf</h1>
      <DataConnect
        className="wide"
        appName="Bookshelf"
        apiKey="demo-key"
        loginType="signUp"
        testMode
        requestData={['basic', 'preferences']}
        aria-describedby="terms"
        onStepChange={({ step }) => setStep(step)}
      >
        <i slot="icon">B</i>
      </DataConnect>
      {/* The browser moves the template into the shadow root, so the DOM differs from React's HTML. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: TRIGGER }} />
      <p id="terms">Step: {step}</p>
    </main>
  );
};
