import { z } from 'zod';
import { define, type Route } from '../api/call.ts';
import { pageOf } from '../database/database.ts';
import { iso } from '../iso.ts';
import type { AuditRow } from '../operations/audit.ts';
import { auditAnswer } from './answers.ts';
import { idIn } from './query.ts';
import type { OperatorParts } from './session.ts';

const PAGE = 100;

const entryOf = ({ at, ...row }: AuditRow) => ({ ...row, at: iso(at) });

/** One JSON object in a line for each entry, read from the database as the client takes them. */
const lines = (rows: AsyncIterator<AuditRow>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(`${JSON.stringify(entryOf(value))}\n`));
    },
    cancel: async () => void (await rows.return?.()),
  });

/** No call changes the audit log. */
export const operatorAuditCalls = ({ audit, anomalies }: OperatorParts): readonly Route[] => [
  define.get('/operator/api/audit', {
    id: 'operatorAudit',
    by: 'operator',
    query: ['after'],
    answer: auditAnswer,
    handle: async ({ query }) => {
      await anomalies.settle();
      const after = Number(idIn(query, 'after') ?? Number.MAX_SAFE_INTEGER);
      const rows = await audit.page(Number.isSafeInteger(after) ? after : 0, PAGE + 1);
      const { page, last } = pageOf(rows, PAGE);
      return { entries: page.map(entryOf), next: last === null ? null : `${last.seq}` };
    },
  }),
  define.get('/operator/api/audit/export', {
    id: 'operatorAuditExport',
    by: 'operator',
    isFile: true,
    answer: z.string(),
    handle: async ({ caller: { actor } }) => {
      await anomalies.settle();
      await audit.note(actor, { action: 'audit.exported' });
      return new Response(lines(audit.all()), {
        headers: {
          'Content-Type': 'application/jsonl; charset=utf-8',
          'Content-Disposition': 'attachment; filename="audit.jsonl"',
        },
      });
    },
  }),
];
