/** How much a channel may differ, of 255, without being visible: font smoothing is not always the same. */
export const UNSEEN = 12

export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/**
 * Where two pictures differ: the number of such pixels, and a picture of them in red on a pale copy of the newer one.
 * Area that only one of the two has counts as different. The browser gets this function's text, so it uses nothing from
 * outside but its arguments.
 */
export function difference(
  before: Pixels,
  now: Pixels,
  unseen: number = UNSEEN,
): Pixels & { differing: number } {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const data = new Uint8ClampedArray(width * height * 4)
  const at = ({ width: own, height: tall, data: all }: Pixels, x: number, y: number) =>
    x < own && y < tall ? all.subarray((y * own + x) * 4, (y * own + x) * 4 + 4) : null
  let differing = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [at(before, x, y), at(now, x, y)]
      const same = a && b && a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= unseen)
      if (!same) differing += 1
      const gray = b ? 255 - (255 - ((b[0] ?? 0) + (b[1] ?? 0) + (b[2] ?? 0)) / 3) / 4 : 255
      data.set(same ? [gray, gray, gray, 255] : [220, 0, 60, 255], (y * width + x) * 4)
    }
  }
  return { width, height, data, differing }
}
