import { createApp } from 'vue';
import Nuxt from './samples/Nuxt.vue';
import SignIn from './samples/SignIn.vue';

createApp(location.hash === '#Nuxt' ? Nuxt : SignIn).mount('#app');
