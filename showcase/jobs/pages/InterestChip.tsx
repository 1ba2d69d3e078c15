import type { Interest } from '../interests/interest.ts';
import { RemoveCross, type RemoveCrossProps } from '../ui/RemoveCross.tsx';
import { StrengthBars } from '../ui/StrengthBars.tsx';

export interface InterestChipProps extends Pick<RemoveCrossProps, 'onRemove'> {
  readonly interest: Interest;
  readonly isOpen: boolean;
  /** Id of the element with the reasons for the open interest. */
  readonly basisId: string;
  /** Shows and hides the reasons; absent if the person did not share them. */
  readonly onToggle: (() => void) | undefined;
}

const NAME = 'inline-flex min-h-9 items-center gap-2 rounded-l-full pr-1.5 pl-3';

const InterestArt = ({ url }: { url: string }) => (
  <svg aria-hidden="true" className="size-4">
    <use href={url} />
  </svg>
);

/** An interest with its strength: its name shows the reasons, and the cross removes it. */
export const InterestChip = ({ interest, isOpen, basisId, onToggle, onRemove }: InterestChipProps) => {
  const { text, img_url } = interest;
  const name = (
    <>
      <InterestArt url={img_url} />
      <span>
        {text}
        <StrengthBars interest={interest} />
      </span>
    </>
  );
  return (
    <span
      className={`inline-flex items-center rounded-full text-sm font-medium whitespace-nowrap transition-colors ${isOpen ? 'bg-marker text-on-marker' : 'bg-sunken'}`}
    >
      {onToggle ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? basisId : undefined}
          onClick={onToggle}
          className={`${NAME} touch-target underline-offset-4 hover:underline`}
        >
          {name}
        </button>
      ) : (
        <span className={NAME}>{name}</span>
      )}
      <RemoveCross text={text} onRemove={onRemove} />
    </span>
  );
};
