import { expect, type Locator, type Page } from '@playwright/test'

/** Uses only the keyboard. After each press some element must have the focus: it is never lost to the page itself. */
export class Keyboard {
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
  }

  /** Presses Tab until the element has the focus; fails if the focus comes around without reaching it. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    const passed: string[] = []
    for (let presses = 0; presses < 150; presses++) {
      await this.#page.keyboard.press(key)
      if (await this.#isOn(target)) return
      passed.push(await this.#whereabouts())
    }
    throw new Error(`${target} is not reached by ${key}; passed ${passed.slice(0, 60).join(' → ')}`)
  }

  async backTo(target: Locator): Promise<void> {
    await this.tabTo(target, 'Shift+Tab')
  }

  /** Moves the focus there and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.#page.keyboard.press(key)
  }

  async write(target: Locator, words: string): Promise<void> {
    if (!(await this.#isOn(target))) await this.tabTo(target)
    await this.#page.keyboard.press('Control+A')
    await this.#page.keyboard.type(words)
  }

  /** After whatever just happened, the focus must still be on an element, or a blind visitor is lost. */
  async expectSomewhere(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement !== document.body && document.hasFocus()))
      .toBe(true)
  }

  async #isOn(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement).catch(() => false)
  }

  #whereabouts(): Promise<string> {
    return this.#page.evaluate(() => {
      const at = document.activeElement
      return (
        (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim().slice(0, 30) || (at?.tagName ?? '')
      )
    })
  }
}

/** Records what a screen reader announces by itself: live regions, and alerts when they appear. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
    const hear = (element: Element | null | undefined) => {
      const words = element?.closest(LIVE)?.textContent?.trim()
      if (words && heard.at(-1) !== words) heard.push(words)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear(target instanceof Element ? target : target.parentElement)
        for (const node of addedNodes)
          if (node instanceof Element) for (const alert of node.querySelectorAll(LIVE)) hear(alert)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[])
}
