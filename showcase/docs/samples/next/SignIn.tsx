'use client';
import type { DataRequestResult } from 'data-connect';
import { DataConnect } from 'data-connect/react';
import { useState } from 'react';

export const SignIn = () => {
  const [answer, setAnswer] = useState('Nothing is shared yet.');

  const share = async ({ code }: DataRequestResult) => {
    if (code === undefined) return;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/share', { method: 'POST', headers, body: JSON.stringify({ code }) });
    setAnswer(await response.text());
  };

  return (
    <>
      <DataConnect
        appName="Bookshop"
        apiBase="http://localhost:4174/api"
        apiKey="demo-server-key"
        responseType="code"
        redirectUrl="/oauth-callback.html"
        onComplete={share}
      />
      <p role="status">{answer}</p>
    </>
  );
};
