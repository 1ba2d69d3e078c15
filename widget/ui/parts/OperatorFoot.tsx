import { useState } from 'react';
import { selectApp } from '../../machine/selectors.ts';
import { useFact, useView } from '../view.ts';
import { OperatorLines } from './OperatorLines.tsx';

/** Who operates the provider, at the foot of every step (`GET /api/app`). */
export function OperatorFoot() {
  const { options, texts } = useView();
  const app = useFact(selectApp);
  const [wasAwaited] = useState(app === 'awaited');
  const operator = app !== 'awaited' && app?.operator;
  // A step that began before the answer keeps a place for it, so that no answer moves a button under a press.
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
