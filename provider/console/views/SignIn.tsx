import { type FormEvent, useId } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field, problemProps } from '../../kit/Field.tsx';
import { Problem } from '../../kit/Problem.tsx';
import { Title } from '../../kit/states.tsx';
import { useAction } from '../../kit/use-action.ts';
import { post } from '../calls.ts';

/** The browser gets a cookie for eight hours. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { busy, error, run } = useAction();
  const [id, problemId] = [useId(), useId()];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    run(async () => {
      await post('session', { token });
      onSignedIn();
    });
  };
  return (
    <section className="card sheet">
      <form noValidate onSubmit={submit}>
        <Title>Operator sign-in</Title>
        <p className="lead">
          A token is made on the server by{' '}
          <code className="mono">data-connect-provider operator token add</code>.
        </p>
        <Field id={id} label="Token">
          <input
            id={id}
            className="input"
            type="password"
            name="token"
            autoComplete="off"
            spellCheck={false}
            required
            {...problemProps(problemId, error)}
          />
        </Field>
        <Problem id={problemId} error={error} />
        <div className="actions">
          <Button kind="primary" type="submit" busy={busy}>
            Sign in for 8 hours
          </Button>
        </div>
      </form>
    </section>
  );
}
