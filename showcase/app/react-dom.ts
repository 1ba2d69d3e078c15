// A small file of its own (vite.showcase.config.ts): React DOM sets itself up in a task of its own (`inline/take-over.js`),
// and makes errors while it does. Where tools look on, as Lighthouse does, Chromium then parses the file that asked for it
// again: 45 ms on a slow phone for the file of the packages.
export { createRoot, hydrateRoot } from 'react-dom/client';
