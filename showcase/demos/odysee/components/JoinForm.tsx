import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldClasses, TextField } from '../../../shared/ui/Field.tsx';
import { checkJoin } from '../state.ts';

const FIELD: FieldClasses = {
  label: 'mb-1 block text-sm font-semibold',
  control: 'od-field min-h-11 w-full px-3',
  problem: 'mt-1 text-sm font-medium text-danger',
};

export interface JoinFormProps {
  readonly isOpen: boolean;
  readonly isSynced: boolean;
  readonly onSync: (isSynced: boolean) => void;
  readonly onEnter: (email: string) => void;
}

type Wrong = ReturnType<typeof checkJoin>;

const NOTHING_WRONG: Wrong = {};

/**
 * Validates only the shape of the fields (specification §6). The password stays in its input until the overlay closes.
 */
export const JoinForm = ({ isOpen, isSynced, onSync, onEnter }: JoinFormProps) => {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(NOTHING_WRONG);

  useEffect(() => {
    if (isOpen) return;
    if (password.current) password.current.value = '';
    setWrong(NOTHING_WRONG);
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const found = checkJoin(typed);
    setWrong(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else onEnter(typed.email);
  };

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4 border-t border-line pt-5">
      <TextField
        ref={email}
        classes={FIELD}
        label="E-mail"
        type="email"
        autoComplete="email"
        problem={wrong.email}
      />
      <TextField
        ref={password}
        classes={FIELD}
        label="Password"
        type="password"
        autoComplete="off"
        problem={wrong.password}
      />
      <label className="flex min-h-6 items-start gap-3">
        <input
          type="checkbox"
          checked={isSynced}
          onChange={({ target }) => onSync(target.checked)}
          aria-describedby="odysee-sync"
          className="mt-0.5 size-5 shrink-0 accent-(--od-accent)"
        />
        Sync my YouTube channel
      </label>
      <p id="odysee-sync" className="-mt-3 pl-8 text-sm text-muted text-pretty">
        {isSynced
          ? 'The Mosaic button above now offers YouTube alone.'
          : 'YouTube is the first source that the Mosaic button above offers.'}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button type="submit" className="od-button">
          Sign Up
        </button>
        <button type="submit" className="od-button od-quiet">
          Log In
        </button>
      </div>
      <p className="text-sm text-muted text-pretty">
        By continuing you accept the station’s terms and confirm you're over the age of 13.
      </p>
    </form>
  );
};
