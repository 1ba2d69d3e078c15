import { render } from 'solid-js/web';
import { SignIn } from './samples/SignIn.tsx';

const place = document.getElementById('app');
if (place) render(() => <SignIn />, place);
