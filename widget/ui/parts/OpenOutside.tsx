import { useState } from 'react';
import { isInAppBrowser } from '../../../common/in-app-browser.ts';
import type { PlatformView } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Button } from './Button.tsx';

/** `address` may be of the application itself, because a sign-in that is bound to this browser must begin anew. */
export function OpenOutside({ address, note }: { readonly address: string; readonly note: string }) {
  const { texts } = useView();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without a clipboard, the person selects the address below.
      setCopied(false);
    }
  };
  return (
    <div {...named('note')}>
      <p>{note}</p>
      <p className="outside">
        <a className="outside-link" href={address} target="_blank" rel="noopener">
          {texts('outside.open')}
        </a>{' '}
        <Button kind="link" onPress={copy}>
          {texts(isCopied ? 'outside.copied' : 'outside.copy')}
        </Button>
        <bdi className="outside-address">{address}</bdi>
      </p>
      <Announce>{isCopied && texts('outside.copied')}</Announce>
    </div>
  );
}

/** A note for the browser inside another app: some platforms refuse it, and some apps open no window. */
export function InAppNote({ platforms }: { readonly platforms: readonly PlatformView[] }) {
  const { pageAddress, texts } = useView();
  const isStopped = platforms.some((each) => each.status === 'failed' && each.problem.code === 'popup.inApp');
  const isRefused =
    isInAppBrowser(navigator.userAgent) &&
    platforms.some(({ refusesInApps, status }) => refusesInApps && status !== 'download');
  if (!pageAddress || !(isStopped || isRefused)) return null;
  return <OpenOutside address={pageAddress} note={texts(isStopped ? 'popup.inApp' : 'outside.note')} />;
}
