/** A painted background of 400 × 300: sky from top to bottom, a light, and shapes from far to near. */
export interface Scene {
  readonly sky: readonly [string, string, string];
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly hasStars?: boolean;
  readonly shapes: readonly (readonly [d: string, colour: string, opacity?: number])[];
}

const CUMULUS = 'M0 190c10-26 40-30 56-14 6-36 58-48 78-14 22-18 56-8 58 20 22-10 40 0 44 16H0Z';
const CUMULUS_RIGHT = 'M400 150c-14-34-52-34-64-12-12-44-76-46-88 0-24-12-50 2-48 28-20-4-34 8-34 22h234Z';
const HILLS_FAR = 'M0 214c60-36 110-26 170-8s150-34 230-4v98H0Z';
const HILLS_NEAR = 'M0 262c70-34 130-20 200-6s130-26 200-8v52H0Z';
const PEAKS = 'M0 236 62 160l34 34 78-96 66 86 34-34 126 90v60H0Z';
const SEA = 'M0 206h400v94H0Z';
const GLINTS = 'M176 216h60v2h-60Zm-24 14h96v3h-96Zm34 16h72v3h-72Zm-50 18h130v4H136Zm-30 20h190v5H106Z';
const CITY =
  'M0 300v-70h26v-34h30v26h18v-60h34v48h20v-20h30v-56h22v70h26v-30h34v44h20v-64h32v40h26v-22h34v54h24v74Z';

