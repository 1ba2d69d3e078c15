import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles/console.css';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no root');
document.title = `Operator · ${root.dataset.name ?? ''}`;
createRoot(root).render(<App name={root.dataset.name ?? ''} />);
