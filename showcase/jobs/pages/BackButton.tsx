import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { isFirstEntry } from '../../shared/lib/entry-keys.ts';
import { Button } from '../../shared/ui/Button.tsx';

/** Goes back one step. A page that was opened directly has no previous step, so the button goes to the list. */
export const BackButton = () => {
  const navigate = useNavigate();
  const isFirst = isFirstEntry(useLocation().key);
  return (
    <Button variant="plain" onClick={() => (isFirst ? navigate('/') : navigate(-1))}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Button>
  );
};
