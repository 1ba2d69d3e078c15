import { useRef } from 'react';
import { useCopy } from '../../../shared/lib/use-copy.ts';
import { TextField } from '../../../shared/ui/Field.tsx';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { FIELD } from './field-classes.ts';

const SAID = {
  none: '',
  copied: 'Copied. Paste it to a buddy.',
  refused: 'Selected. Copy it with your keyboard.',
} as const;

/** The invite: this page's address, with a copy button. */
export const ReferBuddies = ({ onClose }: { onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy();
  const copyLink = () => {
    field.current?.select();
    void copy(field.current?.value ?? '');
  };
  return (
    <ModalDialog
      title="Refer Buddies"
      onClose={onClose}
      className="gamp-panel text-(--gp-ink)"
      titleClassName="gamp-wide text-2xl"
    >
      <p className="mt-3 text-(--gp-soft)">Two seats side by side beat one. Send this link along.</p>
      <div className="mt-4">
        <TextField
          ref={field}
          classes={FIELD}
          label="Invite link"
          readOnly
          value={new URL('/gamp', window.location.origin).href}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" onClick={copyLink} className="gamp-button">
          Copy link
        </button>
        <p role="status" className="text-sm text-(--gp-volt)">
          {SAID[outcome]}
        </p>
      </div>
    </ModalDialog>
  );
};
