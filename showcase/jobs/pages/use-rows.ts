import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Rows } from './CardGrid.tsx';

/** Estimated height of a row in rem: a card and the space around it. */
const ROW_REM = 13;
const FIRST_ROWS = 8;
/** Rendered rows outside the window on each side. Each row costs time in every scroll frame. */
const OVERSCAN = 4;

/** Adds and removes rows in pairs. The list then changes, and needs layout, only half as often. */
const inPairs = (range: Range) => {
  const startIndex = range.startIndex - (range.startIndex % 2);
  const endIndex = Math.min(range.endIndex - (range.endIndex % 2) + 1, range.count - 1);
  return defaultRangeExtractor({ ...range, startIndex, endIndex });
};

interface Measured {
  readonly columns: number;
  readonly rows: VirtualItem[];
}

/** Measured row heights of earlier lists. They let Back restore the same height and scroll position. */
const remembered = new WeakMap<readonly unknown[], Measured>();

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Rows in the first render of a list, about as high as the whole list. */
export const firstRows = (items: readonly unknown[], columns: number): Rows => {
  const known = remembered.get(items);
  const count = Math.ceil(items.length / columns);
  const last = Math.min(count, FIRST_ROWS) - 1;
  const height = ROW_REM * remPixels();
  const sizes = known?.columns === columns ? known.rows.map(({ size }) => size) : [];
  const below = Array.from({ length: count - last - 1 }, (_, index) => sizes[last + 1 + index] ?? height);
  return { first: 0, last, above: 0, below: below.reduce((sum, size) => sum + size, 0) };
};

/** Returns the rows to render for the current scroll position of the window. */
export const useRows = (
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  columns: number,
): Rows => {
  const [scrollMargin, setScrollMargin] = useState(0);
  const known = remembered.get(items);
  const [rem] = useState(remPixels);
  const rowCount = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    estimateSize: () => ROW_REM * rem,
    overscan: OVERSCAN,
    rangeExtractor: inPairs,
    scrollMargin,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    initialMeasurementsCache: known?.columns === columns ? known.rows : [],
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    setScrollMargin(Math.round(top));
  }, [list]);

  useEffect(
    () => () => void remembered.set(items, { columns, rows: virtualizer.measurementsCache }),
    [items, columns, virtualizer],
  );

  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    first: first?.index ?? 0,
    last: last?.index ?? -1,
    above: first ? first.start - scrollMargin : 0,
    below: last ? virtualizer.getTotalSize() + scrollMargin - last.end : 0,
    measure: virtualizer.measureElement,
  };
};
