import { CONNECTOR_IDS, type ConnectorId } from '../../../common/platforms/ids.ts';
import type { Access } from '../../../common/platforms/kit/facts.ts';
import { accessTo, listsOf } from '../../../common/platforms/platforms.ts';
import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

/** The provider's reaction to each kind of refusal. The keys are the provider's names of the kinds. */
const OUTCOMES: Readonly<Record<string, string>> = {
  token: 'the person connects it again',
  scope: 'the other lists are read',
  limited: 'the provider waits',
  unreachable: 'tried again for 33 hours',
  operator: 'tried again every day, and logged for you',
  absent: 'taken as empty',
  pending: 'asked again for 33 hours',
};

/** The refusals by their outcome: "`429 8` (the provider waits)". */
const refusalText = ({ refusals }: Access): string =>
  Object.entries(refusals)
    .map(([outcome, names]) => `${names.map((name) => `\`${name}\``).join(', ')} (${OUTCOMES[outcome]})`)
    .join('; ');

const Platform = ({ id }: { readonly id: ConnectorId }) => {
  const access = accessTo(id);
  const { closed, review, quota, cost, page, unconfirmed } = access;
  const lists = listsOf(id).map(([name, { atMost }]) => `${name} (at most ${atMost})`);
  return (
    <Row name={id} note={cost}>
      <p>Read: {lists.join(', ')}.</p>
      {closed !== null && <p>Not offered: {closed}.</p>}
      <p>
        Needs: {review}. Quota: {quota}. <a href={page}>Source</a>
      </p>
      <p>
        Refuses with <Text>{refusalText(access)}</Text>.{' '}
        <a href={access.refusalsPage}>Source of its refusals</a>
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
