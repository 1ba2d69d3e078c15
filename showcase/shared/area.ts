import type { ComponentType } from 'react';
import type { AppName } from './connect/connect-element.ts';

/** A page that the build writes to a file. */
export interface AreaPage {
  readonly path: string;
  readonly description?: string;
}

/** One address of an area. The lazy module exports the page as `Component`. */
export interface AreaRoute {
  /** Pattern below `/` for the router. Case does not matter. */
  readonly path: string;
  /** Lists the pages of a pattern for the build; by default there is one page, at the path itself. */
  readonly loadPages?: () => Promise<readonly AreaPage[]>;
  /** Document title; the area's own by default. `null` means that the page renders a `<title>`. */
  readonly title?: string | null;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}

/** The description of a folder with pages: each demo (`app/demos.ts`), `links`, `workbench` and `docs`. */
export interface Area {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly routes: readonly AreaRoute[];
  /** Local-storage keys with data about the person. A sign-out of its application removes them. */
  readonly personalKeys?: readonly string[];
}

export interface ApplicationArea extends Area {
  readonly name: AppName;
}
