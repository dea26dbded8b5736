import { createElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { Json, PartProps, Parts } from './parts.ts'
import { fakePlatform } from './testing/fake.tsx'

it('accepts props that are data, under existing names', () => {
  expectTypeOf<Parts[keyof Parts]>().toExtend<Json>()
  // Anything that is not data is refused here.
  expectTypeOf<{ onPress: () => void }>().not.toExtend<Json>()
  expectTypeOf<{ at: Date }>().not.toExtend<Json>()
  const { Part } = fakePlatform()
  createElement(Part, { name: 'recipe-list', props: {} })
  // @ts-expect-error no remote offers this
  createElement(Part, { name: 'no-such-part', props: {} })
  // @ts-expect-error the list has no such prop
  const wrong: PartProps = { name: 'recipe-list', props: { few: true } }
  void wrong
})
