import { CONNECTOR_IDS, type ConnectorId } from '../../../provider/config-platforms.ts';
import { ACCESS } from '../../../provider/facts/access.ts';
import { listsOf } from '../../../provider/facts/lists.ts';
import { Row, Rows } from './Entries.tsx';

const Platform = ({ id }: { readonly id: ConnectorId }) => {
  const { closed, review, quota, cost, page, unconfirmed } = ACCESS[id];
  const lists = listsOf(id).map(([name, { atMost }]) => `${name} (at most ${atMost})`);
  return (
    <Row name={id} note={cost}>
      <p>Read: {lists.join(', ')}.</p>
      {closed !== null && <p>Not offered: {closed}.</p>}
      <p>
        Needs: {review}. Quota: {quota}. <a href={page}>Source</a>
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
