import 'data-connect';
import { render } from 'preact';
import { App } from './App.tsx';

const place = document.getElementById('app');
if (place) render(<App />, place);
