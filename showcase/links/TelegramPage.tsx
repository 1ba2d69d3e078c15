import { LINK_TESTS, TEST_MESSAGE } from './data.ts';
import { encodeMessage } from './deep-link.ts';
import { DeepLink } from './parts/DeepLink.tsx';
import { Sheet } from './parts/Sheet.tsx';

const payload = encodeMessage(TEST_MESSAGE);

export const Component = () => (
  <Sheet
    title={'Open a bot or mini\u2011app by deep link'}
    lead={`Three ways into a messaging app, each carrying the same test message: “${TEST_MESSAGE}”.`}
    note="None. A button only leads outward."
  >
    <ol className="mt-10 grid">
      {LINK_TESTS.map(({ parameter, title, action, effect }) => (
        <li key={parameter} className="border-(--rule) border-t py-7 last:pb-0">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-1 max-w-[56ch] text-sm text-(--soft)">{effect}</p>
          <DeepLink
            parameter={parameter}
            payload={payload}
            action={action}
            payloadName="test message, base64url"
          />
        </li>
      ))}
    </ol>
  </Sheet>
);
