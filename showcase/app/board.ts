/** The pages of the job board, fetched as one file: a person who sees one of them goes on to the next. */
export { Component as JobDetailPage } from '../jobs/pages/JobDetailPage.tsx';
export { Component as JobListPage } from '../jobs/pages/JobListPage.tsx';
export { Component as OnboardedPages } from '../jobs/pages/OnboardedPages.tsx';
export { BoardLayout } from './BoardLayout.tsx';
