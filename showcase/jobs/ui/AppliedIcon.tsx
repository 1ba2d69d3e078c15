import { Circle, CircleCheck } from 'lucide-react';

/** A ring, with a tick once the person has applied: a tick alone would look as if they had. */
export const AppliedIcon = ({ isOn }: { readonly isOn: boolean }) => {
  const Icon = isOn ? CircleCheck : Circle;
  return <Icon aria-hidden="true" className="size-4" />;
};
