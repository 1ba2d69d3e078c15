/** The first letter of a name on a tile. */
export function Monogram({ of, isLarge = false }: { of: string; isLarge?: boolean }) {
  // Reads a whole code point: a name may begin with an emoji.
  const [letter] = of;
  return (
    <span className={isLarge ? 'monogram large' : 'monogram'} aria-hidden="true">
      {letter}
    </span>
  );
}
