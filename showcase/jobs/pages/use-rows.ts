import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Height of a row before it was measured, in rem: a card and the space around it. */
const ROW_REM = 12.25;
/** A page of 20 is always whole, so that find-in-page and printing see all of it. */
export const WHOLE_PAGE = 20;
/** Rows beyond the window, on either side: each costs every frame that scrolls. */
const OVERSCAN = 4;

/** Rows come and go in pairs: the list changes, and is laid out, half as often, with frames of neither in between. */
const inPairs = (range: Range) => {
  const startIndex = range.startIndex - (range.startIndex % 2);
  const endIndex = Math.min(range.endIndex - (range.endIndex % 2) + 1, range.count - 1);
  return defaultRangeExtractor({ ...range, startIndex, endIndex });
};

interface Measured {
  readonly columns: number;
  readonly rows: VirtualItem[];
}

/** Row heights of lists seen before: Back finds the same height, and so the same place. */
const remembered = new WeakMap<readonly unknown[], Measured>();

const remPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export interface Rows {
  readonly first: number;
  readonly last: number;
  /** Pixels that stand for the rows not rendered. */
  readonly above: number;
  readonly below: number;
  readonly measure?: (element: HTMLElement | null) => void;
}

/** Which rows of a list as long as the window scrolls have to be there, however long the list is. */
export const useRows = (
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  columns: number,
): Rows => {
  const [scrollMargin, setScrollMargin] = useState(0);
  const known = remembered.get(items);
  const [rem] = useState(remPixels);
  const rowCount = Math.ceil(items.length / columns);
  const isWhole = items.length <= WHOLE_PAGE;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    enabled: !isWhole,
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
    if (isWhole) return;
    const top = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
    setScrollMargin(Math.round(top));
  }, [list, isWhole]);

  useEffect(
    () => () => void remembered.set(items, { columns, rows: virtualizer.measurementsCache }),
    [items, columns, virtualizer],
  );

  if (isWhole) return { first: 0, last: rowCount - 1, above: 0, below: 0 };
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
