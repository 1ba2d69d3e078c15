import type { ComponentType } from 'react';

/** One address of a demo. The lazy module exports the page as `Component`. */
export interface DemoRoute {
  /** Pattern below `/` as the router reads it; matched whatever its case. */
  readonly path: string;
  /** Document title; the demo's own when absent. `null` leaves it to the page, which renders a `<title>`. */
  readonly title?: string | null;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}

/** What a folder of `demos/`, `links` or `workbench` exports as `demo` from its `index.ts`, to be found by the router. */
export interface Demo {
  /** The folder's name. */
  readonly name: string;
  /** Document title of its pages. */
  readonly title: string;
  /** One sentence for a person who chooses among the demos. */
  readonly description: string;
  readonly routes: readonly DemoRoute[];
}
