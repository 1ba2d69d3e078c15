import { verifyWebhook } from '../../../../widget/server.ts';
import { startReceiver } from '../../support/receiver.ts';

interface Acknowledged {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly grant: string | null;
}

export const startHosts = async (now: () => number) => {
  const acknowledged: Acknowledged[] = [];
  const secrets: string[] = [];
  const wrong: string[] = [];
  let isAway = false;
  const { url } = await startReceiver(async ({ body, headers }) => {
    if (isAway) return 500;
    try {
      const { id, type, subject, grant } = await verifyWebhook(body, headers, {
        secret: secrets,
        now,
        // The clock may move during a delivery.
        toleranceS: 86_400,
      });
      acknowledged.push({ id, type, subject, grant });
    } catch (error) {
      wrong.push(String(error));
    }
    return 204;
  });
  return {
    url,
    secrets,
    acknowledged,
    wrong,
    setAway: (is: boolean) => {
      isAway = is;
    },
  };
};

export type Hosts = Awaited<ReturnType<typeof startHosts>>;
