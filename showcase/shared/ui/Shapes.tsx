import { createElement, Fragment, type ReactElement, type SVGProps } from 'react';

/** A shape of a drawing that is kept as JSON, with its SVG attributes: a group, a circle or a path. */
export interface Shape extends Omit<SVGProps<SVGElement>, 'ref'> {
  /** The shapes of a group. */
  readonly shapes?: readonly Shape[];
}

const draw = ({ shapes, ...attributes }: Shape): ReactElement => {
  if (shapes) return createElement('g', attributes, ...shapes.map(draw));
  return createElement('cx' in attributes ? 'circle' : 'path', attributes);
};

/** The shapes of a drawing, from back to front. */
export const Shapes = ({ of }: { readonly of: readonly Shape[] }) =>
  createElement(Fragment, null, ...of.map(draw));
