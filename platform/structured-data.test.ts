import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data.ts'

it('writes JSON that no text can end early', () => {
  const data = { text: '</script><script>alert(1)</script><!--' }
  const html = renderToStaticMarkup(createElement(StructuredData, { data }))
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script><\/div>$/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(data)
})
