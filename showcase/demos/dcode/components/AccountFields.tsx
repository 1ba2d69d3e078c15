import { Field, type FieldClasses, TextField } from '../../../shared/ui/Field.tsx';
import data from '../data.json';
import type { Draft, Problems } from '../state.ts';
import { Leaf } from './Leaf.tsx';

const FIELD: FieldClasses = {
  box: 'grid content-start gap-1.5',
  label: 'font-semibold',
  control: 'dcode-field',
  problem: 'text-sm font-semibold text-(--rubric)',
};

export interface AccountFieldsProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (change: Partial<Draft>) => void;
}

export const AccountFields = ({ draft, problems, onChange }: AccountFieldsProps) => (
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

export const PasswordFields = ({ draft, problems, onChange }: AccountFieldsProps) => (
  <Leaf id="password" title="Password reset">
    <p className="mt-2 text-sm text-(--soft)">
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
