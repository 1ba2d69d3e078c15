import { platformName } from '../../../common/platforms/platforms.ts';
import { Badge, PlatformMark } from '../../kit/Row.tsx';
import { Title } from '../../kit/states.tsx';
import type { PlatformsAnswer } from '../../operator/answers.ts';
import { Days } from '../Days.tsx';
import { Part, Shown, useLoaded } from '../Loaded.tsx';
import { moment } from '../words.ts';

const CALLS = { exchange: 'Connecting', read: 'Reading', revoke: 'Disconnecting' };

const readings = (count: number) => (count === 1 ? '1 reading waits' : `${count} readings wait`);

function Platform({ platform }: { platform: PlatformsAnswer['platforms'][number] }) {
  const { hasCredentials, lastFailure, quota, pause, days } = platform;
  const name = platformName(platform.platform);
  return (
    <Part title={name} mark={<PlatformMark id={platform.platform} />}>
      <p className="row-name state">
        <Badge isActive={hasCredentials}>{hasCredentials ? 'Set up' : 'No credentials'}</Badge>
      </p>
      <p className="hint">Documented limit: {quota}</p>
      {lastFailure !== null && (
        <p className="note">
          {CALLS[lastFailure.call]} failed on {moment(lastFailure.at)}: {lastFailure.words}
        </p>
      )}
      {pause !== null && (
        <p className="note">
          {name} asked for a pause: {readings(pause.readings)}, the last until {moment(pause.until)}
        </p>
      )}
      {days.length > 0 && (
        <Days
          caption={`Calls to ${name}`}
          days={days}
          columns={{ done: 'Done', limited: 'Asked for a pause', failed: 'Failed' }}
        />
      )}
    </Part>
  );
}

export function Platforms() {
  const loaded = useLoaded<PlatformsAnswer>('platforms');
  return (
    <>
      <Title>Platforms</Title>
      <Shown of={loaded}>
        {({ platforms }) => platforms.map((each) => <Platform key={each.platform} platform={each} />)}
      </Shown>
    </>
  );
}
