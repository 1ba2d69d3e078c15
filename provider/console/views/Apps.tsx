import { useId, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ActionDialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Badge, Row } from '../../kit/Row.tsx';
import { Empty, Title } from '../../kit/states.tsx';
import type { AppsAnswer } from '../../operator/answers.ts';
import { post } from '../calls.ts';
import { LoadedPages } from '../Loaded.tsx';
import { AppFields, Choice, logoIn, settingsIn } from './AppFields.tsx';
import { Secret } from './Secret.tsx';

interface Added {
  readonly id: string;
  readonly key: string;
  readonly secret?: string;
}

const toApp = (id: string) => {
  window.location.hash = `#/apps/${id}`;
};

function NewApp({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<Added | null>(null);
  if (added !== null) {
    const { id, key, secret } = added;
    const values = { Key: key, ...(secret !== undefined && { Secret: secret }) };
    return <Secret title="The application is added" values={values} onClose={() => toApp(id)} />;
  }
  const submit = async (typed: FormData) => {
    const body = {
      ...settingsIn(typed),
      ...(await logoIn(typed)),
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

function AppRow({ app }: { app: AppsAnswer['apps'][number] }) {
  const { id, name, origins, mode, suspended } = app;
  return (
    <Row
      app={app}
      level="p"
      name={
        <a href={`#/apps/${id}`}>
          <bdi>{name}</bdi>
        </a>
      }
      badge={
        <>
          {mode === 'test' && <Badge>Test</Badge>}
          {suspended !== null && <Badge isDangerous>Suspended</Badge>}
        </>
      }
    >
      <p className="muted">
        {origins.slice(0, 3).map((origin) => (
          <span key={origin}>{origin}</span>
        ))}
        {origins.length > 3 && <span>and {origins.length - 3} more</span>}
      </p>
    </Row>
  );
}

function AppRows({ search }: { search: string }) {
  return (
    <LoadedPages<AppsAnswer> path={`apps?${new URLSearchParams({ search })}&`}>
      {({ apps }) => (
        <>
          {apps.length === 0 && (
            <Empty title={search === '' ? 'No application yet' : 'Nothing found'}>
              {search === '' ? 'Add the first one.' : 'Names, origins and ids are searched.'}
            </Empty>
          )}
          <ul className="rows">
            {apps.map((app) => (
              <AppRow key={app.id} app={app} />
            ))}
          </ul>
        </>
      )}
    </LoadedPages>
  );
}

export function Apps() {
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  return (
    <>
      <div className="view-head">
        <Title>Applications</Title>
        <Button kind="primary" onPress={() => setAdding(true)}>
          Add an application
        </Button>
      </div>
      <section className="card section" aria-label="All applications">
        <search>
          <Field id={id} label="Search by name, origin or id">
            <input
              id={id}
              className="input"
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </Field>
        </search>
        <AppRows key={search} search={search} />
      </section>
      {isAdding && <NewApp onClose={() => setAdding(false)} />}
    </>
  );
}
