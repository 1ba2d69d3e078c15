import { type FormEvent, useRef, useState } from 'react';
import { AccountFields, PasswordFields } from './components/AccountFields.tsx';
import { AvatarChoice } from './components/AvatarChoice.tsx';
import { ManageProfile } from './components/ManageProfile.tsx';
import { PageBand } from './components/PageBand.tsx';
import { TopicChoice } from './components/TopicChoice.tsx';
import type { Profile } from './data.ts';
import { type Draft, draftOf, problemsOf, profileOf } from './state.ts';
import { useMember } from './use-member.ts';
import './dcode.css';

interface EditFormProps {
  readonly profile: Profile;
  /** Returns whether the browser saved the profile for the next visit. */
  readonly onSave: (profile: Profile) => boolean;
}

const UNSTORED = 'Kept until this page is closed or reloaded: this browser would not store it.';

const EditForm = ({ profile, onSave }: EditFormProps) => {
  // Holds only the changed fields: the saved profile may arrive after the person has begun to type.
  const [changes, setChanges] = useState<Partial<Draft>>({});
  const draft: Draft = { ...draftOf(profile), ...changes };
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
    const isStored = onSave(profileOf(draft));
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
          className="min-h-12 border-[1.5px] border-(--edge) px-6 font-semibold hover:bg-(--leaf-2)"
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

export const Component = () => {
  const { profile, saveProfile } = useMember();
  return (
    <div className="dcode min-h-dvh">
      <PageBand back={{ to: '/profile', name: 'Profile' }} />
      <main className="mx-auto max-w-6xl px-4 pt-10 pb-28 sm:px-8">
        <h1 className="dcode-hand dcode-initial text-4xl sm:text-6xl">Edit profile</h1>
        <div className="mt-10 grid items-start gap-8 md:grid-cols-[12rem_1fr] md:gap-12">
          <ManageProfile />
          <EditForm profile={profile} onSave={saveProfile} />
        </div>
      </main>
    </div>
  );
};
