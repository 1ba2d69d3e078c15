import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Platform } from '../../domain/platforms.ts';
import type { PlatformView } from '../../machine/selectors.ts';
import type { ConnectorName } from '../../types.ts';
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
        <p id={id} className="note waiting" part="note">
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

/**
 * Glyphs in a 72 by 72 box, filled by the even-odd rule. Most follow Simple Icons (CC0 1.0, https://simpleicons.org),
 * rounded to whole numbers; LinkedIn is not in that set, and Instagram's path there is longer than needed.
 */
const PLATFORM_GLYPHS = {
  youtube:
    'M71 19a9 9 0 00-7-7c-5-2-28-2-28-2s-23 0-28 2a9 9 0 00-7 7c-1 5-1 17-1 17s0 12 1 17a9 9 0 007 7c5 2 28 2 28 2s23 0 28-2a9 9 0 007-7c1-5 1-17 1-17s0-12-1-17zM29 47V25l18 11-18 11z',
  linkedin:
    'M9 27h12v36H9zM15 9a7 7 0 110 13 7 7 0 010-13zM29 27h11v5c2-3 6-6 12-6 12 0 14 8 14 18v19H54V46c0-4 0-9-6-9s-6 4-6 9v17H29z',
  reddit:
    'M36 0C16 0 0 16 0 36c0 10 4 19 11 26l-7 6c-2 2-1 4 1 4h31c20 0 36-16 36-36S56 0 36 0zM49 10c4 0 6 2 6 6 0 3-2 6-6 6-3 0-5-2-6-5-3 0-6 3-6 7 6 0 10 2 14 4 2-1 4-2 5-2 5 0 9 4 9 9 0 3-2 6-5 7 0 10-11 18-24 18s-24-8-24-18c-3-1-5-4-5-7 0-5 4-9 9-9 1 0 3 1 5 2 4-2 8-4 13-4 0-5 4-9 9-10 1-2 3-4 6-4zM25 35c-3 0-5 2-5 5s2 4 5 4c2 0 4-1 4-4s-2-5-4-5zm22 0c-2 0-4 2-4 5s2 4 4 4c3 0 5-1 5-4s-2-5-5-5zM36 47c-3 0-6 0-8 0-1 0-1 1-1 1 2 4 5 6 9 6s8-2 9-6c0 0 0-1-1-1-2 0-5 0-8 0z',
  pinterest:
    'M36 0C16 0 0 16 0 36c0 15 10 28 23 33 0-2-1-7 0-10s4-18 4-18-1-2-1-5c0-5 3-9 7-9 3 0 4 2 4 5s-2 8-3 12 2 7 6 7c6 0 11-7 11-17 0-8-6-14-15-14-10 0-16 7-16 15 0 3 1 7 2 9 0 0 1 0 0 0 0 2 0 4 0 5-1 0-1 1-2 0-4-2-7-8-7-14 0-11 8-21 24-21 12 0 22 8 22 20 0 13-8 22-19 22-3 0-7-1-8-3l-2 8c-1 3-3 7-5 10 4 0 7 1 11 1 20 0 36-16 36-36S56 0 36 0z',
  instagram:
    'M21 0h30a21 21 0 0121 21v30A21 21 0 0151 72H21A21 21 0 010 51V21A21 21 0 0121 0zm0 7A14 14 0 007 21v30a14 14 0 0014 14h30a14 14 0 0014-14V21A14 14 0 0051 7zM36 17a19 19 0 110 38 19 19 0 010-38zm0 7a12 12 0 100 24 12 12 0 000-24zM55 13a4 4 0 110 8 4 4 0 010-8z',
  github:
    'M36 1C16 1 0 17 0 37c0 16 10 29 25 34 1 0 2-1 2-2s0-3 0-6c-10 2-12-4-12-4-2-5-4-6-4-6-3-2 0-2 0-2 4 0 6 4 6 4 3 5 8 4 10 3 1-3 2-4 2-5-8-1-16-4-16-18 0-4 1-7 4-10-1-1-2-4 0-9 0 0 3-1 10 3 3 0 6-1 9-1s6 1 9 1c7-4 10-3 10-3 2 5 0 8 0 9 3 3 4 6 4 10 0 14-9 17-17 18 2 1 3 3 3 6 0 5 0 9 0 10s0 2 2 2c15-5 25-18 25-34C72 17 56 1 36 1',
  facebook:
    'M27 71V47h-7V36h7v-4c0-13 6-18 18-18 1 0 3 0 4 0a26 26 0 014 0v10a26 26 0 00-2 0 80 80 0 00-2 0c-2 0-4 1-5 1a5 5 0 00-3 2c0 1 0 3 0 5v4h11l-1 6-1 5h-9v25c17-2 31-17 31-36C72 16 56 0 36 0S0 16 0 36c0 17 12 31 27 35z',
  gmail:
    'M72 17v41c0 3-2 5-5 5H56V35L36 50 17 35v28H5a5 5 0 01-5-5V16c0-6 7-9 12-6l5 4 19 14 20-14 4-4c5-3 12 0 12 6z',
} as const satisfies Record<ConnectorName, string>;

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
