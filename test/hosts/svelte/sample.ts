import { mount } from 'svelte';
import SignIn from './samples/SignIn.svelte';
import SvelteKit from './samples/SvelteKit.svelte';

const target = document.getElementById('app');
if (target) mount(location.hash === '#SvelteKit' ? SvelteKit : SignIn, { target });
