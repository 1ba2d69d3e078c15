import { selectApp } from '../../machine/selectors.ts';
import { isolated } from '../row-texts.ts';
import { useFact, useView } from '../view.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** Who asks, why, and until when, as the provider knows it (`GET /api/app`). Sharing waits for it. */
export function Asker() {
  const { locale, texts } = useView();
  const app = useFact(selectApp);
  if (!app) return null;
  if (app === 'awaited') return <p className="asker">{texts('asker.awaited')}</p>;
  const { name, origin, purpose, policy, keepDays, until } = app;
  const days = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const kept =
    keepDays !== undefined &&
    texts('asker.kept', { time: new Intl.NumberFormat(locale, days).format(keepDays) });
  return (
    <div className="asker">
      <p>
        <bdi className="asker-name">{name}</bdi> <bdi>{origin}</bdi>
      </p>
      {purpose && <p>{texts('asker.why', { purpose: isolated(purpose) })}</p>}
      {(kept || policy) && (
        <p>
          {kept}{' '}
          {policy && (
            <NewTabLink href={policy} name={name} part="privacy">
              {texts('asker.policy')}
            </NewTabLink>
          )}
        </p>
      )}
      {until && (
        <p>
          {texts('asker.until', {
            date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(until)),
          })}
        </p>
      )}
    </div>
  );
}
