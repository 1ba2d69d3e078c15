/** The pages of the job board in one file, because a person who opens one of them usually opens another. */
export { Component as JobDetailPage } from '../jobs/pages/JobDetailPage.tsx';
export { Component as JobListPage } from '../jobs/pages/JobListPage.tsx';
export { Component as OnboardedPages } from '../jobs/onboarding/Onboarding.tsx';
export { BoardLayout } from './BoardLayout.tsx';
