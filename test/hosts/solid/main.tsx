import 'data-connect';
import { render } from 'solid-js/web';
import { App } from './App.tsx';

const place = document.getElementById('app');
if (place) render(() => <App />, place);
