import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './app/routes.tsx';
import './shared/theme/theme.css';
import { applyStoredTheme } from './shared/theme/theme.ts';

applyStoredTheme();

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(routes)} />);
