import { belowApi } from '../../domain/below-api.ts';
import type { DataRowView } from '../../machine/selectors.ts';
import { FIRST_FIELD } from '../first-field.ts';
import { named } from '../named.ts';
import { rowTexts } from '../row-texts.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { Tooltip } from './Tooltip.tsx';

/** React asks for it beside `checked`. */
const NOTHING = () => {};

export function DataRow({ row, disabled }: { row: DataRowView; disabled: boolean }) {
  const view = useView();
  const { actor, options, texts } = view;
  const { type, name, lines, reward, tooltip } = rowTexts(row, texts, options.appName);
  const switchId = `dc-${row.id}`;
  const badge = row.required ? texts('data.required') : reward;
  return (
    <li {...named('row')} data-selected={row.isSelected}>
      <span {...named('row-icon')}>
        <Icon name={type ?? 'tier'} />
      </span>
      <span className="row-head">
        <label {...named('row-name')} htmlFor={switchId}>
          {name}
        </label>
        {tooltip && <Tooltip id={`${switchId}-tip`} label={texts('data.about', { name })} text={tooltip} />}
        {badge && (
          <bdi id={`${switchId}-badge`} {...named('badge')}>
            {badge}
          </bdi>
        )}
      </span>
      <input
        id={switchId}
        type="checkbox"
        {...named('switch')}
        {...(row.id === view.row && FIRST_FIELD)}
        checked={row.isSelected}
        disabled={disabled || row.required}
        aria-describedby={badge ? `${switchId}-badge ${switchId}-about` : `${switchId}-about`}
        // React's `onChange` of a checkbox follows `click`, of which listeners here get a copy.
        onInput={() => actor.send({ type: 'data.toggle', id: row.id })}
        onChange={NOTHING}
      />
      <span {...named('row-about')}>
        <span id={`${switchId}-about`}>
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="row-line">
              {line}{' '}
            </span>
          ))}
        </span>
        {type && (
          <NewTabLink href={belowApi(options.apiBase, `privacy#${row.id}`)} name={name} part="privacy">
            {texts('data.privacy')}
          </NewTabLink>
        )}
      </span>
    </li>
  );
}
