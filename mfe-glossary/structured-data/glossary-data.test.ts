import { expect, it } from 'vitest'
import { scriptJson } from './glossary-data.ts'

it('writes JSON that no text can end early', () => {
  const data = { text: '</script><script>alert(1)</script><!--' }
  expect(scriptJson(data)).not.toContain('<')
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
