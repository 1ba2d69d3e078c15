import type { ComponentType } from 'react';

/** One address of an area. The lazy module exports the page as `Component`. */
export interface AreaRoute {
  /** Pattern below `/` as the router reads it; matched whatever its case. */
  readonly path: string;
  /** The addresses of a pattern, each of which has a page of its own; the path itself when absent. */
  readonly addresses?: readonly string[];
  /** Document title; the area's own when absent. `null` leaves it to the page, which renders a `<title>`. */
  readonly title?: string | null;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}

/** What a folder with pages says of itself in its `index.ts`: each demo, `links`, `workbench` and `docs`. */
export interface Area {
  /** The folder's name. */
  readonly name: string;
  /** Document title of its pages. */
  readonly title: string;
  /** One sentence for a person who chooses among them. */
  readonly description: string;
  readonly routes: readonly AreaRoute[];
  /** Keys of local storage that hold something about the person; removed when they sign out anywhere on the site. */
  readonly personalKeys?: readonly string[];
}
