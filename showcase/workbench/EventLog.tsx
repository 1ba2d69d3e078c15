import { Button } from '../shared/ui/Button.tsx';
import { CopyButton } from '../shared/ui/CopyButton.tsx';
import { Scroller } from '../shared/ui/Scroller.tsx';
import { type EventType, type LogEntry, logText, summaryOf, timeOf } from './event-log.ts';
import { Panel } from './parts.tsx';

const TONES: Partial<Record<EventType, string>> = {
  failure: 'text-danger',
  complete: 'text-good',
  message: 'text-good',
};

const Entry = ({ entry }: { entry: LogEntry }) => {
  const tone = TONES[entry.type] ?? 'text-ink';
  const line = (
    <>
      <time
        dateTime={new Date(entry.at).toISOString()}
        className="shrink-0 font-mono text-xs text-muted tabular-nums"
      >
        {timeOf(entry.at)}
      </time>
      <span className={`shrink-0 font-mono text-[0.8125rem] font-semibold ${tone}`}>{entry.type}</span>
      <span className="min-w-0 truncate text-sm text-muted">{summaryOf(entry)}</span>
    </>
  );
  return (
    <li className="border-line border-b last:border-b-0">
      {entry.detail === null || entry.detail === undefined ? (
        <div className="flex min-h-9 items-center gap-3 px-4">{line}</div>
      ) : (
        <details>
          <summary className="flex min-h-9 items-center gap-3 px-4 hover:bg-sunken">{line}</summary>
          <pre className="overflow-x-auto bg-sunken px-4 py-3 font-mono text-xs leading-5 whitespace-pre-wrap break-all">
            {JSON.stringify(entry.detail, null, 2)}
          </pre>
        </details>
      )}
    </li>
  );
};

export const EventLog = ({ log, onClear }: { log: readonly LogEntry[]; onClear: () => void }) => (
  <Panel
    title="Events"
    className="h-96"
    actions={
      <>
        <CopyButton text={() => logText(log)} label="the events" isDisabled={log.length === 0} />
        <Button variant="quiet" size="tool" disabled={log.length === 0} onClick={onClear}>
          Clear<span className="sr-only"> the events</span>
        </Button>
      </>
    }
  >
    {log.length === 0 ? (
      <p className="m-auto max-w-[36ch] p-6 text-center text-sm text-muted">
        Nothing has happened yet. Press the button in the preview, and every event its host receives is listed
        here.
      </p>
    ) : (
      <Scroller label="List of events" className="flex-1">
        <ol>
          {[...log].reverse().map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </Scroller>
    )}
  </Panel>
);
