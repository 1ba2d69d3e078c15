import { render } from 'preact';
import { SignIn } from './samples/SignIn.tsx';

const place = document.getElementById('app');
if (place) render(<SignIn />, place);
