import type { PlatformView } from '../../machine/selectors.ts';
import { problemText } from '../texts.ts';
import { useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Words } from './Words.tsx';

interface PlatformStatusProps {
  readonly id: string;
  readonly platforms: readonly PlatformView[];
}

/** Announces the state of each platform, and the event for which the connecting one waits. */
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
