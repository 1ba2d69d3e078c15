import { micah } from '@dicebear/collection';
import { Portrait } from '../../../shared/ui/Portrait.tsx';

const BACKGROUNDS = ['f2b8ac', 'd9f25c', 'f6d88f', 'c9b6e4', '9fd0c4'];

/** A person's portrait. The name is beside it as text. */
export const Face = ({ seed, className }: { seed: string; className?: string }) => (
  <Portrait art={micah} seed={seed} alt="" background={BACKGROUNDS} className={className} />
);
