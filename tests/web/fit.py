"""What every page must hold to: no raw word, no sideways scrolling, room for a finger."""

import re

from playwright.sync_api import Page

TARGET = 44  # pixels
RAW = r"undefined|\bnull\b|NaN|\[object|\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z]+[A-Z][A-Za-z]*\b"

LETTERING = """() => {
  const said = [document.body.innerText, document.title]
  for (const code of document.querySelectorAll('code'))  // what one may type is a word of ours
    said[0] = said[0].replaceAll(code.innerText, '')
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name))
  for (const one of document.querySelectorAll('.unseen, [aria-live]')) said.push(one.textContent)
  return said.join('\\n')
}"""

SIDEWAYS = """() => {
  const faults = []
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`)
  const boxes = '.upper, .dock, .choices, .zone:not(.hand), main, dialog .inside'
  const cuts = box => getComputedStyle(box).overflowX !== 'visible'
  for (const box of document.querySelectorAll(boxes))
    if (cuts(box) && box.scrollWidth > box.clientWidth + 1)
      faults.push(`${box.className || box.tagName} is ${box.scrollWidth} in ${box.clientWidth}`)
  return faults
}"""

SMALL = """target => {
  const roots = document.querySelectorAll('dialog[open]')
  const root = roots.length ? roots[roots.length - 1] : document
  const faults = []
  for (const one of root.querySelectorAll('main button, .bar button, dialog button, summary')) {
    const { width, height } = one.getBoundingClientRect()
    const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (shown && Math.min(width, height) < target - 0.5) {
      const name = one.getAttribute('aria-label') ?? one.innerText
      faults.push(`${name} (${one.className}) is ${Math.round(width)}x${Math.round(height)}`)
    }
  }
  return faults
}"""


def raw_words(page: Page) -> list[str]:
    """Words of the program that a person gets to see or to hear."""
    return re.findall(RAW, page.evaluate(LETTERING))


def sideways(page: Page) -> list[str]:
    """What is wider than its place, in its own lettering."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(SIDEWAYS)
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is too small."""
    found: list[str] = page.evaluate(SMALL, TARGET)
    return found
