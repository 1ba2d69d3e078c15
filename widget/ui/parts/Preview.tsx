import { useState } from 'react';
import type { Named, ReadEntry, ShareLimits } from '../../domain/preview.ts';
import { type DataRowView, selectLimits, selectRows } from '../../machine/selectors.ts';
import { useFact, useFacts, useView } from '../view.ts';
import { Announce } from './Announce.tsx';
import { Icon } from './Icon.tsx';

/** React warns about `checked` without `onChange`. */
const IGNORE = () => {};

interface RowFoldProps {
  readonly row: DataRowView;
  /** What the application does with a tier, in its own words; else empty. */
  readonly use: string | undefined;
}

/** One line says what the application would get of a row now. Unfolded, it shows the entries behind that. */
export function RowFold({ row, use }: RowFoldProps) {
  const { preview } = useView();
  const rows = useFacts(selectRows);
  const [outcome, setOutcome] = useState('');
  const { shown, text, strike } = preview ?? {};
  const own = shown?.rows[rows.findIndex(({ id }) => id === row.id)];
  const reasons = row.tier?.reasons ? shown?.rows[rows.length] : undefined;
  const said = [own, reasons].flatMap((part) => part?.said ?? []).join(' · ');
  // Reserve the line before the answer comes, so that no switch moves under a press.
  const line = shown ? text?.('now', { what: said || text('nothing') }) : '\u00a0';
  const entries = own?.entries ?? [];
  const isGiven = rows.some(
    ({ id, tier, isSelected }) => isSelected && (tier ? tier.reasons : id === 'reasons'),
  );
  const press = async (entry: ReadEntry, button: HTMLElement) => {
    setOutcome('');
    const isStruck = await strike?.(entry);
    // The button goes with its entry.
    if (isStruck && button.matches(':focus')) button.closest('details')?.querySelector('summary')?.focus();
    setOutcome(text?.(isStruck ? 'struck' : 'notStruck', { text: entry.text }) ?? '');
  };
  return (
    <details className="more">
      <summary>{line}</summary>
      {use}
      <ul>
        {entries.map((entry) => (
          <li key={entry.said}>
            {entry.said}
            {entry.from.map((each) => (
              <span key={`${each.platform} ${each.kind} ${each.text}`} className="read">
                <span>
                  {each.said} {!isGiven && <em>{text?.('notGiven')}</em>}
                </span>
                <button
                  type="button"
                  aria-label={text?.('strike', { text: each.text })}
                  onClick={({ currentTarget }) => press(each, currentTarget)}
                >
                  <Icon name="close" />
                </button>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {outcome && <p>{outcome}</p>}
      <Announce>{outcome}</Announce>
    </details>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly offered: readonly Named[];
  readonly isOn: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

const Choices = ({ legend, offered, isOn, onToggle }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {offered.map(({ id, name }) => (
      <label key={id}>
        <input type="checkbox" checked={isOn(id)} onInput={() => onToggle(id)} onChange={IGNORE} /> {name}
      </label>
    ))}
  </fieldset>
);

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

const ENDS = ['hour', 'month'] as const;

/** The end of the access, the platforms that the application sees, and the topics that it never sees. */
export function LimitsPart({ disabled }: { disabled: boolean }) {
  const { actor, options, preview } = useView();
  const limits = useFact(selectLimits);
  if (!preview) return null;
  const { shown, text } = preview;
  const { platforms, topics } = limits.leftOut ?? shown?.leftOut ?? { platforms: [], topics: [] };
  const send = (change: ShareLimits) => actor.send({ type: 'data.limit', limits: { ...limits, ...change } });
  return (
    <details className="only">
      <summary>{text('only')}</summary>
      <fieldset disabled={disabled}>
        <label>
          {text('until')}{' '}
          <select
            value={limits.shorter ?? ''}
            onChange={({ currentTarget }) =>
              send({ shorter: ENDS.find((each) => each === currentTarget.value) })
            }
          >
            <option value="">{text('longest', { appName: options.appName })}</option>
            {ENDS.map((each) => (
              <option key={each} value={each}>
                {text(each)}
              </option>
            ))}
          </select>
        </label>
        {shown && shown.sources.length > 0 && (
          <Choices
            legend={text('counts', { appName: options.appName })}
            offered={shown.sources}
            isOn={(id) => !platforms.includes(id)}
            onToggle={(id) => send({ leftOut: { platforms: toggled(platforms, id), topics } })}
          />
        )}
        {shown && (
          <Choices
            legend={text('never')}
            offered={shown.topics}
            isOn={(id) => topics.includes(id)}
            onToggle={(id) => send({ leftOut: { platforms, topics: toggled(topics, id) } })}
          />
        )}
      </fieldset>
    </details>
  );
}
