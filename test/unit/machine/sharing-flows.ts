import { resultFor } from '../../support/controlled-ports.ts';
import { type openFlow, settle } from '../../support/open-flow.ts';

export type Flow = ReturnType<typeof openFlow>;

export const shareRequestOf = (flow: Flow) => ({
  ...flow.context(),
  appName: 'Jobs',
  requestData: flow.context().options.requestData,
  approved: flow.context().selected,
});

export const prepare = async (flow: Flow) => {
  flow.send({ type: 'data.share' });
  flow.pending.prepareResult.resolve(resultFor(shareRequestOf(flow)));
  await settle();
};
