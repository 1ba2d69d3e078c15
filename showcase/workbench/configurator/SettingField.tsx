import { useId } from 'react';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { problemWith } from '../config/check.ts';
import { settingOf } from '../config/settings.ts';
import type { ConfigControl } from '../config/use-config.ts';
import { LabelledInput } from '../parts/fields.tsx';
import { ConnectorsField } from './ConnectorsField.tsx';
import type { EditorProps } from './editor-props.ts';
import { MessagesField } from './MessagesField.tsx';
import { RequestField } from './RequestField.tsx';

/** A boolean attribute: present or absent. */
const FlagField = ({ label, text, onChange, describedBy }: EditorProps) => (
  <label className="flex min-h-8 items-center justify-between gap-3 text-sm">
    {label}
    <input
      type="checkbox"
      checked={text !== null}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
      className="workbench-switch"
    />
  </label>
);

export interface SettingFieldProps {
  readonly name: string;
  readonly control: ConfigControl;
}

const Editor = ({ name, ...props }: EditorProps & { readonly name: string }) => {
  const setting = settingOf(name);
  const { label, text, onChange, describedBy, isWrong } = props;
  switch (setting.kind) {
    case 'text':
      return (
        <LabelledInput
          label={label}
          value={text ?? ''}
          placeholder={setting.fallback}
          offers={setting.offers}
          isWrong={isWrong}
          describedBy={describedBy}
          onChange={(typed) => onChange(typed === '' ? null : typed)}
        />
      );
    case 'choice': {
      const [fallback = ''] = setting.values;
      const held = setting.values.find((value) => value.toLowerCase() === (text ?? fallback).toLowerCase());
      return (
        <Segmented
          legend={label}
          value={held ?? null}
          values={setting.values.map((value) => ({ value, name: value }))}
          describedBy={describedBy}
          onChange={(value) => onChange(value === fallback ? null : value)}
        />
      );
    }
    case 'flag':
      return <FlagField {...props} />;
    case 'connectors':
      return <ConnectorsField {...props} />;
    case 'request':
      return <RequestField {...props} />;
    case 'messages':
      return <MessagesField {...props} />;
  }
};

/** One setting: its editor, its purpose, and its error. */
export const SettingField = ({ name, control }: SettingFieldProps) => {
  const noteId = useId();
  const { label, hint } = settingOf(name);
  const text = control.config[name] ?? null;
  const problem = text === null ? null : problemWith(name, text, location.origin);
  return (
    <div>
      <Editor
        name={name}
        label={label}
        text={text}
        onChange={(changed) => control.set(name, changed)}
        describedBy={noteId}
        isWrong={problem !== null}
      />
      <p
        id={noteId}
        aria-live="polite"
        className={`mt-1 text-xs empty:sr-only ${problem ? 'font-medium text-danger' : 'text-muted'}`}
      >
        {problem ? `${problem} Not applied until it is right.` : hint}
      </p>
    </div>
  );
};
