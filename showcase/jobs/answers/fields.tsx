import { type FieldClasses, TextField } from '../../shared/ui/Field.tsx';
import type { Answers } from './answers.ts';
import { answer } from './answers.ts';

const FIELD: FieldClasses = {
  label: 'mb-1.5 block text-sm font-medium',
  control:
    'block min-h-11 w-full rounded-lg border border-edge bg-surface px-3.5 text-base text-ink placeholder:text-muted',
};

/** The inputs of Personal Data (specification §2.4). */
export const PersonalFields = ({ name, email }: Pick<Answers, 'name' | 'email'>) => (
  <>
    <TextField
      classes={FIELD}
      label="Name"
      autoComplete="name"
      value={name}
      onText={(text) => answer({ name: text })}
    />
    <TextField
      classes={FIELD}
      label="E-mail"
      type="email"
      autoComplete="email"
      value={email}
      onText={(text) => answer({ email: text })}
    />
  </>
);

/** The input of Skill Data. */
export const SkillField = ({ skill }: Pick<Answers, 'skill'>) => (
  <TextField
    classes={FIELD}
    label="Primary skill"
    placeholder="For example: data visualisation"
    value={skill}
    onText={(text) => answer({ skill: text })}
  />
);
