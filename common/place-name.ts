/** Returns the host of an origin, with its port; of a native app's place (`com.example.app:`) the name of its scheme. */
export const placeName = (place: string): string => new URL(place).host || place.replace(/:$/, '');
