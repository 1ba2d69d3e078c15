type Point = Pick<PointerEvent, 'screenX' | 'screenY' | 'clientX' | 'clientY'>;

/** Browsers round the two pairs of coordinates differently. */
const TOLERANCE_PX = 3;
/** Relative tolerance for the distance between two events, because the scale is measured. */
const TOLERANCE_RATIO = 0.02;
/** A shorter distance gives no usable scale. */
const MIN_WAY_PX = 8;

/** A frame has no other way to notice that the page around it moves it: it stays fully visible. */
export const createPressPlace = () => {
  let seen: Point | null = null;
  /** Screen pixels for each pixel of the frame; not 1 if the browser zooms the page. */
  let scale = 1;

  return {
    get isKnown() {
      return seen !== null;
    },
    get scale() {
      return scale;
    },
    forget(): void {
      seen = null;
    },
    /** Whether the frame is at the position of the earlier events; `true` for the first event. */
    isSame({ screenX, screenY, clientX, clientY }: Point): boolean {
      const before = seen;
      const now = { screenX, screenY, clientX, clientY };
      seen ??= now;
      if (!before) return true;
      const x = clientX - before.clientX;
      const y = clientY - before.clientY;
      const onScreenX = screenX - before.screenX;
      const onScreenY = screenY - before.screenY;
      const way = Math.hypot(x, y);
      const isNear = (by: number) =>
        Math.hypot(onScreenX - by * x, onScreenY - by * y) <= TOLERANCE_PX + TOLERANCE_RATIO * way;
      if (isNear(scale)) return true;
      seen = now;
      if (way >= MIN_WAY_PX) {
        const measured = Math.hypot(onScreenX, onScreenY) / way;
        // A zoomed frame keeps the direction; a moved one seldom does.
        scale = isNear(measured) ? measured : 1;
      }
      return false;
    },
  };
};
