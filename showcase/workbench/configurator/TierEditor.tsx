import { DATA_SIZES } from '../../../widget/domain/request-data.ts';
import {
  SAMPLE_TIERS,
  type TierDraft,
  type TierDrafts,
  type TierSize,
  writeTiers,
} from '../config/request-data.ts';
import { LabelledInput } from '../parts/fields.tsx';

export interface TierEditorProps {
  /** The requested tiers. */
  readonly tiers: TierDrafts;
  /** Texts of all three tiers, so that a tier keeps its text while it is switched off. */
  readonly drafts: TierDrafts;
  readonly onDrafts: (drafts: TierDrafts) => void;
  readonly onChange: (text: string) => void;
}

const FIELDS = [
  { field: 'type', label: 'Type, shown as the name' },
  { field: 'descriptions', label: 'Description' },
  { field: 'reward', label: 'Reward, shown as a badge' },
] as const;

/** The three tiers of contract §2.3, with one row of the data request for each. */
export const TierEditor = ({ tiers, drafts, onDrafts, onChange }: TierEditorProps) => {
  const write = (size: TierSize, draft: TierDraft | null) => {
    const { [size]: _, ...others } = tiers;
    if (draft) onDrafts({ ...drafts, ...tiers, [size]: draft });
    else onDrafts({ ...drafts, ...tiers });
    onChange(writeTiers(draft ? { ...others, [size]: draft } : others));
  };
  return (
    <div className="grid gap-2">
      {DATA_SIZES.map((size) => {
        const tier = tiers[size];
        const isLast = tier !== undefined && Object.keys(tiers).length === 1;
        return (
          <fieldset key={size} className="rounded-md border border-line p-2.5">
            <legend className="sr-only">{size} tier</legend>
            <label className="flex min-h-7 items-center gap-2 text-sm font-medium">
              <input
                type="checkbox"
                checked={tier !== undefined}
                disabled={isLast}
                onChange={() => write(size, tier ? null : (drafts[size] ?? SAMPLE_TIERS[size]))}
                className="size-4 accent-(--color-accent)"
              />
              {size}
              {isLast && <span className="text-xs font-normal text-muted">the last one stays</span>}
            </label>
            {tier && (
              <div className="mt-1 grid gap-2">
                {FIELDS.map(({ field, label }) => (
                  <LabelledInput
                    key={field}
                    label={label}
                    value={tier[field]}
                    onChange={(typed) => write(size, { ...tier, [field]: typed })}
                  />
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
};
