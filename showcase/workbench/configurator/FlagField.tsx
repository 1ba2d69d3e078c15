import type { EditorProps } from './editor-props.ts';

/** A boolean attribute: present or absent. */
export const FlagField = ({ label, text, onChange, describedBy }: EditorProps) => (
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
