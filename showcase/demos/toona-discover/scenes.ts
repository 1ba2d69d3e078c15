import scenes from './scenes.json';

/** A painted background of 400 × 300: sky, a light, and shapes from far to near. */
export interface Scene {
  /** Three colours from top to bottom. */
  readonly sky: readonly string[];
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly hasStars?: boolean;
  readonly shapes: readonly { readonly d: string; readonly colour: string; readonly opacity?: number }[];
}

export const SCENES: Record<keyof typeof scenes, Scene> = scenes;
