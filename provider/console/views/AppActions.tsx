import { useState } from 'react';
import { ActionDialog } from '../../kit/ActionDialog.tsx';
import { useAnnounce } from '../../kit/announce.tsx';
import { Button } from '../../kit/Button.tsx';
import type { AppDetail } from '../../operator/answers.ts';
import { CallError, ofApp, post, read } from '../calls.ts';
import { Part } from '../Part.tsx';
import { AppFields, Choice, TextField } from './AppFields.tsx';
import { changesIn, isOvertaken } from './app-changes.ts';
import { Secret } from './Secret.tsx';

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

interface AppActionsProps {
  readonly app: AppDetail;
  readonly onChanged: () => void;
}

/** The operator's actions on an application. */
export function AppActions({ app, onChanged }: AppActionsProps) {
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
