import { X } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router';
import { phraseOf } from '../../shared/connect/reasons.ts';
import { focusNeighbour, leaving, showFocused } from '../../shared/lib/focus-heading.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
import { ASKED_WHY_KEY, PRODUCT } from '../constants.ts';
import { type Inference, type Interest, strengthOf, strongest } from '../interests/interest.ts';
import { useJobs } from '../state/jobs-context.ts';
import { RemoveCross, type RemoveCrossProps } from '../ui/Controls.tsx';
import { StrengthBars } from '../ui/Matches.tsx';

const LINK = 'touch-target inline-flex min-h-9 items-center text-accent underline underline-offset-4';

const OWN_BASIS = {
  skill: 'is a skill that you typed.',
  cv: 'is in your CV.',
} as const;

const basisOf = ({ score, reasons, own }: Interest) => {
  if (own) return OWN_BASIS[own.origin];
  const strength = strengthOf({ score });
  const match = strength === null ? '' : `is a ${strength} match`;
  if (reasons.length > 0) return `${match} because ${reasons.map(phraseOf).join(', and ')}.`.trim();
  return [match, 'comes from several things together; none of them stands out.']
    .filter(Boolean)
    .join(' and ');
};

const InterestBasis = ({ id, interest }: { readonly id: string; readonly interest: Interest }) => (
  <div id={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
    <p className="max-w-prose text-pretty break-words">
      <strong className="font-semibold">{interest.text}</strong> {basisOf(interest)}
    </p>
    {interest.own ? (
      <Link to="/answers" className={LINK}>
        Your answers
      </Link>
    ) : (
      <a href="/account#interests" className={LINK}>
        All that {PRODUCT} knows of you
      </a>
    )}
  </div>
);

interface InterestChipProps extends Pick<RemoveCrossProps, 'onRemove'> {
  readonly interest: Interest;
  readonly isOpen: boolean;
  readonly basisId: string;
  readonly onToggle: (() => void) | undefined;
}

const NAME = 'inline-flex min-h-9 items-center gap-2 rounded-l-full pr-1.5 pl-3';

export const InterestChip = ({ interest, isOpen, basisId, onToggle, onRemove }: InterestChipProps) => {
  const { text, img_url } = interest;
  const name = (
    <>
      <svg aria-hidden="true" className="size-4">
        <use href={img_url} />
      </svg>
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

const percent = (value: number) => `${Math.round(value * 100)}\u202f%`;

/** The figures come from a public table and are only an illustration; the text says so. */
const Character = ({ personality }: Pick<Inference, 'personality'>) => {
  if (personality === null) return null;
  const types = strongest(personality.types, 2).map(({ name }) => name);
  const traits = strongest(personality.traits, 1).map(
    ({ name, value }) => `${name.toLowerCase()} at ${percent(value)}`,
  );
  return (
    <p className="text-[0.9375rem] text-muted">
      As an illustration, you read as {[...types, ...traits].join(', ')}.{' '}
      <Link to="/docs/interests#traits" className="underline underline-offset-4 hover:text-ink">
        The table behind it
      </Link>
    </p>
  );
};

/** Invites until the person has taken the invitation or closed it once. */
const AskWhy = ({ onAsk }: { onAsk: () => void }) => {
  const [isOver, setOver] = useState(() => readText(ASKED_WHY_KEY) === 'true');
  const end = () => {
    writeText(ASKED_WHY_KEY, 'true');
    setOver(true);
  };
  if (isOver) return null;
  return (
    <p className="flex items-center gap-1">
      <Button
        variant="link"
        size="tool"
        className="-ml-1"
        onClick={() => {
          end();
          onAsk();
        }}
      >
        See why: share your reasons
      </Button>
      <button
        type="button"
        aria-label="No, thank you"
        onClick={leaving(end)}
        className="touch-target grid size-9 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
};

const LISTS = [
  { value: 'you', name: 'For you' },
  { value: 'all', name: 'All' },
] as const;

const BAR_TEXT = 'max-[24rem]:text-xs text-sm';

const countText = (interests: readonly Interest[]) => {
  const word = interests.some(({ own }) => own) ? 'reason' : 'interest';
  return `${interests.length} ${word}${interests.length === 1 ? '' : 's'}`;
};

export interface Fits {
  readonly fitting: number;
  readonly all: number;
  readonly isListed: boolean;
}

/** "12 of 220 fit you". A narrow phone has one line of room between the choice of the list and the reasons. */
const FitsText = ({ fitting, all, isListed }: Fits) => (
  <p className={`min-w-0 grow basis-24 leading-tight text-muted sm:text-[0.9375rem] ${BAR_TEXT}`}>
    {formatCount(fitting)} of {formatCount(all)} {isListed && <span className="max-sm:hidden">here </span>}
    {fitting === 1 ? 'fits' : 'fit'} you
  </p>
);

interface InterestBarProps {
  readonly inference: Inference;
  readonly fits: Fits | null;
  readonly onAskWhy: () => void;
}

/** A phone shows the interests only when they are unfolded, because three cards must be in view. */
export const InterestBar = ({
  inference: { interests, personality, isExplained },
  fits,
  onAskWhy,
}: InterestBarProps) => {
  const { list, chooseList, removeInterest } = useJobs();
  const [isUnfolded, setUnfolded] = useState(false);
  const [openName, setOpenName] = useState<string | null>(null);
  const basisId = useId();
  const isOpenable = ({ own }: Interest) => isExplained || own !== undefined;
  const open = interests.find((interest) => interest.name === openName && isOpenable(interest));
  // A folded bar on a phone has no chips to close the reasons with, so it hides the reasons too.
  const hiddenIfFolded = isUnfolded ? '' : 'max-sm:hidden';
  const line = isUnfolded
    ? 'flex-wrap'
    : 'fade-ends -mx-4 -my-1 overflow-x-auto px-4 py-1 [scrollbar-width:none]';
  return (
    <section aria-labelledby={`${basisId}-heading`} className="grid min-w-0 grid-cols-1 gap-2">
      <h2 id={`${basisId}-heading`} className="sr-only">
        Your interests
      </h2>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
        <Segmented legend="List" isLegendHidden value={list} values={LISTS} onChange={chooseList} />
        {fits && <FitsText {...fits} />}
        <Button
          variant="link"
          size="tool"
          className={`ml-auto max-sm:px-0 ${BAR_TEXT}`}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Fewer' : countText(interests)}
        </Button>
      </div>
      <ul onFocus={showFocused} className={`flex gap-2 ${line} ${hiddenIfFolded}`}>
        {interests.map((interest) => (
          <Fragment key={interest.name}>
            <li data-interest={interest.name}>
              <InterestChip
                interest={interest}
                isOpen={interest === open}
                basisId={basisId}
                onToggle={
                  isOpenable(interest)
                    ? () => setOpenName(interest === open ? null : interest.name)
                    : undefined
                }
                onRemove={(button) => {
                  focusNeighbour(button, 'button[aria-label]');
                  removeInterest(interest);
                }}
              />
            </li>
            {/* The reasons follow their own chip: below all twenty chips, they would be outside a phone's window. */}
            {isUnfolded && interest === open && (
              <li className="basis-full">
                <InterestBasis id={basisId} interest={open} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <div className={`grid min-w-0 grid-cols-1 gap-2 empty:hidden ${hiddenIfFolded}`}>
        {open && !isUnfolded && <InterestBasis id={basisId} interest={open} />}
        {(open || isUnfolded) && <Character personality={personality} />}
      </div>
      {!isExplained && (
        <div className={hiddenIfFolded}>
          <AskWhy onAsk={onAskWhy} />
        </div>
      )}
    </section>
  );
};
