import type { DataConnectButton } from 'data-connect';
import { createSignal, onMount, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { CONNECTORS, NUMBER, TEXTS, TIERS } from '../conformance-data.ts';
import { whenDefined } from '../when-defined.ts';

const Children = () => {
  const [count, setCount] = createSignal(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count() + 1)}>
        Count
      </button>
      <data-connect-button id="children">
        <span slot="label">{count()}</span>
      </data-connect-button>
    </>
  );
};

const Views = () => {
  const [isShown, setShown] = createSignal(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown())}>
        Toggle
      </button>
      <Show when={isShown()} fallback={<p id="other">Another view</p>}>
        <data-connect-button id="views" />
      </Show>
    </>
  );
};

const ImperativeEvent = () => {
  const [isReceived, setReceived] = createSignal(false);
  let button: DataConnectButton | undefined;
  onMount(() => button?.addEventListener('signout', () => setReceived(true)));
  return (
    <>
      <data-connect-button id="imperative" ref={button} login-type="signOut" />
      <output id="imperative-received">{String(isReceived())}</output>
    </>
  );
};

const DeclarativeEvents = () => {
  const [received, setReceived] = createSignal<readonly string[]>([]);
  const receive = ({ type }: Event) => setReceived((types) => [...types, type]);
  // Names that the element's own types do not include.
  const strangers = {
    'on:camelEvent': receive,
    'on:kebab-event': receive,
    'on:CAPSevent': receive,
    'on:PascalEvent': receive,
  };
  return (
    <>
      <data-connect-button id="declarative" login-type="signOut" on:signout={receive} {...strangers} />
      <output id="declarative-received">{received().join(' ')}</output>
    </>
  );
};

whenDefined(() => {
  const place = document.getElementById('app');
  if (!place) return;
  const isTest = true;
  render(
    () => (
      <>
        <data-connect-button id="plain" />
        <Children />
        <Views />
        <data-connect-button
          id="data"
          prop:testMode={isTest}
          attr:app-name={NUMBER}
          provider="Acme"
          prop:connectors={CONNECTORS}
          prop:messages={TEXTS}
          prop:requestData={TIERS}
        />
        <ImperativeEvent />
        <DeclarativeEvents />
      </>
    ),
    place,
  );
});
