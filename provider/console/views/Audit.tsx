import { Row } from '../../kit/Row.tsx';
import { Title } from '../../kit/states.tsx';
import type { AuditAnswer } from '../../operator/answers.ts';
import { LoadedPages } from '../Loaded.tsx';
import { moment } from '../words.ts';

function Entry({ entry }: { entry: AuditAnswer['entries'][number] }) {
  const { at, actor, action, app, subject, detail } = entry;
  return (
    <Row level="p" name={action}>
      <p className="muted">
        <span>{moment(at)}</span>
        <span>{actor}</span>
        {app !== null && <a href={`#/apps/${app}`}>{app}</a>}
        {subject !== null && <span className="mono">{subject}</span>}
        {detail !== null && <span className="mono">{JSON.stringify(detail)}</span>}
      </p>
    </Row>
  );
}

export function Audit() {
  return (
    <>
      <div className="view-head">
        <Title>Audit log</Title>
        <a className="button soft" href="/operator/api/audit/export" download="audit.jsonl">
          Save as JSON lines
        </a>
      </div>
      <section className="card section" aria-label="Entries">
        <LoadedPages<AuditAnswer> path="audit?">
          {({ entries }) => (
            <ul className="rows">
              {entries.map((entry) => (
                <Entry key={entry.seq} entry={entry} />
              ))}
            </ul>
          )}
        </LoadedPages>
      </section>
    </>
  );
}
