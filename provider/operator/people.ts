import { z } from 'zod';
import { define, type Route } from '../api/call.ts';
import type { Modules } from '../api/modules.ts';
import { erasePerson, exportAnswer, exportPerson } from '../api/person.ts';
import { line } from '../api/schemas.ts';
import { addressOf } from '../people/address.ts';
import { Problem } from '../problem.ts';

/** The address is in the body, because proxies log the URLs of calls. */
const body = z.strictObject({ address: line(320) });

/** The audit log has keyed hashes of ids and addresses. */
export const operatorPersonCalls = (modules: Modules): readonly Route[] => {
  const { audit, people, sessions } = modules;

  const idOf = async (address: string): Promise<string> => {
    const id = await people.find(address.trim());
    if (id === null) throw new Problem('person.unknown');
    return id;
  };

  return [
    define.post('/operator/api/person', {
      id: 'operatorFindPerson',
      by: 'operator',
      body,
      answer: z.object({ exists: z.boolean() }),
      handle: async ({ caller: { actor }, body: { address } }) => {
        const id = await people.find(address.trim());
        const subject = id ?? addressOf(address) ?? address.trim();
        await audit.note(actor, {
          action: 'person.looked-up',
          subject: audit.hashOf(subject),
          detail: { exists: id !== null },
        });
        return { exists: id !== null };
      },
    }),
    define.post('/operator/api/person/export', {
      id: 'operatorExportPerson',
      by: 'operator',
      body,
      answer: exportAnswer,
      refuses: ['person.unknown'],
      handle: async ({ caller: { actor }, body: { address } }) => {
        const id = await idOf(address);
        await audit.note(actor, { action: 'person.exported', subject: audit.hashOf(id) });
        return Response.json(await exportPerson(modules, id), {
          headers: { 'Content-Disposition': 'attachment; filename="person.json"' },
        });
      },
    }),
    define.post('/operator/api/person/delete', {
      id: 'operatorErasePerson',
      by: 'operator',
      body,
      answer: z.object({ receiptsKept: z.int() }),
      refuses: ['person.unknown'],
      handle: async ({ caller: { actor }, body: { address } }) => ({
        receiptsKept: await erasePerson(modules, await idOf(address), actor),
      }),
    }),
    define.post('/operator/api/person/end-sessions', {
      id: 'operatorEndSessions',
      by: 'operator',
      body,
      answer: z.object({ ended: z.int() }),
      refuses: ['person.unknown'],
      handle: async ({ caller: { actor }, body: { address } }) => {
        const personId = await idOf(address);
        const subject = audit.hashOf(personId);
        let ended = 0;
        await sessions.endAll(personId, (trx, count) => {
          ended = count;
          const detail = { count };
          return audit.record(trx, actor, { action: 'person.sessions-ended', subject, detail });
        });
        return { ended };
      },
    }),
  ];
};
