import { expect, it } from 'vitest'
import { difference, type Pixels } from './difference.ts'

const picture = (width: number, height: number, color: number[] = [200, 200, 200, 255]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(Array.from({ length: width * height }, () => color).flat()),
})

it('finds each pixel that differs, but not invisible differences in shade', () => {
  const now = picture(3, 2)
  now.data.set([205, 200, 195, 255], 0)
  now.data.set([255, 0, 0, 255], 4)
  const found = difference(picture(3, 2), now)
  expect(found.differing).toBe(1)
  expect([...found.data.subarray(4, 8)]).toEqual([220, 0, 60, 255])
})

it('counts the area that only one of them has', () => {
  expect(difference(picture(2, 2), picture(2, 3))).toMatchObject({ width: 2, height: 3, differing: 2 })
  expect(difference(picture(4, 1), picture(2, 2)).differing).toBe(6)
})