export const SCENES = {
  platform: {
    sky: ['#40395f', '#a35d7c', '#ffb88a'],
    light: { x: 96, y: 178, r: 30, colour: '#ffe3b0' },
    shapes: [
      [CITY, '#5b3d63', 0.75],
      ['M0 262h400v38H0Z', '#231c35'],
      ['M0 254h400v8H0Z', '#f2c56b'],
      ['M232 96h168v14H232Zm18 14h8v146h-8Zm118 0h8v146h-8Z', '#231c35'],
      ['M292 176c0-24 44-24 44 0Zm21 0h3v26h-3Z', '#e2506a'],
      ['M304 196c0-10 20-10 20 0l4 58h-28Z', '#33294a'],
      ['M20 0 8 254M120 0l-10 254M214 0l-8 254M168 30l-6 120M66 40 58 190', '#ffffff', 0.16],
    ],
  },
  sea: {
    sky: ['#2f7fd6', '#7cc1f0', '#dff3fb'],
    light: { x: 310, y: 62, r: 24, colour: '#fffbe2' },
    shapes: [
      [CUMULUS, '#ffffff'],
      ['M0 206c40-30 120-26 236 0Z', '#d2e9f7'],
      [SEA, '#1f6db5'],
      [GLINTS, '#bfe6fb', 0.7],
      ['M0 300v-44c60-6 110 4 150 22 30 10 50 14 70 22Z', '#f3dfae'],
      [
        'M86 232c0-6 9-6 9 0s-9 6-9 0Zm2 8h7l8 10-3 3-6-6v14l7 16h-5l-7-14-8 14h-5l9-18v-10l-6 4-2-4Z',
        '#27345c',
      ],
    ],
  },
  robot: {
    sky: ['#5d2546', '#d6553f', '#ffcf6e'],
    light: { x: 200, y: 176, r: 74, colour: '#ffe7a3' },
    shapes: [
      [CITY, '#8d3345', 0.8],
      [
        'M184 70h32l4-18 6 2-2 22 6 16h28l16 22-4 34-16-4-2 56 10 8v24l-20 4 2-40-16-18-4 30 12 92h-36l-4-74-4 74h-36l12-92-4-30-16 18 2 40-20-4v-24l10-8-2-56-16 4-4-34 16-22h28l6-16-2-22 6-2Z',
        '#2a1528',
      ],
      ['M188 80h24v7h-24Z', '#ffdf7a'],
      ['M0 300v-24l60-6 40 10 80-4 90 8 60-12 70 8v20Z', '#180c1c'],
    ],
  },
  flight: {
    sky: ['#1c5fb0', '#5aaae4', '#ffe6cf'],
    light: { x: 70, y: 70, r: 26, colour: '#fff5cf' },
    shapes: [
      [CUMULUS_RIGHT, '#fff4ea'],
      [
        'M0 300V236c30-30 70-22 84 0 16-30 66-34 84-4 26-20 60-8 66 16 30-22 76-16 90 12 26-16 60-10 76 10v30Z',
        '#ffffff',
      ],
      ['M0 300v-30c40-20 80-8 100 4 40-18 90-12 110 4 60-20 130-14 190 2v20Z', '#d5e6f6'],
      [
        'M120 150l96-22 34-34 16-2-14 32 46-8 12-18 9-1-6 26 14 14-8 3-20-4-50 14 22 34-12 3-40-32-62 8-26 2Z',
        '#d6402f',
      ],
      ['M150 146l66-17 12 3-74 17Z', '#ffffff'],
    ],
  },
  train: {
    sky: ['#101b45', '#3b3f8c', '#e58aa5'],
    light: { x: 300, y: 84, r: 26, colour: '#fff2c9' },
    hasStars: true,
    shapes: [
      [PEAKS, '#2a2c6a'],
      [SEA, '#1a2358'],
      ['M60 228h290v3H60Zm30 18h230v4H90Zm-40 22h300v4H50Z', '#f3b6c4', 0.35],
      ['M0 222h400v5H0Zm30 5h6v50h-6Zm90 0h6v50h-6Zm90 0h6v50h-6Zm90 0h6v50h-6Zm80 0h6v50h-6Z', '#0d1230'],
      ['M34 184h246c18 0 30 14 34 36H34Z', '#f0e4d0'],
      ['M34 208h278l2 8H34Z', '#d8475c'],
      [
        'M48 190h26v14H48Zm36 0h26v14H84Zm36 0h26v14h-26Zm36 0h26v14h-26Zm36 0h26v14h-26Zm36 0h26v14h-26Zm38 0h14c8 2 14 8 17 14h-31Z',
        '#ffcf5c',
      ],
    ],
  },
  meadow: {
    sky: ['#6a7ddb', '#f3a6c0', '#ffe9b8'],
    light: { x: 204, y: 186, r: 32, colour: '#fff9dc' },
    shapes: [
      [CUMULUS_RIGHT, '#ffd9dc', 0.85],
      [HILLS_FAR, '#8fae7b'],
      [HILLS_NEAR, '#54804f'],
      ['M300 250c-4-40-4-60 0-82l8 0c4 22 2 44 2 84Z', '#4a352d'],
      ['M304 104c30 0 50 18 50 42 0 26-24 38-50 38s-52-12-52-38c0-24 22-42 52-42Z', '#3f6b45'],
      ['M40 276h3v16h-3Zm32 4h3v16h-3Zm40-8h3v20h-3Zm52 6h3v16h-3Zm90-4h3v20h-3Z', '#2f5633'],
      ['M38 272h7v5h-7Zm32 4h7v5h-7Zm40-8h7v5h-7Zm52 6h7v5h-7Zm90-4h7v5h-7Z', '#ffe06b'],
    ],
  },
  gate: {
    sky: ['#1d2f4f', '#3f7f8c', '#c9e6c8'],
    light: { x: 200, y: 170, r: 58, colour: '#f6ffe0' },
    shapes: [
      [HILLS_FAR, '#2c5c63', 0.9],
      ['M150 300l34-90h32l34 90Z', '#d9cfae'],
      ['M164 270h72v4h-72Zm8-22h56v4h-56Zm7-20h42v4h-42Z', '#a89d7c'],
      ['M96 92c60 14 148 14 208 0l6 20c-64 12-156 12-220 0Z', '#c8402c'],
      ['M112 134h176v14H112Zm14-28h18l-6 164h-20Zm130 0h18l8 164h-20Zm-64 8h16v24h-16Z', '#c8402c'],
      ['M90 84c64 14 156 14 220 0l2 10c-64 14-160 14-224 0Z', '#2a2030'],
      ['M0 300V120c30 30 36 100 60 180Zm400 0V100c-36 40-40 120-64 200Z', '#12262e'],
    ],
  },
  window: {
    sky: ['#4d93d9', '#9fd0ee', '#fdf2d8'],
    light: { x: 260, y: 78, r: 22, colour: '#ffffff' },
    shapes: [
      [CUMULUS, '#ffffff'],
      ['M0 190h400v40H0Z', '#6fa46b'],
      [
        'M0 0h400v26H0Zm0 26h26v204H0Zm124 0h16v204h-16Zm136 0h16v204h-16Zm114 0h26v204h-26ZM0 222h400v14H0Z',
        '#8a6a4c',
      ],
      ['M0 236h400v64H0Z', '#5c4433'],
      ['M26 26c30 50 34 130 8 196h-8Zm348 0c-44 60-46 130-12 196h12Z', '#fff8e6', 0.9],
      [
        'M56 262h110v10H56Zm8 10h6v28h-6Zm88 0h6v28h-6Zm78-10h110v10H230Zm8 10h6v28h-6Zm88 0h6v28h-6Z',
        '#d9a566',
      ],
      ['M276 252h30v10h-30Z', '#3d6fb5'],
    ],
  },
  castle: {
    sky: ['#23164d', '#6a3f9a', '#f2a0b5'],
    light: { x: 290, y: 88, r: 42, colour: '#fff0d0' },
    hasStars: true,
    shapes: [
      [PEAKS, '#4b2f7a', 0.9],
      [
        'M120 250V160l-8 0v-14h8v-6h10v6h8v-30l16-40 16 40v44h14V86l18-52 18 52v74h14v-30l16-40 16 40v30h8v-6h10v6h8v14l-8 0v90Z',
        '#2b1a4d',
      ],
      ['M150 132h7v12h-7Zm50-30h7v14h-7Zm0 40h7v14h-7Zm48-10h7v12h-7Z', '#ffd36b'],
      ['M192 250v-26c0-14 20-14 20 0v26Z', '#ffb45c'],
      [HILLS_NEAR, '#1a1033'],
    ],
  },
  sword: {
    sky: ['#3a1230', '#b8333f', '#ff9d57'],
    light: { x: 200, y: 128, r: 66, colour: '#ffdf9a' },
    shapes: [
      [HILLS_FAR, '#7d2236', 0.85],
      ['M196 60h8l3 150h-14Z', '#fff3dc'],
      ['M172 58h56v9h-56Zm23-34h10v34h-10Z', '#2a1024'],
      ['M196 14h8v12h-8Z', '#ffd36b'],
      [
        'M0 300V220c20 6 26 20 40 6 18 14 30-8 46 8 14-16 30 4 44-6 20 14 30-10 50 6 24-14 34 8 54-4 20 12 34-10 52 6 20-12 34 6 54-8 20 10 40-8 60 0v72Z',
        '#2a1024',
      ],
    ],
  },
  lanterns: {
    sky: ['#0b1440', '#2a3a86', '#7e6fb8'],
    light: { x: 330, y: 60, r: 18, colour: '#fff6da' },
    hasStars: true,
    shapes: [
      [HILLS_FAR, '#18225c'],
      [SEA, '#10184a'],
      [GLINTS, '#ffbf6b', 0.55],
      [
        'M60 120h26l-4 34H64Zm90-60h34l-5 44h-24Zm90 76h22l-3 28h-16Zm-40-24h18l-3 22h-12Zm100-16h28l-4 36h-20ZM28 60h16l-2 20H30Z',
        '#ff9b3d',
      ],
      ['M66 134h14v16H66Zm92-56h18v22h-18Zm88 70h10v12h-10Zm60-46h14v18h-14Z', '#ffe38f'],
      ['M0 300v-20l120-8 60 10 220-14v32Z', '#080d2c'],
    ],
  },
  planets: {
    sky: ['#071426', '#123a5a', '#2f8f9a'],
    light: { x: 120, y: 112, r: 50, colour: '#ffb35c' },
    hasStars: true,
    shapes: [
      ['M74 94c30-8 70-8 92 2l2 10c-30-8-66-8-97 0Z', '#e2703f', 0.8],
      [
        'M40 136c40 8 130-10 176-44 6-6 2-8-8-6 4 2 2 6-4 10-44 28-120 42-160 34-6-2-8-6-2-10-8 4-10 12-2 16Z',
        '#ffe6bd',
      ],
      ['M322 66a20 20 0 1 1-40 0 20 20 0 0 1 40 0Z', '#d6e8ee'],
      ['M0 300V244c60-22 100 10 150-4s90-40 150-16 70 10 100 0v76Z', '#0d5a63'],
      ['M0 300v-26c80-20 120 8 200-2s130-20 200 0v28Z', '#083b45'],
      ['M258 262c0-30 60-30 60 0Z', '#bff0e6', 0.85],
      ['M284 236h8v26h-8Z', '#0d5a63'],
    ],
  },
} as const satisfies Record<string, Scene>;
