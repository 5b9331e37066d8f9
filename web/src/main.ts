import { mount } from 'svelte';
import '@fontsource/el-messiri/600.css';
import '@fontsource-variable/source-sans-3/wght.css';
import App from './App.svelte';
import './style/tokens.css';
import './style/base.css';
import { loadOwnGames } from './games/registry.svelte';
import { route } from './routing.svelte';
import { settings } from './settings.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
// Without its words a page would flash up with message ids; those of home come along with the others.
const isHome = route().page === 'home';
const words = speak(settings.language, ...(isHome ? ['home'] : []));
Promise.all([words, isHome ? loadOwnGames() : []]).then(
  () => mount(App, { target }),
  () => {
    // Not even the words came through, so that this cannot be said in another language.
    target.textContent = 'Semiramis could not be loaded. Please load the page again.';
  },
);
