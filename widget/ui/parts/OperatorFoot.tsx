import { useState } from 'react';
import { selectApp, selectShare } from '../../machine/selectors.ts';
import type { Step } from '../../types.ts';
import { useFact, useView } from '../view.ts';
import { OperatorLines } from './OperatorLines.tsx';

/** Who operates the provider, at the foot of every step (`GET /api/app`). */
export function OperatorFoot({ step }: { readonly step: Step }) {
  const { texts } = useView();
  const app = useFact(selectApp);
  const isShared = useFact(selectShare) === 'shared';
  const [wasAwaited] = useState(app === 'awaited');
  const operator = app !== 'awaited' && app?.operator;
  // A step that began before the answer keeps a place for it, so that nothing moves under a press. Without an answer
  // the place stays at the switches only, where a press has most weight.
  const keepsPlace = wasAwaited && (app === 'awaited' || !!operator || (step === 'dataRequest' && !isShared));
  return (
    <div className="operator" data-place={keepsPlace || undefined}>
      {operator && (
        <OperatorLines
          {...operator}
          texts={{
            privacy: texts('asker.policy'),
            terms: texts('operator.terms'),
            imprint: texts('operator.imprint'),
          }}
        />
      )}
    </div>
  );
}
