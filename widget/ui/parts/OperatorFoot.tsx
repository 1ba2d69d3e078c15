import { selectApp } from '../../machine/selectors.ts';
import { useFact, useView, useWasAwaited } from '../view.ts';
import { OperatorLines } from './OperatorLines.tsx';

/** Who operates the provider, at the foot of every step (`GET /api/app`). */
export function OperatorFoot() {
  const { options, texts } = useView();
  const app = useFact(selectApp);
  const wasAwaited = useWasAwaited();
  const operator = app !== 'awaited' && app?.operator;
  return (
    <div className="operator" data-place={wasAwaited || undefined}>
      {operator && (
        <OperatorLines
          {...operator}
          texts={{
            privacy: texts('asker.policy'),
            terms: texts('operator.terms'),
            imprint: texts('operator.imprint'),
            newTab: texts('data.newTab', { name: options.provider }),
          }}
        />
      )}
    </div>
  );
}
