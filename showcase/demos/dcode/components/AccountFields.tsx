import { useId } from 'react';
import { ROLES } from '../data.ts';
import type { Draft, Problems } from '../state.ts';
import { Leaf } from './Leaf.tsx';
import { TextField } from './TextField.tsx';

export interface AccountFieldsProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (change: Partial<Draft>) => void;
}

export const AccountFields = ({ draft, problems, onChange }: AccountFieldsProps) => {
  const roleId = useId();
  return (
    <Leaf id="account" title="Name and role">
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <TextField
          label="Username"
          value={draft.username}
          onChange={(username) => onChange({ username })}
          autoComplete="username"
          problem={problems.username}
        />
        <div className="grid content-start gap-1.5">
          <label htmlFor={roleId} className="font-semibold">
            Role
          </label>
          <select
            id={roleId}
            value={draft.role}
            onChange={(event) => {
              const role = ROLES.find((name) => name === event.target.value);
              if (role) onChange({ role });
            }}
            className="dcode-field"
          >
            {ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </div>
      </div>
    </Leaf>
  );
};

export const PasswordFields = ({ draft, problems, onChange }: AccountFieldsProps) => (
  <Leaf id="password" title="Password reset">
    <p className="mt-2 text-sm text-(--soft)">
      Leave both empty to keep your password. This demo has no accounts: what you type here is never stored.
    </p>
    <div className="mt-4 grid gap-5 sm:grid-cols-2">
      <TextField
        label="New password"
        type="password"
        value={draft.password}
        onChange={(password) => onChange({ password })}
        autoComplete="new-password"
      />
      <TextField
        label="Repeat new password"
        type="password"
        value={draft.repeated}
        onChange={(repeated) => onChange({ repeated })}
        autoComplete="new-password"
        problem={problems.repeated}
      />
    </div>
  </Leaf>
);
