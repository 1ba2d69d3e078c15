import { type ChartArrow, LABEL_LETTER, LABEL_LINE, type Point } from './layout.ts';

/** Returns a smooth line through the points of the layout. */
const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  const middles = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q ${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return [`M ${first.x} ${first.y}`, ...middles, `L ${last.x} ${last.y}`].join(' ');
};

const Label = ({ text, x, y }: Point & { readonly text: string }) => {
  const width = text.length * LABEL_LETTER + 4;
  return (
    <>
      <rect x={x - width / 2} y={y - LABEL_LINE / 2} width={width} height={LABEL_LINE} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </>
  );
};

export interface ChartArrowsProps {
  readonly arrows: readonly ChartArrow[];
  readonly width: number;
  readonly height: number;
  /** Id of the state whose arrows are highlighted; `null` highlights all. */
  readonly chosen: string | null;
}

/** The transitions with their triggers. The list beside the chart has the same content as text. */
export const ChartArrows = ({ arrows, width, height, chosen }: ChartArrowsProps) => (
  <svg
    aria-hidden="true"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    className="pointer-events-none absolute inset-0 overflow-visible"
  >
    <defs>
      <marker
        id="arrow-head"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0.5 8 4 0 7.5Z" fill="context-stroke" />
      </marker>
    </defs>
    {arrows.map((arrow) => (
      <g
        key={arrow.id}
        data-back={arrow.isBack}
        data-chosen={chosen !== null && arrow.ends.includes(chosen)}
        className="workbench-arrow"
      >
        <path d={pathOf(arrow.points)} fill="none" markerEnd="url(#arrow-head)" />
        {arrow.labels.map((label, index) => (
          <Label
            key={label}
            text={label}
            x={arrow.at.x}
            y={arrow.at.y + (index - (arrow.labels.length - 1) / 2) * LABEL_LINE}
          />
        ))}
      </g>
    ))}
  </svg>
);
