import { Link } from 'react-router';
import type { Inference } from '../interests/infer.ts';
import { strongest } from '../interests/personality.ts';

const percent = (value: number) => `${Math.round(value * 100)}\u202f%`;

/** The personality figures. The text says that they come from a public table and are only an illustration. */
export const Character = ({ personality }: Pick<Inference, 'personality'>) => {
  if (personality === null) return null;
  const types = strongest(personality.types, 2).map(({ name }) => name);
  const traits = strongest(personality.traits, 1).map(
    ({ name, value }) => `${name.toLowerCase()} at ${percent(value)}`,
  );
  return (
    <p className="text-[0.9375rem] text-muted">
      As an illustration, you read as {[...types, ...traits].join(', ')}.{' '}
      <Link to="/docs/interests#traits" className="underline underline-offset-4 hover:text-ink">
        The table behind it
      </Link>
    </p>
  );
};
