import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { MESSAGE_DEFAULTS, messagesOf, settingOf } from '../config.ts';
import { Check, CodeInput, type EditorProps, LabelledInput } from '../parts.tsx';
import type { ConfigControl } from '../use-config.ts';
import { RequestField } from './RequestField.tsx';

/** Selects the offered platforms and their order. */
const ConnectorsField = ({ label, text, onChange, describedBy }: EditorProps) => {
  const named = text?.toLowerCase().match(/[^\s,]+/g) ?? (text === null ? CONNECTOR_IDS : []);
  const names: readonly string[] = [...new Set<string>(named)];
  const change = (changed: readonly string[]) =>
    onChange(changed.join() === CONNECTOR_IDS.join() ? null : changed.join());
  const move = (name: string, to: number) =>
    change(names.filter((each) => each !== name).toSpliced(to, 0, name));
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-xs font-medium text-muted">{label}, in the order shown</legend>
      <ul>
        {[...names, ...CONNECTOR_IDS.filter((name) => !names.includes(name))].map((name) => {
          const at = names.indexOf(name);
          const moves = [
            { to: at - 1, isAtEnd: at === 0, way: 'up', Icon: ArrowUp },
            { to: at + 1, isAtEnd: at === names.length - 1, way: 'down', Icon: ArrowDown },
          ];
          return (
            <li key={name} className="flex min-h-8 items-center gap-1">
              <Check
                className={`min-w-0 flex-1 ${at < 0 ? 'text-muted' : ''}`}
                checked={at >= 0}
                onCheck={(isOn) => change(isOn ? [...names, name] : names.filter((each) => each !== name))}
              >
                {name}
              </Check>
              {at >= 0 &&
                moves.map(({ to, isAtEnd, way, Icon }) => (
                  <button
                    key={way}
                    type="button"
                    aria-label={`Move ${name} ${way}`}
                    disabled={isAtEnd}
                    onClick={() => move(name, to)}
                    className="grid size-7 place-items-center rounded text-muted hover:bg-sunken hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent"
                  >
                    <Icon aria-hidden="true" className="size-4" />
                  </button>
                ))}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};

/** Overrides of single texts. It shows JSON if the address has another value. */
const MessagesField = (props: EditorProps) => {
  if (props.isWrong) return <CodeInput {...props} />;
  const messages = messagesOf({ messages: props.text ?? '' });
  const write = (key: string, typed: string) => {
    const { [key]: _, ...rest } = messages;
    const changed = typed === '' ? rest : { ...messages, [key]: typed };
    props.onChange(Object.keys(changed).length > 0 ? JSON.stringify(changed) : null);
  };
  return (
    <div className="grid gap-3">
      {Object.keys({ ...MESSAGE_DEFAULTS, ...messages }).map((key) => (
        <LabelledInput
          key={key}
          label={key}
          value={messages[key] ?? ''}
          placeholder={MESSAGE_DEFAULTS[key] ?? ''}
          onChange={(typed) => write(key, typed)}
        />
      ))}
    </div>
  );
};

const Editor = ({ name, ...props }: EditorProps & { readonly name: string }) => {
  const { kind, fallback, offers, allowed } = settingOf(name);
  const { label, text, onChange, describedBy, isWrong } = props;
  switch (kind) {
    case 'text':
      return (
        <LabelledInput
          label={label}
          value={text ?? ''}
          placeholder={fallback}
          offers={offers}
          isWrong={isWrong}
          describedBy={describedBy}
          onChange={(typed) => onChange(typed === '' ? null : typed)}
        />
      );
    case 'choice':
      return (
        <Segmented
          legend={label}
          value={
            allowed.find((value) => value.toLowerCase() === (text ?? allowed[0])?.trim().toLowerCase()) ??
            null
          }
          values={allowed.map((value) => ({ value, name: value }))}
          describedBy={describedBy}
          onChange={(value) => onChange(value === allowed[0] ? null : value)}
        />
      );
    case 'flag':
      return (
        <Check
          checked={text !== null}
          aria-describedby={describedBy}
          onCheck={(isOn) => onChange(isOn ? '' : null)}
        >
          {label}
        </Check>
      );
    case 'connectors':
      return <ConnectorsField {...props} />;
    case 'request':
      return <RequestField {...props} />;
    case 'messages':
      return <MessagesField {...props} />;
  }
};

export interface SettingFieldProps {
  readonly name: string;
  readonly control: ConfigControl;
}

/** One setting: its editor, its purpose, and its error. */
export const SettingField = ({ name, control }: SettingFieldProps) => {
  const noteId = useId();
  const { label, hint, isValid, allowed } = settingOf(name);
  const text = control.config[name] ?? null;
  const isWrong = text !== null && !isValid(text);
  return (
    <div>
      <Editor
        name={name}
        label={label}
        text={text}
        onChange={(changed) => control.set(name, changed)}
        describedBy={noteId}
        isWrong={isWrong}
      />
      <p
        id={noteId}
        aria-live="polite"
        className={`mt-1 text-xs empty:sr-only ${isWrong ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {isWrong ? `Not applied until it is right. Allowed: ${allowed.join(', ')}.` : hint}
      </p>
    </div>
  );
};
