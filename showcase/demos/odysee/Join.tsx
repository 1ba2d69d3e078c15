import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Connect, NotShared } from '../../shared/demo/demo.tsx';
import { useScreenTheme } from '../../shared/theme/theme.ts';
import { type FieldClasses, TextField } from '../../shared/ui/Field.tsx';
import { DialogHead, Overlay } from '../../shared/ui/Overlay.tsx';
import { checkJoin, ODYSEE } from './state.ts';

const FIELD: FieldClasses = {
  label: 'mb-1 block text-sm font-semibold',
  control:
    'min-h-11 w-full border border-edge bg-raised px-3 aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  problem: 'mt-1 text-sm font-medium text-danger',
};

/** The widget has no background here, so its text follows the theme. */
export const useTextColor = () => (useScreenTheme() === 'dark' ? 'white' : 'black');

/** Validates only the shape of the fields (specification §6). */
const JoinForm = ({ isSynced, onSync }: { isSynced: boolean; onSync: (isSynced: boolean) => void }) => {
  const { state, send } = ODYSEE.useDemo();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<ReturnType<typeof checkJoin>>({});

  useEffect(() => {
    if (state.isJoinOpen) return;
    if (password.current) password.current.value = '';
    setWrong({});
  }, [state.isJoinOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const found = checkJoin(typed);
    setWrong(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else send({ type: 'session.started', email: typed.email });
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
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        Sync my YouTube channel
      </label>
      <p id="odysee-sync" className="-mt-3 pl-8 text-sm text-muted text-pretty">
        {isSynced
          ? 'The Mosaic button above now offers YouTube alone.'
          : 'YouTube is the first source that the Mosaic button above offers.'}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button type="submit" className="demo-button">
          Sign Up
        </button>
        <button type="submit" className="demo-button od-quiet">
          Log In
        </button>
      </div>
      <p className="text-sm text-muted text-pretty">
        By continuing you accept the station’s terms and confirm you're over the age of 13.
      </p>
    </form>
  );
};

export const JoinOverlay = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { state, send } = ODYSEE.useDemo();
  const [isSynced, setSynced] = useState(false);
  return (
    <Overlay
      isOpen={state.isJoinOpen}
      onClose={() => send({ type: 'join', isOpen: false })}
      labelledBy="odysee-join"
      className="max-w-[27rem] border border-edge bg-raised text-ink"
    >
      <div className="od-bars" aria-hidden="true" />
      <div className="p-6 sm:p-8">
        <DialogHead
          titleId="odysee-join"
          title="Join"
          closeClassName=""
          titleClassName="od-display text-4xl leading-none font-bold tracking-[-0.03em]"
        />
        <p className="mt-2 mb-5 pr-8 text-muted text-pretty">Tune the station to what you actually watch.</p>
        <Connect textColor={useTextColor()} {...(isSynced && { connectors: ['youtube'] })} />
        {!isSignedIn && <NotShared className="mt-2" />}
        <JoinForm isSynced={isSynced} onSync={setSynced} />
      </div>
    </Overlay>
  );
};
