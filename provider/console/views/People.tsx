import { type FormEvent, useId, useState } from 'react';
import { emailIn } from '../../../common/email-address.ts';
import { useAnnounce } from '../../kit/announce.tsx';
import { Button } from '../../kit/Button.tsx';
import { ActionDialog } from '../../kit/Dialog.tsx';
import { Field, problemProps } from '../../kit/Field.tsx';
import { Problem } from '../../kit/Problem.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { Title } from '../../kit/states.tsx';
import { useAction } from '../../kit/use-action.ts';
import { post, postForText } from '../calls.ts';
import { Part } from '../Loaded.tsx';
import { numeral } from '../words.ts';

interface Found {
  readonly address: string;
  readonly exists: boolean;
}

type Asked = 'sessions' | 'delete' | null;

/** The requests that a person can send to the operator. A file, not the screen, gets the person's data. */
function Requests({ address, onDeleted }: { address: string; onDeleted: () => void }) {
  const { busy, error, run } = useAction();
  const [asked, setAsked] = useState<Asked>(null);
  const [done, setDone] = useState('');
  const announce = useAnnounce();
  const finish = (text: string) => {
    setAsked(null);
    setDone(text);
    announce(text);
  };
  const save = () =>
    run(async () => {
      saveFile('person.json', 'application/json', await postForText('person/export', { address }));
      finish('The file is saved.');
    });
  return (
    <Part title="A person here has this address" lead="Everything you do here is in the audit log.">
      <div className="buttons">
        <Button kind="soft" busy={busy} onPress={save}>
          Save their data
        </Button>
        <Button kind="soft" onPress={() => setAsked('sessions')}>
          Sign out everywhere
        </Button>
        <Button kind="danger" onPress={() => setAsked('delete')}>
          Delete
        </Button>
      </div>
      <Problem error={error} />
      {done !== '' && <p className="done">{done}</p>}
      {asked === 'sessions' && (
        <ActionDialog
          title="Sign this person out everywhere?"
          lead="Their grants stay. They sign in again by a code."
          action="Sign out"
          onClose={() => setAsked(null)}
          onSubmit={async () => {
            const { ended } = await post<{ readonly ended: number }>('person/end-sessions', { address });
            finish(`Sessions that were ended: ${numeral(ended)}.`);
          }}
        />
      )}
      {asked === 'delete' && (
        <ActionDialog
          title="Delete this person?"
          lead="Everything of them is deleted for good. Receipts stay, without anything personal."
          action="Delete for good"
          isDangerous
          onClose={() => setAsked(null)}
          onSubmit={async () => {
            await post('person/delete', { address });
            announce('The person is deleted.');
            onDeleted();
          }}
        />
      )}
    </Part>
  );
}

export function People() {
  const { busy, error, run } = useAction();
  const [found, setFound] = useState<Found | null>(null);
  const [id, problemId] = [useId(), useId()];
  const announce = useAnnounce();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('address') ?? '');
    const address = emailIn(typed) ?? typed.trim();
    setFound(null);
    run(async () => {
      const { exists } = await post<{ readonly exists: boolean }>('person', { address });
      setFound({ address, exists });
      announce(exists ? 'A person here has this address.' : 'No person here has this address.');
    });
  };
  return (
    <>
      <Title>People</Title>
      <Part title="Find by exact address" lead="For requests that people send to you.">
        <form noValidate onSubmit={submit}>
          <Field id={id} label="E-mail address">
            <input
              id={id}
              className="input"
              type="email"
              name="address"
              autoComplete="off"
              spellCheck={false}
              {...problemProps(problemId, error)}
            />
          </Field>
          <Problem id={problemId} error={error} />
          <div className="buttons">
            <Button kind="primary" type="submit" busy={busy}>
              Find
            </Button>
          </div>
        </form>
        {found?.exists === false && <p className="note">No person here has this address.</p>}
      </Part>
      {found?.exists && (
        <Requests key={found.address} address={found.address} onDeleted={() => setFound(null)} />
      )}
    </>
  );
}
