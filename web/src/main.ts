import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { me } from './me.svelte'
import { isStatic } from './wire/site'

await me.arrive()
const target = document.getElementById('app')
if (!target) throw new Error('The page has no place for the app.')
mount(App, { target })

// The built page can be installed, and plays without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void =>
    void navigator.serviceWorker.register(isStatic ? 'worker.js' : '/worker.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
