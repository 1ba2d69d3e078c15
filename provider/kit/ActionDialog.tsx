import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useKitTexts } from './kit-texts.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './use-action.ts';

interface ActionDialogProps {
  readonly title: string;
  readonly lead: string;
  /** Text of the button that runs the action. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Fields of the form. Their props connect them with the error text. */
  readonly fields?: (problem: { readonly id: string; readonly error: unknown }) => ReactNode;
  readonly onClose: () => void;
  /** Called with the form's data. If it fails, the dialog stays open and shows the error. */
  readonly onSubmit: (typed: FormData) => Promise<void>;
}

/** Asks for confirmation before an important action. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, lead, action, isDangerous = false, fields, onClose, onSubmit } = props;
  const texts = useKitTexts();
  const { busy, error, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    run(() => onSubmit(typed));
  };
  // Focuses the field that the error is about.
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
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
