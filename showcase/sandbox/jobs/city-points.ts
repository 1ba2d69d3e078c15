import type { City } from './cities.ts';

/** Latitude and longitude of the cities' centres in degrees. */
const POINTS: Readonly<Record<City, readonly [latitude: number, longitude: number]>> = {
  Albuquerque: [35.08, -106.65],
  Anchorage: [61.22, -149.9],
  'Ann Arbor': [42.28, -83.74],
  Asheville: [35.6, -82.55],
  Atlanta: [33.75, -84.39],
  Austin: [30.27, -97.74],
  Baltimore: [39.29, -76.61],
  Birmingham: [33.52, -86.81],
  Boise: [43.62, -116.2],
  Boston: [42.36, -71.06],
  Boulder: [40.01, -105.27],
  Buffalo: [42.89, -78.88],
  Burlington: [44.48, -73.21],
  Charleston: [32.78, -79.93],
  Charlotte: [35.23, -80.84],
  Chattanooga: [35.05, -85.31],
  Chicago: [41.88, -87.63],
  Cincinnati: [39.1, -84.51],
  Cleveland: [41.5, -81.69],
  Columbus: [39.96, -83.0],
  Dallas: [32.78, -96.8],
  Denver: [39.74, -104.99],
  'Des Moines': [41.59, -93.62],
  Detroit: [42.33, -83.05],
  Durham: [35.99, -78.9],
  'El Paso': [31.76, -106.49],
  Eugene: [44.05, -123.09],
  Fresno: [36.74, -119.79],
  'Grand Rapids': [42.96, -85.67],
  Hartford: [41.77, -72.67],
  Honolulu: [21.31, -157.86],
  Houston: [29.76, -95.37],
  Indianapolis: [39.77, -86.16],
  Jacksonville: [30.33, -81.66],
  'Kansas City': [39.1, -94.58],
  'Las Vegas': [36.17, -115.14],
  Lexington: [38.04, -84.5],
  'Little Rock': [34.75, -92.29],
  'Los Angeles': [34.05, -118.24],
  Louisville: [38.25, -85.76],
  Madison: [43.07, -89.4],
  Memphis: [35.15, -90.05],
  Miami: [25.76, -80.19],
  Milwaukee: [43.04, -87.91],
  Minneapolis: [44.98, -93.27],
  Missoula: [46.87, -113.99],
  Nashville: [36.16, -86.78],
  'New Orleans': [29.95, -90.07],
  'New York': [40.71, -74.01],
  Oakland: [37.8, -122.27],
  Omaha: [41.26, -95.94],
  Orlando: [28.54, -81.38],
  Philadelphia: [39.95, -75.17],
  Phoenix: [33.45, -112.07],
  Pittsburgh: [40.44, -80.0],
  Portland: [45.52, -122.68],
  Providence: [41.82, -71.41],
  Raleigh: [35.78, -78.64],
  Reno: [39.53, -119.81],
  Richmond: [37.54, -77.44],
  Rochester: [43.16, -77.61],
  Sacramento: [38.58, -121.49],
  'Salt Lake City': [40.76, -111.89],
  'San Antonio': [29.42, -98.49],
  'San Diego': [32.72, -117.16],
  'San Francisco': [37.77, -122.42],
  'San Jose': [37.34, -121.89],
  'Santa Fe': [35.69, -105.94],
  Savannah: [32.08, -81.09],
  Seattle: [47.61, -122.33],
  Spokane: [47.66, -117.43],
  'St. Louis': [38.63, -90.2],
  Tampa: [27.95, -82.46],
  Tucson: [32.22, -110.97],
  Tulsa: [36.15, -95.99],
  Washington: [38.91, -77.04],
  Wichita: [37.69, -97.34],
};

const EARTH_RADIUS_KM = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The length of the great circle between two cities, by the haversine formula. */
export const kilometresBetween = (one: City, other: City): number => {
  const [latitude, longitude] = POINTS[one];
  const [otherLatitude, otherLongitude] = POINTS[other];
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};
