import type { ComponentType } from 'react';
import type { AppName } from './connect/connect-element.ts';

export interface AreaPage {
  readonly path: string;
  readonly description?: string;
}

/** The lazy module exports the page as `Component`. */
interface AreaRoute {
  /** Pattern below `/` for the router. Case does not matter. */
  readonly path: string;
  /** By default the build writes one page, at the path itself. */
  readonly loadPages?: () => Promise<readonly AreaPage[]>;
  /** Document title; the area's own by default. `null` means that the page renders a `<title>`. */
  readonly title?: string | null;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
}

export interface Area {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly routes: readonly AreaRoute[];
  /** A sign-out of the application removes these keys of local storage. */
  readonly personalKeys?: readonly string[];
}

export interface ApplicationArea extends Area {
  readonly name: AppName;
}
