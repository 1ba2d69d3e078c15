import { belowApi } from '../../domain/below-api.ts';
import type { DataRowView } from '../../machine/selectors.ts';
import { named } from '../named.ts';
import { rowTexts } from '../row-texts.ts';
import { useView } from '../view.ts';
import { Icon } from './Icon.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { Tooltip } from './Tooltip.tsx';

export function DataRow({ row, disabled }: { row: DataRowView; disabled: boolean }) {
  const view = useView();
  const { actor, options, texts } = view;
  const { type, name, lines, reward, tooltip } = rowTexts(row, texts, options.appName);
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
        type && (
          <NewTabLink href={belowApi(options.apiBase, `privacy#${row.id}`)} name={name} part="privacy">
            {texts('data.privacy')}
          </NewTabLink>
        )
      }
    >
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="row-line">
          {line}{' '}
        </span>
      ))}
    </SwitchRow>
  );
}
