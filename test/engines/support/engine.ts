export const ENGINES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Space' | 'Shift+Tab';

export interface EngineWindow {
  goto(url: string): Promise<void>;
  /** Evaluates a JavaScript expression, waits for its promise, and returns the result as JSON. */
  run(expression: string): Promise<unknown>;
  /** Like `run`, in the document of the open dialog's frame, which is of another site. Rejects without such a frame. */
  runInFrame(expression: string): Promise<unknown>;
  hoverAt(point: Point): Promise<void>;
  pressAt(point: Point): Promise<void>;
  key(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
}

export interface Visit {
  open(): Promise<EngineWindow>;
  /** All windows, also those that a page opened, oldest first. Each has one object. */
  windows(): Promise<readonly EngineWindow[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly version: string;
  visit(): Promise<Visit>;
  close(): Promise<void>;
}
