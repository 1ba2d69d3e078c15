import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './styles/console.css';

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('The page has no root');
const { name = '', logo = '' } = root.dataset;
document.title = `Operator · ${name}`;
createRoot(root).render(<App name={name} logo={logo} />);
