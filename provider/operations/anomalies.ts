import type { AnomalyAction, NoteAnomaly } from '../anomaly.ts';
import { type Audit, type AuditHashes, PROVIDER } from './audit.ts';

export type Anomalies = ReturnType<typeof createAnomalies>;

const WITHIN_MS = 3_600_000;
/** Attackers must not fill the audit log: entries of an action by one copy in an hour. */
const MOST = 100;

/**
 * Records signs of attacks in the audit log: an action of a subject once in an hour, over all copies. No call waits for
 * the entry, so its time says nothing, and a kill may lose it.
 * @param failed called if an entry could not be written
 */
export const createAnomalies = (
  { noteOnce, hashOf }: Pick<Audit, 'noteOnce'> & Pick<AuditHashes, 'hashOf'>,
  now: () => number,
  failed: (error: unknown) => void,
) => {
  /** When this copy recorded what, the oldest first. */
  const recorded = new Map<AnomalyAction, Map<string, number>>();
  let writing: Promise<void> = Promise.resolve();

  /** Returns the subjects of an action within the hour. */
  const recentOf = (action: AnomalyAction): Map<string, number> => {
    const subjects = recorded.get(action) ?? new Map<string, number>();
    recorded.set(action, subjects);
    for (const [subject, at] of subjects) if (at <= now() - WITHIN_MS) subjects.delete(subject);
    return subjects;
  };

  const note: NoteAnomaly = ({ action, appId, id, hashed, detail }) => {
    const subject = id ?? (hashed === undefined ? undefined : hashOf(hashed));
    const recent = recentOf(action);
    if (recent.has(subject ?? '') || recent.size === MOST) return;
    recent.set(subject ?? '', now());
    const entry = {
      action,
      appId,
      subject,
      detail: recent.size === MOST ? { ...detail, isLastOfHour: true } : detail,
    };
    writing = writing
      .then(() => noteOnce(PROVIDER, entry, WITHIN_MS))
      .catch((error: unknown) => {
        recent.delete(subject ?? '');
        failed(error);
      });
  };

  return {
    note,

    /** Waits for the entries of earlier calls. Never throws. */
    settle: (): Promise<void> => writing,
  };
};
