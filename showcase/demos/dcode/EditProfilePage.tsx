import data from './data.json';
import './dcode.css';
import { type FormEvent, useRef, useState } from 'react';
import { writeJson } from '../../shared/lib/json-storage.ts';
import { Field, type FieldClasses, TextField } from '../../shared/ui/Field.tsx';
import { AVATARS, type AvatarId, MEMBER_KEY } from './data.ts';
import { Leaf, Monk, PageBand } from './parts.tsx';
import { DCODE, type Draft, draftOf, type Problems, problemsOf, profileOf, toggleTopic } from './state.ts';

const FIELD: FieldClasses = {
  box: 'grid content-start gap-1.5',
  label: 'font-semibold',
  control: 'dcode-field',
  problem: 'text-sm font-semibold text-(--rubric)',
};

interface AccountFieldsProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (change: Partial<Draft>) => void;
}

const AccountFields = ({ draft, problems, onChange }: AccountFieldsProps) => (
  <Leaf id="account" title="Name and role">
    <div className="mt-4 grid gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      <TextField
        classes={FIELD}
        label="Username"
        value={draft.username}
        onText={(username) => onChange({ username })}
        autoComplete="username"
        problem={problems.username}
      />
      <Field classes={FIELD} label="Role">
        {(control) => (
          <select {...control} value={draft.role} onChange={({ target }) => onChange({ role: target.value })}>
            {data.roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  </Leaf>
);

const PasswordFields = ({ draft, problems, onChange }: AccountFieldsProps) => (
  <Leaf id="password" title="Password reset">
    <p className="mt-2 text-sm text-muted">
      Leave both empty to keep your password. This demo has no accounts: what you type here is never stored.
    </p>
    <div className="mt-4 grid gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
      <TextField
        classes={FIELD}
        label="New password"
        type="password"
        value={draft.password}
        onText={(password) => onChange({ password })}
        autoComplete="new-password"
      />
      <TextField
        classes={FIELD}
        label="Repeat new password"
        type="password"
        value={draft.repeated}
        onText={(repeated) => onChange({ repeated })}
        autoComplete="new-password"
        problem={problems.repeated}
      />
    </div>
  </Leaf>
);

interface TopicChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (topics: readonly string[]) => void;
}

const TopicChoice = ({ chosen, onChange }: TopicChoiceProps) => (
  <Leaf id="topics" title="Blockchain topics">
    <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {data.topics.map((topic) => (
        <li key={topic}>
          <label className="flex min-h-11 items-center gap-3 hover:text-accent">
            <input
              type="checkbox"
              checked={chosen.includes(topic)}
              onChange={() => onChange(toggleTopic(chosen, topic))}
              className="size-6 shrink-0 accent-(--rubric-fill)"
            />
            <span className="min-w-0">{topic}</span>
          </label>
        </li>
      ))}
    </ul>
  </Leaf>
);

const goTo = (id: string) => {
  const title = document.getElementById(`${id}-title`);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
};

const ManageProfile = () => (
  <nav aria-label="Manage profile" className="md:sticky md:top-8">
    <p aria-hidden="true" className="dcode-hand mb-3 text-xl max-md:hidden">
      Manage profile
    </p>
    <ul className="grid grid-cols-pairs gap-2 md:grid-cols-1 md:gap-0">
      {data.parts.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => goTo(id)}
            className="min-h-11 w-full border-line px-3 text-left hover:bg-sunken hover:text-accent max-md:h-full max-md:border md:border-t"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

const AvatarChoice = ({ chosen, onChoose }: { chosen: AvatarId; onChoose: (avatar: AvatarId) => void }) => (
  <Leaf id="avatar" title="Avatar">
    <fieldset className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-1 max-sm:-mx-2 sm:gap-6">
      <legend className="sr-only">Choose one of three avatars</legend>
      {AVATARS.map(({ id, name }) => (
        <label
          key={id}
          className="group grid gap-2 border-2 border-transparent p-2 text-center hover:bg-sunken has-checked:border-(--rubric) has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-(--focus-color)"
        >
          <input
            type="radio"
            name="avatar"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          <Monk avatar={id} alt="" className="mx-auto w-full max-w-36" />
          <span className="dcode-hand text-base sm:text-lg">{name}</span>
        </label>
      ))}
    </fieldset>
  </Leaf>
);

const UNSTORED = 'Kept until this page is closed or reloaded: this browser would not store it.';

const EditForm = () => {
  const { state, send } = DCODE.useDemo();
  // Holds only the changed fields: the saved profile may arrive after the person has begun to type.
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const draft: Draft = { ...draftOf(state.profile), ...changes };
  const [isTried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const problems = isTried ? problemsOf(draft) : {};

  const change = (changed: Partial<Draft>) => {
    setChanges({ ...changes, ...changed });
    setSaid('');
  };
  const startAgain = (saying: string) => {
    setChanges({});
    setTried(false);
    setSaid(saying);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    if (found.username || found.repeated) {
      setTried(true);
      setSaid('Nothing was saved yet. Please look at the marked field.');
      const fields = form.current?.querySelectorAll<HTMLInputElement>(
        found.username ? '[autocomplete=username]' : '[type=password]',
      );
      [...(fields ?? [])].at(-1)?.focus();
      return;
    }
    const profile = profileOf(draft);
    send({ type: 'profile.saved', profile });
    const isStored = writeJson(MEMBER_KEY, { profile });
    const stored = draft.password ? 'Saved in this browser, without the password.' : 'Saved in this browser.';
    startAgain(isStored ? stored : UNSTORED);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-6">
      <AvatarChoice chosen={draft.avatar} onChoose={(avatar) => change({ avatar })} />
      <AccountFields draft={draft} problems={problems} onChange={change} />
      <PasswordFields draft={draft} problems={problems} onChange={change} />
      <TopicChoice chosen={draft.topics} onChange={(topics) => change({ topics })} />
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          onClick={() => startAgain('Changes discarded.')}
          className="min-h-12 border-[1.5px] border-edge px-6 font-semibold hover:bg-sunken"
        >
          Discard
        </button>
        <button
          type="submit"
          className="min-h-12 bg-(--rubric-fill) px-6 font-semibold text-(--on-lapis) transition-[filter] hover:brightness-110"
        >
          Save Changes
        </button>
        <p role="status" className="min-h-6 font-semibold">
          {said}
        </p>
      </div>
    </form>
  );
};

export const Component = DCODE.page(() => (
  <>
    <PageBand back={{ to: '/profile', name: 'Profile' }} />
    <main className="mx-auto max-w-6xl px-4 pt-10 pb-28 sm:px-8">
      <h1 className="dcode-hand dcode-initial text-4xl sm:text-6xl">Edit profile</h1>
      <div className="mt-10 grid items-start gap-8 md:grid-cols-[12rem_1fr] md:gap-12">
        <ManageProfile />
        <EditForm />
      </div>
    </main>
  </>
));
