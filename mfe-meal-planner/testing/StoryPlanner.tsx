import type { Recipe } from '@evenplate/domain/recipe'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeMember, fakeNav, fakePlatform } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { Suspense, useState } from 'react'
import { forgetGuestPlans, writeGuestPlan } from '../data/guest-plans.ts'
import { queryClient } from '../data/queries.ts'
import { useWeek } from '../plan/plan-store.ts'
import remote from '../remote.tsx'
import { fakeModel } from './fake-model.ts'
import { fakeGateway } from './fake-planner.ts'
import { WEEK } from './sample-week.ts'
import { STATES, type StateName, type StoryState } from './story-states.ts'

export type StoryPlannerProps = { state?: StateName; week?: string }

function modelThatWrites(recipe: Recipe) {
  const model = fakeModel()
  model.shows(recipe.title)
  model.serves(recipe)
  return model
}

/** The week of November 23 on the fake platform, from a state that a story names. */
export function StoryPlanner({ state = 'guest who begins', week = WEEK }: StoryPlannerProps) {
  const at = `/meal-planner/${week}`
  const [platform] = useState(() => {
    const { plan, isMember, gateway, writes, isDown }: StoryState = STATES[state]
    queryClient.clear()
    useWeek.setState(useWeek.getInitialState(), true)
    forgetGuestPlans(browserDevice)
    if (plan) writeGuestPlan(browserDevice, plan)
    const db = fakeDb({
      functions: { save_meal_plan: () => ({ outcome: 'saved', revision: 1 }) },
      ...(isDown ? { intercept: () => ({ status: 500, body: { message: 'down' } }) } : {}),
    })
    return fakePlatform({
      auth: isMember ? fakeMember() : { status: 'guest' },
      db: () => db,
      api: fakeGateway(gateway, [], writes && modelThatWrites(writes.recipe)),
      nav: fakeNav(at, undefined, { week }),
    })
  })
  return (
    <Suspense>
      <FakeShell page={remote.pages['other-week']} platform={platform} at={at} />
    </Suspense>
  )
}
