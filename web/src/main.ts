import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { me } from './me.svelte'

await me.arrive()
const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')
mount(App, { target })

// The built page can be installed, and opens without a network; games are never kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => {}))
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/worker.js').catch(() => {})
}
