import '@fontsource-variable/archivo/wdth.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import './ui/app.css';
import { mount } from 'svelte';
import { applyPreferences } from './ui/apply-preferences.svelte.ts';
import { preferences } from './ui/language.svelte.ts';
import Shell from './shell/Shell.svelte';
import { update } from './shell/update.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');

applyPreferences(document.documentElement, preferences);
mount(Shell, { target });
if (import.meta.env.PROD) addEventListener('load', () => void update.watch());
