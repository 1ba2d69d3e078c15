import type { FormEvent, ReactNode } from 'react';
import { named } from '../named.ts';

/** The form of a step. The browser never submits it itself: its fields would get into the page's address. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form {...named('form')} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
