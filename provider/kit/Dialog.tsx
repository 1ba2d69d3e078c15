import {
  type FormEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Announcer } from './announce.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useKitTexts } from './kit-texts.ts';
import { Problem } from './Problem.tsx';
import { useAction } from './use-action.ts';

interface ActionDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Fields of the form. Their props connect them with the error text. */
  readonly fields?: (problem: { readonly id: string; readonly error: unknown }) => ReactNode;
  readonly onClose: () => void;
  /** Called with the form's data. If it fails, the dialog stays open and shows the error. */
  readonly onSubmit: (typed: FormData) => Promise<void>;
}

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

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const texts = useKitTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // The dialog closes before it leaves the document, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser alone would focus the close button, the first control.
    (element?.querySelector<HTMLElement>('form input') ?? heading.current)?.focus();
    return () => element?.close();
  }, []);
  // Closed by the browser, the dialog reports it one task later, and a press that opens it again in between would be
  // lost. File inputs inside have an event of the same name.
  const closeOnCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={closeOnCancel}
      onClose={onClose}
    >
      <div className="dialog-head">
        {/* Before the heading: Tab leads from the heading to the content. The styles reverse the visual order. */}
        <button type="button" className="close" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <h2 ref={heading} id={titleId} className="dialog-title" tabIndex={-1}>
          {title}
        </h2>
      </div>
      {/* Outside a modal dialog the page is inert, and its live region announces nothing. */}
      <Announcer>{children}</Announcer>
    </dialog>
  );
}
