import { API_ADDRESS } from '../reference/served.ts';
import { useServed } from '../reference/served-context.ts';
import { WIDGET_CALLS } from '../reference/widget-calls.ts';
import { ApiCall } from './ApiCall.tsx';
import { NotRead } from './NotRead.tsx';

/** Every call that the widget makes. */
export const WidgetCalls = () => {
  const { api } = useServed();
  if (api === null) return <NotRead address={API_ADDRESS} />;
  return WIDGET_CALLS.map((use) => {
    const call = api.find(({ id }) => id === use.id);
    return call && <ApiCall key={use.id} call={call} use={use} />;
  });
};
