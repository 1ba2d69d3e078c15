import { createContext, useContext } from 'react';
import type { PageActions, PageState } from './page-state.ts';

export interface PageView {
  readonly state: PageState;
  readonly actions: PageActions;
}

export const PageContext = createContext<PageView | undefined>(undefined);

export const usePage = (): PageView => {
  const page = useContext(PageContext);
  if (!page) throw new Error('The parts of the page stand inside <AuthorizePage>');
  return page;
};
