import { createElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { Json, PartProps, Parts } from './parts.ts'
import { fakePlatform } from './testing/fake.tsx'

it('takes props that are data, by names that exist', () => {
  expectTypeOf<Parts[keyof Parts]>().toExtend<Json>()
  // What is not data would be refused here.
  expectTypeOf<{ onPress: () => void }>().not.toExtend<Json>()
  expectTypeOf<{ at: Date }>().not.toExtend<Json>()
  const { Part } = fakePlatform()
  createElement(Part, { name: 'recipe-list', props: {} })
  // @ts-expect-error nobody offers this
  createElement(Part, { name: 'no-such-part', props: {} })
  // @ts-expect-error the list takes no such prop
  const wrong: PartProps = { name: 'recipe-list', props: { few: true } }
  void wrong
})
