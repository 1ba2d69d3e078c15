import { PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import data from '../data.json';
import { GigiMark } from './GigiMark.tsx';

/** A call in text form: the person chooses questions and Gigi answers. */
export const CallGigi = ({ onClose }: { onClose: () => void }) => {
  const [answer, setAnswer] = useState('You called. Whom are we talking about?');
  return (
    <ModalDialog
      title="Call Gigi"
      onClose={onClose}
      className="rounded bg-(--gg-paper) text-(--gg-ink)"
      titleClassName="gigi-display text-3xl"
    >
      <div className="mt-2 grid justify-items-center gap-5 text-center">
        <GigiMark className="gigi-listening size-24" />
        <p role="status" className="gigi-display min-h-20 text-2xl leading-tight text-balance">
          {answer}
        </p>
        <ul className="grid w-full gap-2">
          {data.callLines.map((line) => (
            <li key={line.question}>
              <button
                type="button"
                onClick={() => setAnswer(line.answer)}
                className="min-h-11 w-full rounded border border-(--gg-edge) px-4 py-2 font-medium hover:bg-(--gg-blush)"
              >
                {line.question}
              </button>
            </li>
          ))}
        </ul>
        <form method="dialog">
          <button type="submit" className="gigi-button">
            <PhoneOff aria-hidden="true" className="size-4" />
            Hang up
          </button>
        </form>
      </div>
    </ModalDialog>
  );
};
