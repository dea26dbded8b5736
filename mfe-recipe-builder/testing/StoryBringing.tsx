import { FakeShell, fakeApi, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { useState } from 'react'
import { useReadingState } from '../bring/start/use-reading.ts'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { forgetBrought, useBrought } from '../state/brought-store.ts'
import { useBuilder } from '../state/store.ts'
import { BRING_STATES, type BringState, type BringStateName } from './bring-states.ts'
import { fakeBring } from './fake-bring.ts'

export type StoryBringingProps = { at?: string; state?: BringStateName }

/** Recipes that somebody brings, on the fake platform, from a state that a story names. */
export function StoryBringing({
  at = '/recipe-builder?mode=bring',
  state: name = 'nothing yet',
}: StoryBringingProps) {
  const [platform] = useState(() => {
    const state: BringState = BRING_STATES[name]
    begin(state)
    return fakePlatform({
      auth: state.member ? fakeMember() : { status: 'guest' },
      api: fakeApi(fakeBring(state)),
    })
  })
  return <FakeShell page={remote.pages['recipe-builder']} platform={platform} at={at} />
}

/** Sets all state that is outside React. */
function begin({ items = [], files = [], pasted = '', reading = { at: 'rest' }, member }: BringState): void {
  queryClient.clear()
  sessionStorage.clear()
  useBuilder.setState(useBuilder.getInitialState())
  forgetBrought()
  useReadingState.setState({ state: reading, waiting: [], total: 0 })
  useBrought.setState({ items, files, pasted, link: '', owner: member ? MEMBER_ID : null })
}
