import { RemoveCross, type RemoveCrossProps } from '../ui/RemoveCross.tsx';

/** A word of the CV with the control that removes it. */
export const TermChip = (props: RemoveCrossProps) => (
  <span className="inline-flex items-center rounded-full bg-sunken pl-3 text-sm font-medium">
    {props.text}
    <RemoveCross {...props} />
  </span>
);
