import type { Page } from '@playwright/test'

/** Elements that extend beyond the right edge of the window, so that reading them requires scrolling sideways. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })

/** Text that a box around it cuts off. Text for screen readers only is cut off on purpose. */
export const cutOffText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const boxes = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((element) => {
      if (element.clientWidth < 4 || element.clientHeight < 4) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      return hides(overflowX) || hides(overflowY)
    })
    const found: string[] = []
    for (const box of boxes) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        const parent = text.parentElement
        if (words.width < 2 || !parent?.checkVisibility({ visibilityProperty: true })) continue
        if (parent.closest('[aria-hidden="true"], svg') || getComputedStyle(parent).position === 'absolute')
          continue
        // Text is a little taller than its box if the line height is small.
        const slack = words.height / 3
        const cutAcross = hides(overflowX) && (words.right > edge.right + 2 || words.left < edge.left - 2)
        const cutDown =
          hides(overflowY) && (words.bottom > edge.bottom + slack || words.top < edge.top - slack)
        if (cutAcross || cutDown)
          found.push(`${text.textContent?.slice(0, 60)} in ${box.outerHTML.slice(0, 120)}`)
      }
    }
    return found.slice(0, 5)
  })

/** Words that overlap other words. */
export const overlappingText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A dialog covers the page on purpose.
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
    const lines = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, dt, dd, label, a, button')]
      .filter(
        (element) => element.childElementCount === 0 && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => element.textContent?.trim() && element.clientHeight !== 1)
      .flatMap((element) => linesOf(element).map((box) => ({ element, box })))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    const found: string[] = []
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1, at + 40)) {
        if (one.element === other.element) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const much = Math.min(one.box.height, other.box.height) / 2
        if (across > 4 && down > much) found.push(`${one.element.textContent} / ${other.element.textContent}`)
      }
    return found.slice(0, 5)

    function linesOf(element: HTMLElement): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
  })

/** Animations and transitions that still run for a person who asked for less motion. */
export const motion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      const lasts = Number(duration) * Math.min(Number(iterations), 1000)
      return animation.playState === 'running' && lasts > 20
    })
    // However short, a transition on everything that inherits a color blocks a page for seconds.
    document.body.style.color = 'red'
    const recolored = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    document.body.style.color = ''
    return [...moving, ...recolored].map((animation) => {
      const { target } = animation.effect as KeyframeEffect
      return `${target?.outerHTML.slice(0, 120)}: ${'animationName' in animation ? animation.animationName : 'transition'}`
    })
  })

/**
 * Focusable elements that look the same with and without focus, or are covered while they have it. Go through the page
 * by keyboard first, or browsers show no focus at all.
 */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = document.querySelector('[role="dialog"]')
    const reachable = [
      ...(open ?? document).querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    // A few of many similar elements are enough.
    const seen = new Map<string, number>()
    const found: string[] = []
    for (const element of reachable) {
      const kind = `${element.tagName} ${element.className} ${element.getAttribute('type')}`
      const times = (seen.get(kind) ?? 0) + 1
      seen.set(kind, times)
      if (times > 4) continue
      ;(document.activeElement as HTMLElement | null)?.blur()
      const before = looksAround(element)
      // At the lower edge of the window, where the Tab key brings it: behind a bar or a message that stands there.
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight)
      element.focus()
      if (document.activeElement !== element) continue
      if (looksAround(element) === before) found.push(`looks the same: ${element.outerHTML.slice(0, 140)}`)
      else if (isCovered(element)) found.push(`is covered: ${element.outerHTML.slice(0, 140)}`)
    }
    return found

    function looksAround(element: Element): string {
      // Chips and switches show the focus of an invisible input.
      const near = [
        element,
        element.nextElementSibling,
        element.parentElement,
        element.parentElement?.parentElement,
      ]
      return near
        .map((one) => {
          if (!one) return ''
          const { outlineStyle, outlineWidth, outlineColor, borderColor, textDecorationLine } =
            getComputedStyle(one)
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
          return `${outline} ${borderColor} ${textDecorationLine}`
        })
        .join('|')
    }

    function isCovered(element: HTMLElement): boolean {
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      const points: [number, number][] = [
        [box.left + box.width / 2, box.top + box.height / 2],
        [box.left + 3, box.top + 3],
        [box.right - 3, box.bottom - 3],
      ]
      return points.every(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        if (!top) return true
        const same = element.closest('label') ?? element
        return !(same.contains(top) || top.contains(same))
      })
    }
  })

/** Sets wide spacing of letters, words and lines, as some readers need it (WCAG 1.4.12). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

/** Enlarges the text and nothing else, as a browser's setting does. */
export async function sizeText(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } })
  await browser.detach()
}

export const plainText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** Controls smaller than 24 by 24 px. Links within a sentence are as tall as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    )) {
      const target = element.matches('label input') ? (element.closest('label') ?? element) : element
      const { width, height } = target.getBoundingClientRect()
      const isSeen =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && width > 1
      if (isSeen && (width < 23.5 || height < 23.5) && !inSentence(element))
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`)
    }
    return [...new Set(found)]
  })
