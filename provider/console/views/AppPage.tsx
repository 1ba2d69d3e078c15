import { useState } from 'react';
import { useAnnounce } from '../../kit/announce.tsx';
import { Button } from '../../kit/Button.tsx';
import { CallError } from '../../kit/call.ts';
import { ActionDialog } from '../../kit/Dialog.tsx';
import { Badge } from '../../kit/Row.tsx';
import { Title } from '../../kit/states.tsx';
import type { AppDetail } from '../../operator/answers.ts';
import { ofApp, post, read } from '../calls.ts';
import { Days } from '../Days.tsx';
import { Part, Shown, useLoaded } from '../Loaded.tsx';
import { moment } from '../words.ts';
import { AppFields, Choice, settingsIn, TextField } from './AppFields.tsx';
import { Secret } from './Secret.tsx';

type AppChanges = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const differing = (typed: AppChanges, app: AppDetail): AppChanges => {
  const present = new Map<string, unknown>(Object.entries(app));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSame(value, present.get(name))),
  );
};

const addressIn = (typed: FormData, name: string) => String(typed.get(name) ?? '').trim() || null;

/** The changed address for logout tokens, always together with its flag; empty if both are unchanged. */
const logoutIn = (typed: FormData, app: AppDetail): AppChanges => {
  const backchannelLogoutUri = addressIn(typed, 'backchannelLogoutUri');
  if (backchannelLogoutUri === null) return differing({ backchannelLogoutUri }, app);
  const both = {
    backchannelLogoutUri,
    backchannelLogoutSessionRequired: typed.has('backchannelLogoutSessionRequired'),
  };
  return Object.keys(differing(both, app)).length === 0 ? {} : both;
};

/** A term whose field was emptied does not change. */
const changesIn = (typed: FormData, app: AppDetail): AppChanges => ({
  ...differing({ ...settingsIn(typed), webhook: addressIn(typed, 'webhook') }, app),
  ...logoutIn(typed, app),
});

/** Whether another operator, or the command line, has changed one of these settings meanwhile. */
const isOvertaken = (changes: AppChanges, shown: AppDetail, present: AppDetail): boolean => {
  const differences = differing({ ...shown }, present);
  return Object.keys(changes).some((name) => name in differences);
};

type Kind = 'key' | 'secret' | 'webhook-secret';
type Asked = Kind | 'change' | 'suspend' | null;

const ROTATIONS: Readonly<Record<Kind, { readonly title: string; readonly lead: string }>> = {
  key: { title: 'Make a new key?', lead: 'Pages with the old key work for 24 hours more.' },
  secret: { title: 'Make a new secret?', lead: 'The old secret of the server works for 24 hours more.' },
  'webhook-secret': {
    title: 'Make a new webhook secret?',
    lead: 'Deliveries are signed with both secrets for 24 hours.',
  },
};

/** An application is public before it has a secret. */
const FIRST_SECRET = {
  title: 'Make a secret?',
  lead: 'The application becomes confidential at once: from now on its server must send the secret.',
};

interface DialogProps {
  readonly app: AppDetail;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

function Rotation({ app, kind, onClose, onDone }: DialogProps & { kind: Kind }) {
  const [value, setValue] = useState<string | null>(null);
  if (value !== null)
    return <Secret title="Made" values={{ New: value }} onClose={() => onDone('The new one counts now.')} />;
  const submit = async () =>
    setValue((await post<{ readonly value: string }>(ofApp(app.id, 'rotate'), { kind })).value);
  const texts = kind === 'secret' && app.secrets.length === 0 ? FIRST_SECRET : ROTATIONS[kind];
  return <ActionDialog {...texts} action="Make it" onClose={onClose} onSubmit={submit} />;
}

function Suspension({ app, onClose, onDone }: DialogProps) {
  const isOn = app.suspended !== null;
  return (
    <ActionDialog
      title={isOn ? `Resume ${app.name}?` : `Suspend ${app.name}?`}
      lead={
        isOn
          ? 'Its keys, secrets and tokens work again.'
          : 'Its keys, secrets and tokens are refused until you resume it. Nothing is deleted.'
      }
      action={isOn ? 'Resume' : 'Suspend'}
      isDangerous={!isOn}
      onClose={onClose}
      onSubmit={async () => {
        await post(ofApp(app.id, isOn ? 'resume' : 'suspend'));
        onDone(isOn ? `${app.name} is resumed.` : `${app.name} is suspended.`);
      }}
    />
  );
}

function Change({ app, onClose, onDone }: DialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null)
    return (
      <Secret
        title="The webhook is set"
        values={{ 'Webhook secret': secret }}
        onClose={() => onDone(`${app.name} is changed.`)}
      />
    );
  const submit = async (typed: FormData) => {
    const changes = changesIn(typed, app);
    if (Object.keys(changes).length === 0) return onDone('Nothing was changed.');
    // The provider stores the later of two changes, so another operator's change would be overwritten without notice.
    if (isOvertaken(changes, app, await read<AppDetail>(ofApp(app.id)))) throw new CallError('overtaken');
    const answer = await post<{ readonly secret: string | null }>(ofApp(app.id), changes);
    if (answer.secret === null) onDone(`${app.name} is changed.`);
    else setSecret(answer.secret);
  };
  return (
    <ActionDialog
      title={`Change ${app.name}`}
      lead="Keys stay as they are. An emptied field of the terms keeps its value."
      action="Save"
      onClose={onClose}
      onSubmit={submit}
      fields={() => (
        <AppFields app={app}>
          <TextField name="webhook" label="Webhook" value={app.webhook} hint="Empty: no webhook" />
          <TextField
            name="backchannelLogoutUri"
            label="Back-channel logout"
            value={app.backchannelLogoutUri}
            hint="The address that gets logout tokens. Empty: none"
          />
          <Choice
            name="backchannelLogoutSessionRequired"
            label="Each logout token names the session"
            isChecked={app.backchannelLogoutSessionRequired}
          />
        </AppFields>
      )}
    />
  );
}

function AppActions({ app, onChanged }: { app: AppDetail; onChanged: () => void }) {
  const [asked, setAsked] = useState<Asked>(null);
  const announce = useAnnounce();
  const given = {
    app,
    onClose: () => setAsked(null),
    onDone: (text: string) => {
      setAsked(null);
      announce(text);
      onChanged();
    },
  };
  return (
    <Part title="Actions">
      <div className="buttons">
        <Button kind="soft" onPress={() => setAsked('change')}>
          Change
        </Button>
        <Button kind="soft" onPress={() => setAsked('key')}>
          New key
        </Button>
        <Button kind="soft" onPress={() => setAsked('secret')}>
          New secret
        </Button>
        {app.webhook !== null && (
          <Button kind="soft" onPress={() => setAsked('webhook-secret')}>
            New webhook secret
          </Button>
        )}
        <Button kind={app.suspended === null ? 'danger' : 'primary'} onPress={() => setAsked('suspend')}>
          {app.suspended === null ? 'Suspend' : 'Resume'}
        </Button>
      </div>
      {asked === 'change' && <Change {...given} />}
      {asked === 'suspend' && <Suspension {...given} />}
      {asked !== null && asked !== 'change' && asked !== 'suspend' && <Rotation {...given} kind={asked} />}
    </Part>
  );
}

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
      <Fact name="Sector" values={one(app.sector)} />
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
