import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PlatformView } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';
import { PlatformMark } from './PlatformMark.tsx';
import { Words } from './Words.tsx';

/** The state as text (specification §2.3); a failure includes its reason. */
const usePlatformState = (platform: PlatformView) => {
  const { texts, locale } = useView();
  const state = texts(`platform.${platform.status}`);
  if (platform.status !== 'failed') return { state };
  return { state, reason: problemText(texts, platform.problem, locale).spoken };
};

/** This button can disappear by itself. Its focus then moves to the tile, so that it is not lost. */
function CancelButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      const tile = shown?.previousElementSibling;
      if (shown?.matches(':focus') && tile instanceof HTMLElement) tile.focus();
    };
  }, []);
  return (
    <button ref={button} type="button" {...named('platform-cancel')} onClick={onPress}>
      {children}
    </button>
  );
}

interface PlatformTileProps {
  readonly platform: PlatformView;
  /** Id of the sentence that explains why this tile cannot be pressed now. */
  readonly waitsFor?: string;
}

/** The platform's tile: a button that connects it, or a link to the page that reads a download of it. */
export function PlatformTile({ platform, waitsFor }: PlatformTileProps) {
  const { actor, texts } = useView();
  const { state, reason } = usePlatformState(platform);
  const { connector, name, status } = platform;
  const cancel = () => actor.send({ type: 'platform.cancel' });
  const Press = status === 'download' ? 'a' : 'button';
  const press =
    status === 'download'
      ? { href: platform.href, target: '_blank', rel: 'noopener' }
      : {
          type: 'button' as const,
          'aria-pressed': status === 'connected',
          'aria-disabled': waitsFor !== undefined || undefined,
          'aria-describedby': waitsFor,
          onClick: () => actor.send({ type: 'platform.press', platform: connector }),
        };
  return (
    <li {...named('platform')} data-status={status} data-waits={waitsFor !== undefined}>
      <Press {...named('platform-press')} {...press}>
        <PlatformMark platform={platform} />
        <span className="platform-texts">
          <span {...named('platform-name')}>{name}</span>{' '}
          <span {...named('platform-state')}>
            {status === 'connecting' && <span {...named('spinner')} aria-hidden="true" />}
            {status === 'connected' && <Icon name="check" />}
            <Words>{state}</Words>
          </span>{' '}
          {status === 'download' && <span className="unseen">{texts('data.newTab', { name })}</span>}
          {reason && (
            <span {...named('platform-reason')}>
              <Words>{reason}</Words>
            </span>
          )}
        </span>
      </Press>
      {status === 'connecting' && platform.canCancel && (
        <CancelButton onPress={cancel}>
          {texts('platform.cancel')} <span className="unseen">{name}</span>
        </CancelButton>
      )}
    </li>
  );
}
