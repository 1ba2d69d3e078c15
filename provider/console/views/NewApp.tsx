import { useState } from 'react';
import { ActionDialog } from '../../kit/ActionDialog.tsx';
import { post } from '../calls.ts';
import { Secret } from './Secret.tsx';
import {
  Choice,
  ClientChoices,
  clientIn,
  IsolationChoice,
  isolationIn,
  linesIn,
  TermFields,
  TextField,
  termsIn,
} from './TermFields.tsx';

interface Added {
  readonly id: string;
  readonly key: string;
  readonly secret?: string;
}

const toApp = (id: string) => {
  window.location.hash = `#/apps/${id}`;
};

/** Registers an application, and then shows its key once. */
export function NewApp({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<Added | null>(null);
  if (added !== null) {
    const { id, key, secret } = added;
    const values = { Key: key, ...(secret !== undefined && { Secret: secret }) };
    return <Secret title="The application is added" values={values} onClose={() => toApp(id)} />;
  }
  const submit = async (typed: FormData) => {
    const body = {
      ...termsIn(typed),
      name: String(typed.get('name') ?? ''),
      origins: linesIn(typed, 'origins'),
      redirects: linesIn(typed, 'redirects'),
      isolation: isolationIn(typed),
      ...clientIn(typed),
      isTest: typed.has('isTest'),
      isConfidential: typed.has('isConfidential'),
    };
    setAdded(await post<Added>('apps', body));
  };
  return (
    <ActionDialog
      title="Add an application"
      lead="People see its name, its purpose and its contact before they share."
      action="Add"
      onClose={onClose}
      onSubmit={submit}
      fields={() => (
        <>
          <TextField name="name" label="Name" />
          <TextField name="origins" label="Origins" rows={2} hint="One on each line: https://shop.example" />
          <TextField
            name="redirects"
            label="Addresses to return to"
            rows={2}
            hint="One on each line, on one of the origins"
          />
          <TermFields />
          <Choice name="isTest" label="A test application: it sees sample people only" />
          <Choice name="isConfidential" label="Its server has a secret" />
          <IsolationChoice />
          <ClientChoices />
        </>
      )}
    />
  );
}
