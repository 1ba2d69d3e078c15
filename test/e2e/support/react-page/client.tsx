import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);
const root = document.querySelector('#root');
if (root) hydrateRoot(root, page, { onRecoverableError: (error) => console.error('Hydration', error) });
