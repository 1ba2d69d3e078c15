export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const KEYS = ['Enter', 'Tab', 'Escape', 'Space', 'Backspace', 'Shift+Tab'] as const;

export type Key = (typeof KEYS)[number];

/** A window or tab: the little that all engines can do. The rest is script in the page. */
export interface EngineWindow {
  goto(url: string): Promise<void>;
  goBack(): Promise<void>;
  /** Evaluates an expression of JavaScript, waits for its promise, and gives what JSON can carry. */
  run(expression: string): Promise<unknown>;
  hoverAt(point: Point): Promise<void>;
  pressAt(point: Point): Promise<void>;
  key(key: Key): Promise<void>;
  /** Key by key, into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The bytes of a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A profile of its own: storage and windows. */
export interface Visit {
  open(): Promise<EngineWindow>;
  /** All windows, those that a page opened included, oldest first. */
  windows(): Promise<readonly EngineWindow[]>;
  close(): Promise<void>;
}

export interface LaunchSettings {
  /** `blocked`: the person forbids sites to store anything. */
  readonly storage?: 'blocked';
  readonly colours?: 'dark';
}

export interface Engine {
  readonly version: string;
  visit(): Promise<Visit>;
  close(): Promise<void>;
}
