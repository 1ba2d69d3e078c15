import type { ReactNode } from 'react';

const TILES = ['M4 4h5v5H4zM4 15h5v5H4zM15 15h5v5h-5z', 'M16.5 2.5h5v5h-5z'];

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="2 1 21 21" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      {TILES.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

interface BrandProps {
  readonly name: string;
  /** Address of the operator's logo; empty for the mark of this project. */
  readonly logo: string;
  readonly children?: ReactNode;
}

export function Brand({ name, logo, children }: BrandProps) {
  return (
    <p className="brand">
      {logo === '' ? <BrandMark /> : <img className="brand-logo" src={logo} alt="" />}
      <span className="brand-name" dir="auto">
        {name}
      </span>
      {children}
    </p>
  );
}
