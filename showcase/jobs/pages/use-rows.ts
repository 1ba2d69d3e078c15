import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Height of a card before it was measured, and the gap between rows, in rem. */
const CARD_REM = 11;
const GAP_REM = 1.25;
/** A page of 20 is always whole, so that find-in-page and printing see all of it. */
export const WHOLE_PAGE = 20;
const LEAST_OVERSCAN = 8;

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
  readonly measure: (element: HTMLElement | null) => void;
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
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => CARD_REM * rem,
    gap: GAP_REM * rem,
    overscan: Math.max(LEAST_OVERSCAN, Math.ceil(WHOLE_PAGE / columns)),
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
