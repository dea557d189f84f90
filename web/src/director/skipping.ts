/** Which keys skip what is being shown. They do nothing else then: no key that was meant to skip chooses anything. */
const FIELDS = 'input, textarea, select, dialog, [contenteditable]'
const OTHER_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'CapsLock']

export function skips(event: KeyboardEvent): boolean {
  const isTyped = event.target instanceof Element && event.target.closest(FIELDS) !== null
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey
  return !isTyped && !isShortcut && !OTHER_KEYS.includes(event.key)
}
