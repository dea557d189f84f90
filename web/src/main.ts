import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { me } from './me.svelte'

await me.arrive()
const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')
mount(App, { target })
