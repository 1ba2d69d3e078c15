import type { AnomalyAction, NoteAnomaly } from '../facts/anomaly.ts';
import { type Audit, type AuditHashes, PROVIDER } from './audit.ts';

export type Anomalies = ReturnType<typeof createAnomalies>;

const WITHIN_MS = 3_600_000;
/** Maximum number of entries of an action, by one copy in an hour: attackers must not fill the audit log. */
const MOST = 100;

/**
 * Records signs of attacks in the audit log: each action of a subject once in an hour, over all copies. Calls do not
 * wait for the entry, so their duration does not reveal it; a killed process may lose it.
 */
export const createAnomalies = (
  { noteOnce, hashOf }: Pick<Audit, 'noteOnce'> & Pick<AuditHashes, 'hashOf'>,
  now: () => number,
  failed: (error: unknown) => void,
) => {
  /** Times of the records by this copy, oldest first, by action and subject. */
  const recorded = new Map<AnomalyAction, Map<string, number>>();
  let writing: Promise<void> = Promise.resolve();

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
