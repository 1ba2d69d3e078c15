import type { DataConnectButton } from 'data-connect';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CONNECTORS, NUMBER, TEXTS, TIERS } from '../conformance-data.ts';
import { whenDefined } from '../when-defined.ts';

const Children = () => {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <data-connect-button id="children">
        <span slot="label">{count}</span>
      </data-connect-button>
    </>
  );
};

const Views = () => {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
      {isShown ? <data-connect-button id="views" /> : <p id="other">Another view</p>}
    </>
  );
};

const ImperativeEvent = () => {
  const [isHeard, setHeard] = useState(false);
  const button = useRef<DataConnectButton>(null);
  useEffect(() => {
    const listening = new AbortController();
    button.current?.addEventListener('signout', () => setHeard(true), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <data-connect-button id="imperative" ref={button} login-type="signOut" />
      <output id="imperative-heard">{String(isHeard)}</output>
    </>
  );
};

const DeclarativeEvents = () => {
  const [heard, setHeard] = useState<readonly string[]>([]);
  const hear = ({ type }: Event) => setHeard((types) => [...types, type]);
  // Names that the element's own types do not know.
  const strangers = {
    oncamelEvent: hear,
    'onkebab-event': hear,
    onCAPSevent: hear,
    onPascalEvent: hear,
  };
  return (
    <>
      <data-connect-button id="declarative" login-type="signOut" onsignout={hear} {...strangers} />
      <output id="declarative-heard">{heard.join(' ')}</output>
    </>
  );
};

whenDefined(() => {
  const place = document.getElementById('app');
  if (!place) return;
  createRoot(place).render(
    <>
      <data-connect-button id="plain" />
      <Children />
      <Views />
      <data-connect-button
        id="data"
        test-mode={true}
        app-name={NUMBER}
        provider="Acme"
        connectors={CONNECTORS}
        messages={TEXTS}
        requestData={TIERS}
      />
      <ImperativeEvent />
      <DeclarativeEvents />
    </>,
  );
});
