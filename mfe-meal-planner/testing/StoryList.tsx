import { AppError } from '@evenplate/domain/errors'
import { mondayOf } from '@evenplate/meal-plan/dates'
import { shoppingList } from '@evenplate/meal-plan/shopping/list'
import { type MarkOp, mergeMarks } from '@evenplate/meal-plan/shopping/marks'
import { sharedOf } from '@evenplate/meal-plan/shopping/shared-list'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeApi, fakeMember, fakeNav, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { Suspense, useState } from 'react'
import { writeGuestPlan } from '../data/guest-plans.ts'
import { writeCopy } from '../data/plan-copies.ts'
import { localDay } from '../plan/words.ts'
import remote from '../remote.tsx'
import { writeShopData } from '../shopping-list/kept/shop-data.ts'
import { LIST_STATES, type ListState, type ListStateName } from './list-states.ts'
import { SHOP_FOODS, shoppingWeek } from './sample-shopping.ts'
import { fullWeek, onWeek, WEEK } from './sample-week.ts'

const AT = Date.UTC(2026, 10, 24, 10)

/** The shopping list, a list that somebody shared, or a part on another's page. @param page `shared-list` for the second, a part's name for the third */
export function StoryList({
  page = 'shopping-list',
  state = 'guest with a planned week',
}: {
  page?: string
  state?: ListStateName
}) {
  const [platform] = useState(() => platformOf(LIST_STATES[state]))
  const Part = remote.parts?.[page]
  return (
    <Suspense>
      {Part ? (
        <Part platform={platform} props={{}} />
      ) : (
        <FakeShell
          page={remote.pages[page]}
          platform={platform}
          at={page === 'shared-list' ? '/shared-list/secret' : `/shopping-list?week=${WEEK}`}
        />
      )}
    </Suspense>
  )
}

function platformOf({
  as = 'guest',
  planned = true,
  ticks = [],
  settings,
  pantry = [],
  database = 'answers',
  link = 'open',
}: ListState) {
  localStorage.clear()
  const plan = planned === 'today' ? onWeek(fullWeek(), mondayOf(localDay(new Date()))) : shoppingWeek(WEEK)
  const owner = as === 'member' ? MEMBER_ID : null
  const data = {
    foods: SHOP_FOODS,
    pantry,
    settings: { aisles: [], packages: [], staples: [], declined: [], ...settings },
  }
  writeShopData(browserDevice, owner, data)
  if (planned && !owner) writeGuestPlan(browserDevice, plan)
  if (planned && owner) writeCopy(browserDevice, owner, plan)
  let marks: MarkOp[] = ticks.map(([item, grams]) => ({
    item,
    checked: true,
    at: AT,
    device: 'story',
    ...(grams === undefined ? {} : { grams }),
  }))
  if (!owner)
    browserDevice.write(
      'shopping-marks',
      {
        device: 'story',
        lists: [{ of: WEEK, list: { marks, items: [{ id: 'own', text: 'Paper towels' }] } }],
      },
      'guest',
    )
  const { dishes, ...bare } = plan
  const db = fakeDb({
    tables: {
      meal_plans: planned ? [{ user_id: MEMBER_ID, week: plan.week, revision: 1, plan: bare }] : [],
      planned_dishes: Object.values(dishes).map(({ id, from, recipe }) => ({
        id,
        user_id: MEMBER_ID,
        week: plan.week,
        source: from,
        recipe,
        title: recipe.title,
        basis: 'computed',
        may_add: null,
        carbs: recipe.figures.perServing.carbs,
        net_carbs: recipe.figures.perServing.netCarbs,
      })),
      pantry_items: pantry.map(({ food, useBy, ...item }) => ({
        ...item,
        user_id: MEMBER_ID,
        food_id: food,
        use_by: useBy,
      })),
      planner_settings: [{ user_id: MEMBER_ID, shopping: data.settings }],
      shopping_items: [
        { id: 'own', user_id: MEMBER_ID, week: WEEK, text: 'Paper towels', removed: false, created_at: '' },
      ],
    },
    functions: {
      merge_shopping_marks({ p_ops }) {
        marks = mergeMarks(marks, p_ops as MarkOp[])
        return marks
      },
    },
    ...(database === 'down'
      ? { intercept: () => ({ status: 500, body: { code: 'XX000', message: 'down' } }) }
      : {}),
  })
  const opened = () => {
    if (link === 'ended') throw new AppError('not_found')
    if (link === 'fails') throw new AppError('offline')
    const foods = new Map(SHOP_FOODS.map((food) => [food.id, food]))
    return {
      list: sharedOf(shoppingList(plan, pantry, foods, data.settings)),
      marks,
      until: '2099-11-30T10:00:00Z',
    }
  }
  return fakePlatform({
    auth: owner ? fakeMember() : { status: 'guest' },
    db: () => db,
    nav: fakeNav('/', undefined, { slug: 'secret' }),
    api: fakeApi({
      get: (path) => (path.startsWith('/foods') ? SHOP_FOODS : opened()),
      post: (_, body) => {
        marks = mergeMarks(marks, (body as { ops: MarkOp[] }).ops)
        return opened()
      },
    }),
  })
}
