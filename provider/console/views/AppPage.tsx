import { Badge } from '../../kit/Row.tsx';
import { Title } from '../../kit/Title.tsx';
import type { AppDetail } from '../../operator/answers.ts';
import { ofApp } from '../calls.ts';
import { Days } from '../Days.tsx';
import { Part } from '../Part.tsx';
import { Shown } from '../Shown.tsx';
import { useLoaded } from '../use-loaded.ts';
import { moment } from '../words.ts';
import { AppActions } from './AppActions.tsx';

const COLUMNS = {
  opened: 'Opened',
  codeSent: 'Code sent',
  signedIn: 'Signed in',
  connected: 'Connected',
  shared: 'Shared',
  refused: 'Refused calls',
};

const APPROVALS = {
  none: 'In the application’s page, or in the provider’s own',
  frame: 'In the provider’s own page only',
};

const WITHOUT_PKCE = { required: 'Refused', nonce: 'Accepted with a nonce' };

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {values.length === 0 && <dd className="muted">None</dd>}
      {values.map((value) => (
        <dd key={value}>
          <bdi>{value}</bdi>
        </dd>
      ))}
    </div>
  );
}

const kept = ({ begins, ends }: AppDetail['keys'][number]) =>
  `${begins}…${ends === null ? '' : ` until ${moment(ends)}`}`;

const one = (value: string | number | null, unit = '') => (value === null ? [] : [`${value}${unit}`]);

function Facts({ app }: { app: AppDetail }) {
  return (
    <dl className="facts">
      <Fact name="Id" values={[app.id]} />
      <Fact name="Origins" values={app.origins} />
      <Fact name="Addresses to return to" values={app.redirects} />
      <Fact name="Approval" values={[APPROVALS[app.isolation]]} />
      <Fact name="Purpose" values={Object.entries(app.purposes).map(([tag, text]) => `${tag}: ${text}`)} />
      <Fact name="Privacy policy" values={one(app.privacyUrl)} />
      <Fact name="Data is kept" values={one(app.keepDays, ' days')} />
      <Fact name="A grant lasts" values={one(app.accessDays, ' days')} />
      <Fact name="Contact" values={one(app.contact)} />
      <Fact name="Webhook" values={one(app.webhook)} />
      <Fact
        name="Back-channel logout"
        values={one(app.backchannelLogoutUri, app.backchannelLogoutSessionRequired ? ' (by session)' : '')}
      />
      <Fact name="Signature of ID tokens" values={[app.idTokenAlg]} />
      <Fact name="Sign-ins without PKCE" values={[WITHOUT_PKCE[app.pkce]]} />
      <Fact name="Keys" values={app.keys.map(kept)} />
      <Fact name="Secrets" values={app.secrets.map(kept)} />
    </dl>
  );
}

export function AppPage({ id }: { id: string }) {
  const loaded = useLoaded<AppDetail>(ofApp(id));
  return (
    <>
      <a className="back" href="#/apps">
        All applications
      </a>
      <Shown of={loaded}>
        {(app, reload) => (
          <>
            <div className="view-head">
              <Title>
                <bdi>{app.name}</bdi>
              </Title>
              {app.mode === 'test' && <Badge>Test</Badge>}
              {app.suspended !== null && <Badge isDangerous>Suspended since {moment(app.suspended)}</Badge>}
            </div>
            <AppActions app={app} onChanged={reload} />
            <Part title="Numbers" lead="By day of UTC, without names of people.">
              <Days caption={`Numbers of ${app.name}`} days={app.days} columns={COLUMNS} />
            </Part>
            <Part title="Registration">
              <Facts app={app} />
            </Part>
          </>
        )}
      </Shown>
    </>
  );
}
