import { X } from 'lucide-react';
import { useState } from 'react';
import { readText, writeText } from '../../shared/lib/json-storage.ts';
import { leaving } from '../../shared/lib/leaving.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ASKED_WHY_KEY } from '../constants.ts';

/** Invites to share the reasons, until the person has taken the invitation or closed it once. */
export const AskWhy = ({ onAsk }: { onAsk: () => void }) => {
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
