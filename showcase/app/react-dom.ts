// A small file of its own (vite.showcase.config.ts): React DOM sets itself up in a task of its own (`inline/take-over.js`).
export { createRoot, hydrateRoot } from 'react-dom/client';
