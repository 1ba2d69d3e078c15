import { CONNECTOR_IDS, type ConnectorId } from '../../../common/platforms/ids.ts';
import { OUTCOMES } from '../../../common/platforms/kit/refusals.ts';
import { accessTo, listsOf, refusalsOf } from '../../../common/platforms/platforms.ts';
import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

/** The refusals by their outcome: "`429 8` (the provider waits)". */
const refusalText = (id: ConnectorId): string => {
  const byOutcome = new Map<keyof typeof OUTCOMES, readonly string[]>();
  for (const { name, outcome } of refusalsOf(id).refusals) {
    const names = byOutcome.get(outcome) ?? [];
    byOutcome.set(outcome, [...names, `\`${name}\``]);
  }
  return [...byOutcome].map(([outcome, names]) => `${names.join(', ')} (${OUTCOMES[outcome]})`).join('; ');
};

const Platform = ({ id }: { readonly id: ConnectorId }) => {
  const { closed, review, quota, cost, page, unconfirmed } = accessTo(id);
  const lists = listsOf(id).map(([name, { atMost }]) => `${name} (at most ${atMost})`);
  return (
    <Row name={id} note={cost}>
      <p>Read: {lists.join(', ')}.</p>
      {closed !== null && <p>Not offered: {closed}.</p>}
      <p>
        Needs: {review}. Quota: {quota}. <a href={page}>Source</a>
      </p>
      <p>
        Refuses with <Text>{refusalText(id)}</Text>. <a href={refusalsOf(id).page}>Source of its refusals</a>
      </p>
      {unconfirmed !== undefined && <p>Not confirmed on its own pages: {unconfirmed}.</p>}
    </Row>
  );
};

/**
 * The data that the provider reads from each platform, and the platform's requirements. Both come from the provider's
 * own lists.
 */
export const Platforms = () => (
  <Rows>
    {CONNECTOR_IDS.map((id) => (
      <Platform key={id} id={id} />
    ))}
  </Rows>
);
