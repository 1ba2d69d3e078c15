import { ArrowDown, ArrowUp } from 'lucide-react';
import { CONNECTOR_IDS } from '../../../common/platforms/ids.ts';
import { moved, readConnectors } from '../config/connectors.ts';
import type { EditorProps } from './editor-props.ts';

const STEP_LOOK =
  'grid size-7 place-items-center rounded text-muted hover:bg-sunken hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent';

interface RowProps {
  readonly name: string;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

const Row = ({ name, names, onChange }: RowProps) => {
  const at = names.indexOf(name);
  const isOn = at >= 0;
  const move = (by: -1 | 1) => onChange(moved(names, name, by));
  return (
    <li className="flex min-h-8 items-center gap-1">
      <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => onChange(isOn ? names.filter((each) => each !== name) : [...names, name])}
          className="size-4 shrink-0 accent-(--color-accent)"
        />
        <span className={`min-w-0 ${isOn ? '' : 'text-muted'}`}>{name}</span>
      </label>
      {isOn && (
        <>
          <button
            type="button"
            aria-label={`Move ${name} up`}
            disabled={at === 0}
            onClick={() => move(-1)}
            className={STEP_LOOK}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} down`}
            disabled={at === names.length - 1}
            onClick={() => move(1)}
            className={STEP_LOOK}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </button>
        </>
      )}
    </li>
  );
};

const ALL = CONNECTOR_IDS.join(',');

/** Selects the offered platforms and their order. */
export const ConnectorsField = ({ label, text, onChange, describedBy }: EditorProps) => {
  const names = text === null ? [...CONNECTOR_IDS] : readConnectors(text);
  const change = (changed: readonly string[]) => {
    const written = changed.join(',');
    onChange(written === ALL ? null : written);
  };
  const others = CONNECTOR_IDS.filter((name) => !names.includes(name));
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-xs font-medium text-muted">{label}, in the order shown</legend>
      <ul>
        {[...names, ...others].map((name) => (
          <Row key={name} name={name} names={names} onChange={change} />
        ))}
      </ul>
    </fieldset>
  );
};
