import { useState } from 'react';
import { DATA_TYPE_IDS } from '../../../widget/domain/request-data.ts';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { readRequest, SAMPLE_TIERS, type TierDrafts, writeTiers } from '../config/request-data.ts';
import type { EditorProps } from './editor-props.ts';
import { TierEditor } from './TierEditor.tsx';

const DEFAULT_TYPES = 'basic,personality';

type Mode = 'types' | 'tiers' | 'text';

const MODES = [
  { value: 'types', name: 'Data types' },
  { value: 'tiers', name: 'Tiers' },
  { value: 'text', name: 'As text' },
] as const;

/** Edits data types, the host's own tiers, or the attribute's text. Switching between these modes loses nothing. */
export const RequestField = ({ label, text, onChange, describedBy, isWrong }: EditorProps) => {
  const request = readRequest(text ?? DEFAULT_TYPES);
  const [mode, setMode] = useState<Mode>(request.kind === 'wrong' ? 'text' : request.kind);
  const [drafts, setDrafts] = useState<TierDrafts>(SAMPLE_TIERS);
  const [types, setTypes] = useState(DEFAULT_TYPES);

  const apply = (changed: string) => onChange(changed === DEFAULT_TYPES ? null : changed);
  const choose = (chosen: Mode) => {
    if (request.kind === 'tiers') setDrafts((before) => ({ ...before, ...request.tiers }));
    if (request.kind === 'types') setTypes(request.ids.join(','));
    setMode(chosen);
    if (chosen === 'types' && request.kind !== 'types') apply(types);
    if (chosen === 'tiers' && request.kind !== 'tiers') apply(writeTiers(drafts));
  };
  // An address may contain a value that the current mode cannot show.
  const shown = mode !== 'text' && request.kind !== mode ? 'text' : mode;

  return (
    <div className="grid gap-3">
      <Segmented legend={label} value={shown} values={MODES} describedBy={describedBy} onChange={choose} />
      {shown === 'types' && request.kind === 'types' && (
        <ul>
          {DATA_TYPE_IDS.map((id) => {
            const isOn = request.ids.includes(id);
            const others = request.ids.filter((each) => each !== id);
            return (
              <li key={id}>
                <label className="flex min-h-8 items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={id === 'basic'}
                    onChange={() =>
                      apply(
                        DATA_TYPE_IDS.filter((each) => (each === id ? !isOn : others.includes(each))).join(
                          ',',
                        ),
                      )
                    }
                    className="size-4 accent-(--color-accent)"
                  />
                  {id}
                  {id === 'basic' && <span className="text-xs text-muted">always included</span>}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {shown === 'tiers' && request.kind === 'tiers' && (
        <TierEditor tiers={request.tiers} drafts={drafts} onDrafts={setDrafts} onChange={apply} />
      )}
      {shown === 'text' && (
        <textarea
          aria-label="request-data"
          rows={6}
          value={text ?? DEFAULT_TYPES}
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onChange={(event) => apply(event.currentTarget.value)}
          className="w-full rounded-md border border-edge bg-raised p-2.5 font-mono text-xs leading-5 text-ink aria-invalid:border-danger"
        />
      )}
    </div>
  );
};
