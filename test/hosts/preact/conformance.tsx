import type { DataConnectButton } from 'data-connect';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  const [isReceived, setReceived] = useState(false);
  const button = useRef<DataConnectButton>(null);
  useEffect(() => {
    const listening = new AbortController();
    button.current?.addEventListener('signout', () => setReceived(true), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <data-connect-button id="imperative" ref={button} login-type="signOut" />
      <output id="imperative-received">{String(isReceived)}</output>
    </>
  );
};

const DeclarativeEvents = () => {
  const [received, setReceived] = useState<readonly string[]>([]);
  const receive = ({ type }: Event) => setReceived((types) => [...types, type]);
  // Names that the element's own types do not include.
  const strangers = {
    oncamelEvent: receive,
    'onkebab-event': receive,
    onCAPSevent: receive,
    onPascalEvent: receive,
  };
  return (
    <>
      <data-connect-button id="declarative" login-type="signOut" onsignout={receive} {...strangers} />
      <output id="declarative-received">{received.join(' ')}</output>
    </>
  );
};

whenDefined(() => {
  const place = document.getElementById('app');
  if (!place) return;
  render(
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
    place,
  );
});
