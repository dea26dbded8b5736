import { describe, expect, it } from 'vitest'
import { setType, widthOf, writable } from './set-type.ts'
import { FACE } from './typefaces.ts'

const room = {
  face: FACE.display,
  width: 560,
  sizes: [
    [72, 1],
    [48, 2],
  ],
} as const

describe('a title on a card', () => {
  it('is as large as possible', () => {
    expect(setType('Lentil Soup', room)).toEqual({ size: 72, lines: ['Lentil Soup'] })
    expect(setType('Lentil Soup with Spinach', room)).toMatchObject({ size: 48 })
  })

  it.each([
    'Grandmother’s slow-cooked chickpea, spinach and sweet potato stew with cumin and a squeeze of lemon',
    'Supercalifragilisticexpialidocious'.repeat(4),
  ])('stays in its column: %s', (title) => {
    const { size, lines } = setType(title, room)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line, room.face) * size).toBeLessThanOrEqual(room.width + 8)
  })
})

describe('letters that our faces lack', () => {
  it('sets all Latin letters, and leaves out signs that are not letters', () => {
    expect(writable('Crème brûlée, żurek & phở 🥦', FACE.display)).toBe('Crème brûlée, żurek & phở')
  })

  it('gives up on a name that would have letters missing', () => {
    expect(writable('Борщ', FACE.display)).toBeNull()
    expect(writable('🥦🥕', FACE.display)).toBeNull()
  })
})
