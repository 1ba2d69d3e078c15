import { useState } from 'react';
import { ActionDialog } from '../../kit/ActionDialog.tsx';
import { post } from '../calls.ts';
import { AppFields, Choice, settingsIn } from './AppFields.tsx';
import { Secret } from './Secret.tsx';

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
      ...settingsIn(typed),
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
        <AppFields>
          <Choice name="isTest" label="A test application: it sees sample people only" />
          <Choice name="isConfidential" label="Its server has a secret" />
        </AppFields>
      )}
    />
  );
}
