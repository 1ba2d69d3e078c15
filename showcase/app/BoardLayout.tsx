import { Outlet } from 'react-router';
import { JobsProvider } from '../jobs/JobsProvider.tsx';
import { AnswersLink, SavedLink } from '../jobs/ui/Links.tsx';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header, state and footer of the job board. The demos use neither. */
export const BoardLayout = () => (
  <div className="board flex min-h-dvh flex-col">
    <Header
      right={
        <>
          <AnswersLink />
          <SavedLink />
          <ThemeToggle />
        </>
      }
    />
    <JobsProvider>
      <Outlet />
    </JobsProvider>
    <Footer />
  </div>
);
