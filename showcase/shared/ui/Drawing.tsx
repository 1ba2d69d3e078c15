import { createElement, type ReactElement } from 'react';

/** Has the SVG attributes of a group, a circle, an ellipse or a path. */
export interface Shape {
  readonly shapes?: readonly Shape[];
  readonly [attribute: string]: unknown;
}

const tagOf = (attributes: Shape) => {
  if ('rx' in attributes) return 'ellipse';
  return 'cx' in attributes ? 'circle' : 'path';
};

const draw = ({ shapes, ...attributes }: Shape): ReactElement =>
  shapes ? createElement('g', attributes, ...shapes.map(draw)) : createElement(tagOf(attributes), attributes);

interface DrawingProps {
  readonly of: Shape;
  readonly className?: string | undefined;
  /** Without it the picture is hidden from screen readers: its text is beside it. */
  readonly label?: string | undefined;
}

export const Drawing = ({ of: { shapes = [], ...attributes }, className, label }: DrawingProps) =>
  createElement(
    'svg',
    { ...attributes, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }), className },
    ...shapes.map(draw),
  );
