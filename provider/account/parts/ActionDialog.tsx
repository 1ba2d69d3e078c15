import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts.tsx';
import { useAction } from '../use-action.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Problem } from './Problem.tsx';

interface ActionDialogProps {
  readonly title: string;
  readonly lead: string;
  /** What the button that does it says. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Fields of the form; they are given what ties them to the problem. */
  readonly fields?: (problem: { readonly id: string; readonly error: unknown }) => ReactNode;
  readonly onClose: () => void;
  /** Gets what was typed. When it fails, the dialog stays as it is and says why. */
  readonly onSubmit: (typed: FormData) => Promise<void>;
}

/** Asks once more before something that counts. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, lead, action, isDangerous = false, fields, onClose, onSubmit } = props;
  const { t } = useTexts();
  const { busy, error, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    run(() => onSubmit(typed));
  };
  // Of several fields, the one that the problem is about.
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <p className="lead">{lead}</p>
        {fields?.({ id: problemId, error })}
        <Problem id={problemId} error={error} />
        <div className="actions side-by-side">
          <Button kind={isDangerous ? 'danger' : 'primary'} type="submit" busy={busy}>
            {action}
          </Button>
          <Button kind="soft" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
