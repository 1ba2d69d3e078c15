import { mount } from 'svelte';
import { whenDefined } from '../when-defined.ts';
import Conformance from './Conformance.svelte';

whenDefined(() => {
  const target = document.getElementById('app');
  if (target) mount(Conformance, { target });
});
