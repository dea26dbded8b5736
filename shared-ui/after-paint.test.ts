import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

const then = vi.fn()

beforeEach(() => {
  then.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('calls back once, after a frame', () => {
  afterPaint(then)
  const drawn = vi.fn()
  requestAnimationFrame(drawn)
  vi.advanceTimersToNextFrame()
  expect(drawn).toHaveBeenCalledOnce()
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(then).toHaveBeenCalledOnce()
})

it('does not wait forever if nothing is painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  afterPaint(then)
  vi.advanceTimersByTime(1000)
  expect(then).toHaveBeenCalledOnce()
})

it.each([0, 1])('is canceled after %i frames', (frames) => {
  const callOff = afterPaint(then)
  for (let frame = 0; frame < frames; frame++) vi.advanceTimersToNextFrame()
  callOff()
  vi.advanceTimersByTime(5000)
  expect(then).not.toHaveBeenCalled()
})
