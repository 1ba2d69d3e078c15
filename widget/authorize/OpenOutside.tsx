import { useState } from 'react';
import { named } from '../ui/named.ts';
import { Announce } from '../ui/parts/Announce.tsx';
import { Button } from '../ui/parts/Button.tsx';
import { usePage } from './page-view.ts';

/**
 * A link for a person whose browser a platform refuses. The interaction is bound to this browser, so the link leads to
 * the application, where the other browser begins a new interaction.
 */
export function OpenOutside({ origin }: { readonly origin: string }) {
  const { state, actions } = usePage();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await actions.copy(origin));
  return (
    <div {...named('note')}>
      <p>{state.own('outside.note')}</p>
      <p className="outside">
        <a {...named('outside-link')} href={origin} target="_blank" rel="noopener">
          {state.own('outside.open')}
        </a>{' '}
        <Button kind="link" onPress={copy}>
          {state.own(isCopied ? 'outside.copied' : 'outside.copy')}
        </Button>
        <bdi className="outside-address">{origin}</bdi>
      </p>
      <Announce>{isCopied && state.own('outside.copied')}</Announce>
    </div>
  );
}
