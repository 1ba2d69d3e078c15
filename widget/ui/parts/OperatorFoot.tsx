import { useState } from 'react';
import { selectApp } from '../../machine/selectors.ts';
import { useFact, useView } from '../view.ts';
import { OperatorLines } from './OperatorLines.tsx';

/** Who operates the provider, at the foot of every step (`GET /api/app`). */
export function OperatorFoot() {
  const { texts } = useView();
  const app = useFact(selectApp);
  // A step that began before the answer keeps a place for it, so that nothing moves under a press.
  const [isAwaited] = useState(app === 'awaited');
  const operator = app !== 'awaited' && app?.operator;
  return (
    <div className="operator" data-awaited={isAwaited || undefined}>
      {operator && (
        <OperatorLines
          {...operator}
          texts={{
            contact: texts('operator.contact'),
            privacy: texts('asker.policy'),
            terms: texts('operator.terms'),
            imprint: texts('operator.imprint'),
          }}
        />
      )}
    </div>
  );
}
