import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
