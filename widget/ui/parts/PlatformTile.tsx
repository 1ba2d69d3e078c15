import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { PLATFORM_GLYPHS } from '../../../common/platforms/glyphs.ts';
import type { Platform } from '../../domain/platforms.ts';
import type { PlatformView } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Announce, Words } from './Announce.tsx';
import type { Reader } from './DownloadOffer.tsx';
import { Icon } from './Icon.tsx';

function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <span {...named('platform-mark')} style={{ backgroundColor: platform.color }}>
      <svg viewBox="0 0 72 72" aria-hidden="true" fill="currentColor">
        <path fillRule="evenodd" d={PLATFORM_GLYPHS[platform.connector]} />
      </svg>
    </span>
  );
}

interface PlatformStatusProps {
  readonly id: string;
  readonly platforms: readonly PlatformView[];
}

export function PlatformStatus({ id, platforms }: PlatformStatusProps) {
  const { texts, locale } = useView();
  const connecting = platforms.find((platform) => platform.status === 'connecting');
  const isDoubtful = connecting?.status === 'connecting' && connecting.canCancel;
  const waiting =
    connecting &&
    texts(isDoubtful ? 'onboarding.doubt' : 'onboarding.waiting', { platform: connecting.name });
  const settled = platforms.flatMap((platform) => {
    const { connector, name } = platform;
    if (platform.status === 'connected')
      return [{ connector, text: `${name}: ${texts('platform.connected')}` }];
    if (platform.status !== 'failed') return [];
    const reason = problemText(texts, platform.problem, locale).spoken;
    return [{ connector, text: `${name}: ${texts('platform.failed')} – ${reason}` }];
  });
  return (
    <>
      {waiting && (
        <p id={id} {...named('note')}>
          <Words>{waiting}</Words>
        </p>
      )}
      {waiting && <Announce>{waiting}</Announce>}
      {settled.map(({ connector, text }) => (
        <Announce key={connector}>{text}</Announce>
      ))}
    </>
  );
}

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
  readonly reader: Reader | null;
  /** Id of the sentence that explains why this tile cannot be pressed now. */
  readonly waitsFor?: string;
}

interface PressProps extends PlatformTileProps {
  /** Whether the element that this one replaces had the focus. */
  readonly hadFocus: RefObject<boolean>;
  readonly children: ReactNode;
}

/** The tile's button or link. If one replaces the other, it takes over the focus. */
function Press({ platform, reader, waitsFor, hadFocus, children }: PressProps) {
  const { actor } = useView();
  const reads = platform.status === 'download' ? reader : null;
  const element = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (hadFocus.current) shown?.focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = shown?.matches(':focus') === true;
    };
  }, [hadFocus]);
  const shared = { ref: element, ...named('platform-press') };
  if (platform.status === 'download' && reads === null) {
    return (
      <a {...shared} href={platform.href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={reads ? undefined : platform.status === 'connected'}
      aria-haspopup={reads ? 'dialog' : undefined}
      aria-disabled={(!reads && waitsFor !== undefined) || undefined}
      aria-describedby={reads ? undefined : waitsFor}
      onClick={reads?.open ?? (() => actor.send({ type: 'platform.press', platform: platform.connector }))}
    >
      {children}
    </button>
  );
}

export function PlatformTile({ platform, reader, waitsFor }: PlatformTileProps) {
  const { actor, options, texts } = useView();
  const hadFocus = useRef(false);
  const { state, reason } = usePlatformState(platform);
  const { name, status } = platform;
  const cancel = () => actor.send({ type: 'platform.cancel' });
  const isDownload = status === 'download';
  const isLink = isDownload && reader === null;
  return (
    <li {...named('platform')} data-status={status} data-waits={waitsFor !== undefined && !isDownload}>
      <Press key={isLink ? 'link' : 'button'} {...{ platform, reader, waitsFor, hadFocus }}>
        <PlatformMark platform={platform} />
        <span className="platform-texts">
          <span {...named('platform-name')}>{name}</span>{' '}
          <span {...named('platform-state')}>
            {status === 'connecting' && <span {...named('spinner')} aria-hidden="true" />}
            {status === 'connected' && <Icon name="check" />}
            <Words>{state}</Words>
          </span>{' '}
          {isLink && <span className="unseen">{texts('data.newTab', { name: options.provider })}</span>}
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
