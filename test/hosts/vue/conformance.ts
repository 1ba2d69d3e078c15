import { createApp } from 'vue';
import { whenDefined } from '../when-defined.ts';
import Conformance from './Conformance.vue';

whenDefined(() => createApp(Conformance).mount('#app'));
