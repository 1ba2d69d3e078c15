import type { ReactNode } from 'react';
import { FIRST_FIELD } from '../first-field.ts';
import { named } from '../named.ts';

/** React asks for it beside `checked`. */
const NOTHING = () => {};

interface SwitchRowProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** Shown beside the name. */
  readonly beside?: ReactNode;
  /** Id of an element that describes the switch, beside the text below the name. */
  readonly badgeId?: string | false | undefined;
  /** Whether the step begins here. */
  readonly isStart?: boolean;
  readonly isSelected: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  /** The text below the name, which describes the switch. */
  readonly children: ReactNode;
  /** Shown after that text. */
  readonly after?: ReactNode;
}

/** A row of the data step: a kind of data, and its switch. */
export function SwitchRow(row: SwitchRowProps) {
  const { id, icon, name, beside, badgeId, isStart, isSelected, disabled, onToggle, children, after } = row;
  const about = `${id}-about`;
  return (
    <li {...named('row')} data-selected={isSelected}>
      <span {...named('row-icon')}>{icon}</span>
      <span className="row-head">
        <label {...named('row-name')} htmlFor={id}>
          {name}
        </label>
        {beside}
      </span>
      <input
        id={id}
        type="checkbox"
        {...named('switch')}
        {...(isStart && FIRST_FIELD)}
        checked={isSelected}
        disabled={disabled}
        aria-describedby={badgeId ? `${badgeId} ${about}` : about}
        // React's `onChange` of a checkbox follows `click`, of which listeners here get a copy.
        onInput={onToggle}
        onChange={NOTHING}
      />
      <span {...named('row-about')}>
        <span id={about}>{children}</span>
        {after}
      </span>
    </li>
  );
}
