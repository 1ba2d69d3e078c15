import { useId } from 'react';
import { Field } from '../../kit/Field.tsx';
import type { AppDetail } from '../../operator/answers.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string | number | null;
  readonly hint?: string;
  readonly rows?: number;
}

/** One line, or several lines with one value each. */
export function TextField({ name, label, value, hint, rows }: TextFieldProps) {
  const [id, hintId] = [useId(), useId()];
  const given = {
    id,
    name,
    className: 'input',
    defaultValue: value ?? '',
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': hint === undefined ? undefined : hintId,
  };
  return (
    <Field id={id} label={label}>
      {rows === undefined ? <input {...given} /> : <textarea rows={rows} {...given} />}
      {hint !== undefined && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </Field>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked?: boolean;
}

export function Choice({ name, label, isChecked = false }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} defaultChecked={isChecked} />
      {label}
    </label>
  );
}

/** Whether people approve in the provider's own page only. */
export function IsolationChoice({ isolation = 'none' }: { isolation?: 'none' | 'frame' }) {
  return (
    <Choice
      name="isFramed"
      label="People approve in the provider’s own page only"
      isChecked={isolation === 'frame'}
    />
  );
}

export const isolationIn = (typed: FormData) => (typed.has('isFramed') ? 'frame' : 'none');

export type ClientSettings = Pick<AppDetail, 'idTokenAlg' | 'pkce'>;

/** Choices for the sign-in by OpenID Connect. */
export function ClientChoices({ client }: { client?: ClientSettings }) {
  return (
    <>
      <Choice
        name="isRsa"
        label="ID tokens are signed with RS256, for clients that do not know ES256"
        isChecked={client?.idTokenAlg === 'RS256'}
      />
      <Choice
        name="takesNonce"
        label="Sign-ins without PKCE are accepted with a nonce, which its server compares"
        isChecked={client?.pkce === 'nonce'}
      />
    </>
  );
}

export const clientIn = (typed: FormData): ClientSettings => ({
  idTokenAlg: typed.has('isRsa') ? 'RS256' : 'ES256',
  pkce: typed.has('takesNonce') ? 'nonce' : 'required',
});

export interface Terms {
  readonly purposes: Readonly<Record<string, string>>;
  readonly privacyUrl: string | null;
  readonly keepDays: number | null;
  readonly contact: string | null;
  readonly accessDays: number;
}

/** The fields for the texts that people read about an application. */
export function TermFields({ terms }: { terms?: Terms }) {
  const purposes = Object.entries(terms?.purposes ?? {}).map(([language, text]) => `${language}=${text}`);
  return (
    <>
      <TextField
        name="purposes"
        label="Purpose"
        rows={2}
        value={purposes.join('\n')}
        hint="One sentence on each line: en=Shows books that fit you"
      />
      <TextField name="privacyUrl" label="Privacy policy" value={terms?.privacyUrl} />
      <TextField name="keepDays" label="Days for which data is kept" value={terms?.keepDays} />
      <TextField name="contact" label="Contact" value={terms?.contact} />
      <TextField
        name="accessDays"
        label="Days for which a grant lasts"
        value={terms?.accessDays}
        hint="1 to 365"
      />
    </>
  );
}

const textIn = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim();

/** The lines of a field that are not empty. */
export const linesIn = (typed: FormData, name: string): readonly string[] =>
  textIn(typed, name)
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

/** The typed terms. Empty fields are left out. */
export const termsIn = (typed: FormData): object => {
  const purposes = linesIn(typed, 'purposes').map((text) => {
    const [, language = 'en', sentence = text] = /^(?:([A-Za-z-]{2,35})=)?(.*)$/.exec(text) ?? [];
    return [language, sentence];
  });
  const [privacyUrl, keepDays, contact, accessDays] = ['privacyUrl', 'keepDays', 'contact', 'accessDays'].map(
    (name) => textIn(typed, name),
  );
  return {
    ...(purposes.length > 0 && { purposes: Object.fromEntries(purposes) }),
    ...(privacyUrl && { privacyUrl }),
    ...(keepDays && { keepDays: Number(keepDays) }),
    ...(contact && { contact }),
    ...(accessDays && { accessDays: Number(accessDays) }),
  };
};
