import { slotOf } from './slots-in.ts'

/** Pixels from the edge of the screen within which the page scrolls, and how far in each frame. */
const EDGE = 72
const SCROLL = 12

/**
 * Dragging at a slot's grip by finger or pen: the browser's own dragging only begins after a long press there, and not
 * in every browser. Only the grip keeps the page from scrolling (`touch-action` in its style).
 */
export function dragByFinger(week: HTMLElement, drop: (from: string, to: string) => void): () => void {
  let stopDrag = () => {}
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return
    const grip = event.target.closest<HTMLElement>('[data-grip]')
    const dragged = grip?.closest<HTMLElement>('[data-slot]')
    if (!grip || !dragged) return
    event.preventDefault()
    stopDrag = follow(grip, dragged, event, drop)
  }
  week.addEventListener('pointerdown', onDown)
  return () => {
    stopDrag()
    week.removeEventListener('pointerdown', onDown)
  }
}

function follow(
  grip: HTMLElement,
  dragged: HTMLElement,
  start: PointerEvent,
  drop: (from: string, to: string) => void,
): () => void {
  let over: HTMLElement | null = null
  let at = { x: start.clientX, y: start.clientY }
  const began = { x: at.x + scrollX, y: at.y + scrollY }
  grip.setPointerCapture(start.pointerId)
  dragged.setAttribute('data-dragged', '')

  const look = () => {
    dragged.style.translate = `${at.x + scrollX - began.x}px ${at.y + scrollY - began.y}px`
    const below = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-slot]') ?? null
    if (below === over) return
    over?.removeAttribute('data-over')
    over = below === dragged ? null : below
    over?.setAttribute('data-over', '')
  }
  const frame = () => {
    const by = at.y < EDGE ? -SCROLL : at.y > innerHeight - EDGE ? SCROLL : 0
    if (by !== 0) {
      scrollBy(0, by)
      look()
    }
    timer = requestAnimationFrame(frame)
  }
  let timer = requestAnimationFrame(frame)
  const onMove = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY }
    look()
  }
  const stop = () => {
    cancelAnimationFrame(timer)
    grip.removeEventListener('pointermove', onMove)
    grip.removeEventListener('pointerup', onUp)
    grip.removeEventListener('pointercancel', stop)
    dragged.removeAttribute('data-dragged')
    dragged.style.translate = ''
    over?.removeAttribute('data-over')
  }
  const onUp = () => {
    const to = over
    stop()
    if (to) drop(slotOf(dragged), slotOf(to))
  }
  grip.addEventListener('pointermove', onMove)
  grip.addEventListener('pointerup', onUp)
  grip.addEventListener('pointercancel', stop)
  return stop
}
