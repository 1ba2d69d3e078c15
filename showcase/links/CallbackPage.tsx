import { Link } from 'react-router';
import { Sheet } from './parts/Sheet.tsx';

export const Component = () => (
  <Sheet
    title="Authentication callback"
    lead="Authentication functionality was temporarily removed."
    note="None. Nothing in this address is read."
  >
    <p className="mt-8 max-w-[60ch] border-(--pen) border-l-2 pl-4">
      A sign-in that ends here changes nothing: no one was signed in, and nothing was saved. To see how a
      return is recognised, go to the{' '}
      <Link to="/auth" className="text-(--blue) underline underline-offset-4 hover:no-underline">
        authentication test
      </Link>
      .
    </p>
  </Sheet>
);
