import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { vibeOf } from '../order.ts';
import type { Person } from '../state.ts';
import { Face } from './Face.tsx';

export interface PersonDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** A person of the ranking, with Gigi's opinion. */
export const PersonDialog = ({ person, onClose }: PersonDialogProps) => {
  const { name, title, company, city, rank, score, image } = person;
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="rounded bg-(--gg-paper) text-(--gg-ink)"
      titleClassName="gigi-display text-4xl"
    >
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <Face seed={image} className="size-28 shrink-0 rounded-full" />
        <div className="min-w-0">
          <p>
            {title}, {company}
          </p>
          <p className="text-(--gg-soft)">{city}</p>
          <p className="mt-2 text-sm text-(--gg-soft)">
            <span className="gigi-figure text-3xl text-(--gg-hot)">{score}</span> of 10, No. {rank} of the Hot
            List
          </p>
        </div>
      </div>
      <p className="mt-5 border-l-2 border-(--gg-hot) pl-3 text-lg text-pretty">{vibeOf(person)}</p>
    </ModalDialog>
  );
};
