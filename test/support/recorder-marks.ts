import marks from './recorder-marks.json' with { type: 'json' };

/** The tools whose mark, of their documentation, one of the elements lacks. */
export const unmarked = (elements: readonly Element[]) =>
  elements.flatMap((element) =>
    Object.entries(marks).flatMap(([tool, mark]) => (element.matches(mark) ? [] : [tool])),
  );
