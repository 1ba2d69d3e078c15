import type { ReactNode } from 'react';
import { belowApi } from '../../domain/auth-url.ts';
import type { DataRowView } from '../../machine/selectors.ts';
import { FIRST_FIELD, named } from '../named.ts';
import { rowTexts } from '../row-texts.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';
import { NewTabLink } from './OperatorLines.tsx';
import { RowFold } from './Preview.tsx';
import { Tooltip } from './Tooltip.tsx';

export function DataRow({ row, disabled }: { row: DataRowView; disabled: boolean }) {
  const view = useView();
  const { actor, options, preview, texts } = view;
  const { type, name, lines, reward, tooltip } = rowTexts(row, texts, options.appName);
  // The visible lines of a tier are the provider's. The host's own words come first, and are shown in a fold.
  const [use, ...visible] = type ? ['', ...lines] : lines;
  const switchId = `dc-${row.id}`;
  const badge = row.required ? texts('data.required') : reward;
  const badgeId = badge && `${switchId}-badge`;
  return (
    <SwitchRow
      id={switchId}
      icon={<Icon name={type ?? 'tier'} />}
      name={name}
      beside={
        <>
          {tooltip && <Tooltip id={`${switchId}-tip`} label={texts('data.about', { name })} text={tooltip} />}
          {badgeId && (
            <bdi id={badgeId} {...named('badge')}>
              {badge}
            </bdi>
          )}
        </>
      }
      badgeId={badgeId}
      isStart={row.id === view.row}
      isSelected={row.isSelected}
      disabled={disabled || row.required}
      onToggle={() => actor.send({ type: 'data.toggle', id: row.id })}
      after={
        <>
          {type && (
            <NewTabLink href={belowApi(options.apiBase, `privacy#${row.id}`)} name={name} part="privacy">
              {texts('data.privacy')}
            </NewTabLink>
          )}
          {preview && <RowFold row={row} use={use} />}
          {!preview && use && (
            <details className="more">
              <summary>{texts('data.use', { appName: options.appName })}</summary>
              {use}
            </details>
          )}
        </>
      }
    >
      {visible.filter(Boolean).map((line) => (
        <span key={line} className="row-line">
          {line}{' '}
        </span>
      ))}
    </SwitchRow>
  );
}

/** React warns about `checked` without `onChange`. */
const IGNORE = () => {};

interface SwitchRowProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly beside?: ReactNode;
  /** Id of an element that describes the switch, beside the text below the name. */
  readonly badgeId?: string | false | undefined;
  readonly isStart?: boolean;
  readonly isSelected: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  readonly after?: ReactNode;
}

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
        // Not React's `onChange`: for a checkbox it follows `click`, and listeners here get a copy of that event.
        onInput={onToggle}
        onChange={IGNORE}
      />
      <span {...named('row-about')}>
        <span id={about}>{children}</span>
        {after}
      </span>
    </li>
  );
}
