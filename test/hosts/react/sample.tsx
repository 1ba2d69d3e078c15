import { createRoot } from 'react-dom/client';
import App from './samples/App.tsx';
import { SignIn as Next } from './samples/Next.tsx';
import { SignIn } from './samples/SignIn.tsx';

const SAMPLES = new Map([
  ['#SignIn', SignIn],
  ['#App', App],
  ['#Next', Next],
]);

const place = document.getElementById('app');
const Sample = SAMPLES.get(location.hash);
if (place && Sample) createRoot(place).render(<Sample />);
