import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';

interface BrandProps {
  /** The provider's name for people. */
  readonly name: string;
  /** Address of the operator's logo; empty for the mark of this project. */
  readonly logo: string;
  readonly children?: ReactNode;
}

/** Who the page belongs to: logo and name. */
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
