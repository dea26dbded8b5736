/** What a visitor did before the page's code was loaded; recorded by the inline script of `site/head.ts`. */
type EarlyEvent = { type: 'click' | 'input'; target: EventTarget | null; checked?: boolean; value?: string }

declare global {
  /** Null once the page handles events itself. */
  var earlyEvents: EarlyEvent[] | null | undefined
}

/**
 * A composed page can be read and pressed before it is hydrated. Whatever was chosen, typed or pressed meanwhile is
 * replayed, in order, as soon as its handlers are there. As with a visitor, the page renders the result of each before
 * the next.
 */
export async function replayEarlyEvents(page: Element | null): Promise<void> {
  const events = globalThis.earlyEvents ?? []
  globalThis.earlyEvents = null
  for (const event of events) {
    // React renders what an event changed once nothing else runs.
    await null
    const { target } = event
    if (!(target instanceof HTMLElement) || !page?.contains(target)) continue
    if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) choose(target, event)
    else if (event.type === 'input') type(target, event.value ?? '')
    // A label's click also reaches its input; a link was already followed.
    else if (!target.closest('a, label')) target.click()
  }
}

/** Set to the opposite first, so that the click both ends where the visitor left it and counts as a change. */
function choose(target: HTMLInputElement, { type, checked = false }: EarlyEvent): void {
  if (type === 'input') return
  target.checked = !checked
  target.click()
}

/** Through the prototype's setter: React puts its own setter on the element, to tell its own changes from a visitor's. */
function type(target: HTMLElement, value: string): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  target.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value)
  target.dispatchEvent(new Event('input', { bubbles: true }))
}
