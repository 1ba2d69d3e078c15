// A separate file, so that the initialisation of React DOM runs in a separate task (`inline/take-over.js`,
// vite.showcase.config.ts).
export { createRoot, hydrateRoot } from 'react-dom/client';
