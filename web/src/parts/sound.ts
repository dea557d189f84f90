/** Sounds made in the browser: quiet, short, of wood, paper and metal. */
import type { Sound } from '../games/kit'

const LOUDNESS = 0.16

let context: AudioContext | null = null
let out: GainNode | null = null

interface Stage {
  context: AudioContext
  out: GainNode
}

function stage(): Stage | null {
  // Before the first click a browser keeps silent.
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false)
    return null
  if (!context || !out) {
    context = new AudioContext()
    out = context.createGain()
    out.gain.value = LOUDNESS
    out.connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume()
  return { context, out }
}

/** A gain that jumps up and dies away. */
function fading({ context, out }: Stage, at: number, loud: number, length: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(out)
  return gain
}

function tone(
  pitch: number,
  at: number,
  length: number,
  loud: number,
  shape: OscillatorType = 'sine',
  to = pitch,
): void {
  const on = stage()
  if (!on) return
  const { context } = on
  const oscillator = context.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(pitch, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length)
  oscillator.connect(fading(on, at, loud, length))
  oscillator.start(at)
  oscillator.stop(at + length)
}

function noise(at: number, length: number, loud: number, pitch: number, narrow = 0.8): void {
  const on = stage()
  if (!on) return
  const { context } = on
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = narrow
  source.connect(filter).connect(fading(on, at, loud, length))
  source.start(at)
}

const SOUNDS: Record<Sound, (now: number) => void> = {
  card: (now) => noise(now, 0.07, 0.8, 2600),
  coin: (now) => {
    tone(2093, now, 0.18, 0.35)
    tone(3136, now + 0.03, 0.22, 0.22)
  },
  bag: (now) => {
    noise(now, 0.05, 1.2, 900, 1.5)
    tone(170, now, 0.12, 0.7, 'triangle', 90)
  },
  bell: (now) => {
    tone(880, now, 0.9, 0.45)
    tone(2217, now, 0.5, 0.12)
    tone(1320, now + 0.14, 0.9, 0.3)
  },
  alarm: (now) => {
    tone(330, now, 0.2, 0.4, 'sawtooth', 300)
    tone(440, now + 0.16, 0.3, 0.4, 'sawtooth', 392)
  },
  drum: (now) => {
    tone(130, now, 0.3, 1, 'sine', 55)
    noise(now, 0.08, 0.4, 300)
  },
  creak: (now) => {
    tone(92, now, 0.5, 0.35, 'sawtooth', 128)
    tone(128, now + 0.45, 0.4, 0.3, 'sawtooth', 104)
    noise(now, 0.9, 0.25, 700, 6)
  },
  win: (now) => {
    for (const [at, pitch] of [523, 659, 784, 1047].entries())
      tone(pitch, now + at * 0.12, 0.6, 0.35, 'triangle')
  },
}

/** After whatever is being done: to set up the first sound takes a browser longer than to draw a table. */
export function play(sound: Sound): void {
  setTimeout(() => {
    const here = stage()
    if (here && here.context.state === 'running') SOUNDS[sound](here.context.currentTime)
  })
}
