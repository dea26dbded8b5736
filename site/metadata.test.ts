import { expect, it } from 'vitest'
import { metadataOf } from './metadata.ts'

it('writes a member’s words as text: nothing in them ends an element or an attribute', () => {
  const hostile = '</script><script>alert(1)</script>" onload="alert(2)'
  const head = metadataOf(
    {
      url: 'https://evenplate.example/shared/1',
      title: hostile,
      description: hostile,
      keywords: [hostile],
      public: true,
      type: 'article',
      picture: { url: 'https://evenplate.example/shared/1/card.png', alt: hostile },
      data: [{ '@type': 'Recipe', name: hostile }],
    },
    'Evenplate',
  ).join('\n')
  expect(head).not.toContain('<script>')
  for (const [line] of head.matchAll(/^<meta.*$/gm))
    expect(line).toMatch(/^<meta \w+="[^"]+" content="[^"<>]+">$/)
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  const [, data = ''] = head.match(/<script type="application\/ld\+json">(.*)<\/script>/) ?? []
  expect(JSON.parse(data).name).toBe(hostile)
})
