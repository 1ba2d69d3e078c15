import type { ReactNode } from 'react';
import { named } from '../named.ts';

// A browser that submits a form itself writes its fields into the page's address. On a page that makes all listeners
// passive, only an event handler property can prevent that.
const keepFromAddress = (form: HTMLFormElement | null) => {
  if (form) form.onsubmit = () => false;
};

/** The form of a step. The browser never submits it itself. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form ref={keepFromAddress} {...named('form')} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
