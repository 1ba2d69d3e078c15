import { problemWith } from '../config/check.ts';
import { MESSAGE_DEFAULTS } from '../config/settings.ts';
import { LabelledInput } from '../parts/fields.tsx';
import type { EditorProps } from './editor-props.ts';

type Messages = Readonly<Record<string, string>>;

const without = (messages: Messages, key: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([each]) => each !== key));

/** Overrides of single texts. It shows JSON if the address has another value. */
export const MessagesField = ({ label, text, onChange, describedBy, isWrong }: EditorProps) => {
  if (text !== null && problemWith('messages', text, location.origin) !== null) {
    return (
      <textarea
        aria-label={label}
        rows={5}
        value={text}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        className="w-full rounded-md border border-edge bg-raised p-2.5 font-mono text-xs leading-5 text-ink aria-invalid:border-danger"
      />
    );
  }
  const messages: Messages = text === null ? {} : JSON.parse(text);
  const write = (key: string, typed: string) => {
    const changed = typed === '' ? without(messages, key) : { ...messages, [key]: typed };
    onChange(Object.keys(changed).length > 0 ? JSON.stringify(changed) : null);
  };
  const keys = new Set([...Object.keys(MESSAGE_DEFAULTS), ...Object.keys(messages)]);
  const defaults: Messages = MESSAGE_DEFAULTS;
  return (
    <div className="grid gap-3">
      {[...keys].map((key) => (
        <LabelledInput
          key={key}
          label={key}
          value={messages[key] ?? ''}
          placeholder={defaults[key] ?? ''}
          onChange={(typed) => write(key, typed)}
        />
      ))}
    </div>
  );
};
