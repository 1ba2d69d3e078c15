import { type ReactNode, useId } from 'react';
import { Field } from '../../kit/Field.tsx';
import type { AppDetail } from '../../operator/answers.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string | number | null;
  readonly hint?: string;
  readonly rows?: number;
}

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

const rowsOf = (lines: readonly string[]) => Math.min(Math.max(lines.length, 2), 6);

export function AppFields({ app, children }: { app?: AppDetail; children: ReactNode }) {
  const { origins = [], redirects = [], purposes = {} } = app ?? {};
  const logoId = useId();
  const lines = Object.entries(purposes).map(([language, text]) => `${language}=${text}`);
  return (
    <>
      <TextField name="name" label="Name" value={app?.name} />
      <TextField
        name="origins"
        label="Origins"
        rows={rowsOf(origins)}
        value={origins.join('\n')}
        hint={`One on each line${app ? '. Pages of a removed origin are refused at once' : ': https://shop.example'}`}
      />
      <TextField
        name="redirects"
        label="Addresses to return to"
        rows={rowsOf(redirects)}
        value={redirects.join('\n')}
        hint="One on each line, on one of the origins"
      />
      <TextField
        name="purposes"
        label="Purpose"
        rows={2}
        value={lines.join('\n')}
        hint="One sentence on each line: en=Shows books that fit you"
      />
      <TextField name="privacyUrl" label="Privacy policy" value={app?.privacyUrl} />
      <TextField name="keepDays" label="Days for which data is kept" value={app?.keepDays} />
      <TextField name="contact" label="Contact" value={app?.contact} />
      <TextField
        name="accessDays"
        label="Days for which a grant lasts"
        value={app?.accessDays}
        hint="1 to 365"
      />
      <TextField
        name="sector"
        label="Sector"
        value={app?.sector}
        hint="A host name. Applications of one sector know a person by the same id"
      />
      <Field id={logoId} label="Logo">
        <input id={logoId} className="input" type="file" name="logo" accept="image/png" />
        <p className="hint">A square PNG file of at most 32 KiB</p>
      </Field>
      {children}
      <Choice
        name="isFramed"
        label="People approve in the provider’s own page only"
        isChecked={app?.isolation === 'frame'}
      />
      <Choice
        name="isRsa"
        label="ID tokens are signed with RS256, for clients that do not know ES256"
        isChecked={app?.idTokenAlg === 'RS256'}
      />
      <Choice
        name="takesNonce"
        label="Sign-ins without PKCE are accepted with a nonce, which its server compares"
        isChecked={app?.pkce === 'nonce'}
      />
    </>
  );
}

const textIn = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim();

const linesIn = (typed: FormData, name: string): readonly string[] =>
  textIn(typed, name)
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);

/** Empty if no file is chosen, so that the present logo stays. */
export const logoIn = async (typed: FormData): Promise<{ readonly logo?: string | null }> => {
  if (typed.has('hasNoLogo')) return { logo: null };
  const file = typed.get('logo');
  if (!(file instanceof File) || file.size === 0) return {};
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { logo: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
};

/** Empty terms are left out. */
export const settingsIn = (typed: FormData) => {
  const purposes = linesIn(typed, 'purposes').map((text) => {
    const [, language = 'en', sentence = text] = /^(?:([A-Za-z-]{2,35})=)?(.*)$/.exec(text) ?? [];
    return [language, sentence];
  });
  const [privacyUrl, keepDays, contact, accessDays] = ['privacyUrl', 'keepDays', 'contact', 'accessDays'].map(
    (name) => textIn(typed, name),
  );
  const sector = textIn(typed, 'sector');
  return {
    ...(purposes.length > 0 && { purposes: Object.fromEntries(purposes) }),
    ...(privacyUrl && { privacyUrl }),
    ...(keepDays && { keepDays: Number(keepDays) }),
    ...(contact && { contact }),
    ...(accessDays && { accessDays: Number(accessDays) }),
    ...(sector && { sector }),
    name: textIn(typed, 'name'),
    origins: linesIn(typed, 'origins'),
    redirects: linesIn(typed, 'redirects'),
    isolation: typed.has('isFramed') ? 'frame' : 'none',
    idTokenAlg: typed.has('isRsa') ? 'RS256' : 'ES256',
    pkce: typed.has('takesNonce') ? 'nonce' : 'required',
  };
};
