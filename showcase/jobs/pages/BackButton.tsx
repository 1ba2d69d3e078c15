import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { isFirstEntry } from '../../shared/lib/entry-keys.ts';
import { Button } from '../../shared/ui/Button.tsx';

/** Goes back one step. A page that was opened directly has no previous step, so it goes to the list. */
export const useGoBack = () => {
  const navigate = useNavigate();
  const isFirst = isFirstEntry(useLocation().key);
  return () => void (isFirst ? navigate('/') : navigate(-1));
};

export const BackButton = () => {
  const goBack = useGoBack();
  return (
    <Button variant="plain" onClick={goBack}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Back
    </Button>
  );
};
