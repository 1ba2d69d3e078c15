import { useState } from 'react';
import { type DEFAULT_REQUEST_DATA, parseRequestData } from '../../../widget/domain/parse-request-data.ts';
import { DATA_SIZES, DATA_TYPE_IDS, REQUIRED_TYPE } from '../../../widget/domain/request-data.ts';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { Check, CodeInput, type EditorProps, LabelledInput } from '../parts.tsx';
import words from '../words.json';

/** Tiers by size. A missing size gets no row (contract §2.3). */
type Tiers = NonNullable<(typeof DEFAULT_REQUEST_DATA)['tiers']>;

const DEFAULT_TYPES = 'basic,personality';
const SAMPLE_TIERS: Tiers = words.tiers;

const MODES = [
  { value: 'types', name: 'Data types' },
  { value: 'tiers', name: 'Tiers' },
  { value: 'text', name: 'As text' },
] as const;

const TIER_FIELDS = [
  { field: 'type', label: 'Type, shown as the name' },
  { field: 'descriptions', label: 'Description' },
  { field: 'reward', label: 'Reward, shown as a badge' },
] as const;

interface TierEditorProps {
  readonly tiers: Tiers;
  /** The last texts of each tier, so that a tier has them again when it is switched on. */
  readonly drafts: Tiers;
  readonly onChange: (tiers: Tiers) => void;
}

/** The three tiers of contract §2.3, with one row of the data request for each. */
const TierEditor = ({ tiers, drafts, onChange }: TierEditorProps) => (
  <div className="grid gap-2">
    {DATA_SIZES.map((size) => {
      const { [size]: tier, ...rest } = tiers;
      const isLast = tier !== undefined && Object.keys(rest).length === 0;
      const toggle = () => onChange(tier ? rest : { ...rest, [size]: drafts[size] });
      return (
        <fieldset key={size} className="rounded-md border border-line p-2.5">
          <legend className="sr-only">{size} tier</legend>
          <Check className="font-medium" checked={tier !== undefined} disabled={isLast} onCheck={toggle}>
            {size}
            {isLast && <span className="text-xs font-normal text-muted">the last one stays</span>}
          </Check>
          {tier && (
            <div className="mt-1 grid gap-2">
              {TIER_FIELDS.map(({ field, label }) => (
                <LabelledInput
                  key={field}
                  label={label}
                  value={tier[field] ?? ''}
                  onChange={(text) => {
                    // An empty reward is left out, so that the row has no badge.
                    const value = field === 'reward' && text === '' ? undefined : text;
                    onChange({ ...rest, [size]: { ...tier, [field]: value } });
                  }}
                />
              ))}
            </div>
          )}
        </fieldset>
      );
    })}
  </div>
);

/** Edits data types, the host's own tiers, or the attribute's text. Switching between these modes loses nothing. */
export const RequestField = (props: EditorProps) => {
  const { label, text, onChange, describedBy } = props;
  const request = parseRequestData(text ?? DEFAULT_TYPES) || null;
  const [isText, setText] = useState(!request);
  const [drafts, setDrafts] = useState(SAMPLE_TIERS);
  const [types, setTypes] = useState(DEFAULT_TYPES);

  const applyTypes = (changed: string) => {
    setTypes(changed);
    onChange(changed === DEFAULT_TYPES ? null : changed);
  };
  const applyTiers = (changed: Tiers) => {
    setDrafts((before) => ({ ...before, ...request?.tiers, ...changed }));
    onChange(JSON.stringify(changed));
  };
  const choose = (mode: (typeof MODES)[number]['value']) => {
    setText(mode === 'text');
    if (mode === 'types' && !request?.ids) applyTypes(types);
    if (mode === 'tiers' && !request?.tiers) applyTiers(drafts);
  };
  const chosen = request?.ids ? 'types' : 'tiers';
  // An address may contain a value that no other mode can show.
  const mode = isText || !request ? 'text' : chosen;

  return (
    <div className="grid gap-3">
      <Segmented legend={label} value={mode} values={MODES} describedBy={describedBy} onChange={choose} />
      {mode === 'text' && <CodeInput {...props} label="request-data" text={text ?? DEFAULT_TYPES} />}
      {mode !== 'text' && request?.ids && (
        <ul>
          {DATA_TYPE_IDS.map((id) => (
            <li key={id}>
              <Check
                checked={request.ids.includes(id)}
                disabled={id === REQUIRED_TYPE}
                onCheck={(isOn) =>
                  applyTypes(
                    DATA_TYPE_IDS.filter((each) => (each === id ? isOn : request.ids.includes(each))).join(),
                  )
                }
              >
                {id}
                {id === REQUIRED_TYPE && <span className="text-xs text-muted">always included</span>}
              </Check>
            </li>
          ))}
        </ul>
      )}
      {mode !== 'text' && request?.tiers && (
        <TierEditor tiers={request.tiers} drafts={drafts} onChange={applyTiers} />
      )}
    </div>
  );
};
