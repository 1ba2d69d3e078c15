/**
 * Three tiles and one on its way to its place: the brand's mark drawn by the trigger and by the
 * flow with a round stroke of 2, which gives the tiles their corners.
 */
export const BRAND_TILES = ['M4 4h5v5H4zM4 15h5v5H4zM15 15h5v5h-5z', 'M17.7 2.8l3.5 3.5-3.5 3.5-3.5-3.5z'];
