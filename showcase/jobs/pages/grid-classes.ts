/** Classes of the responsive grid of cards (specification §2.2). */
export const GRID = '-m-1 md:-m-2.5 grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3';

/**
 * `contain-paint` keeps the painting of one cell from repainting the others. The padding leaves space for a card's
 * outline. The cell is a container, so that a card with large letters can adapt and cuts off no text.
 */
export const CELL = '@container relative min-w-0 p-1 md:p-2.5 contain-paint';
