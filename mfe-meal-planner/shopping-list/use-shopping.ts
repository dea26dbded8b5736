import type { ShopFood } from '@evenplate/domain/shop-food'
import type { Day } from '@evenplate/meal-plan/dates'
import type { PantryItem } from '@evenplate/meal-plan/fill'
import type { Plan } from '@evenplate/meal-plan/plan'
import { foodIdsOf, type ShoppingList, shoppingList } from '@evenplate/meal-plan/shopping/list'
import type { ShoppingSettings } from '@evenplate/meal-plan/shopping/settings'
import { usePlatform } from '@evenplate/platform/define-remote'
import { awayMessage, hasNoNetwork } from '@evenplate/platform/kit/offline/connection'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { newPlan } from '../plan/new-plan.ts'
import { foodsById } from './data/foods.ts'
import type { Shopper } from './data/shopper.ts'
import { keptOn } from './kept/kept-lists.ts'
import { NO_DATA, readShopData, type ShopData, writeShopData } from './kept/shop-data.ts'
import { type Marks, useMarks } from './kept/use-marks.ts'

/** The plan the page uses: the account's; this device's, while the account cannot be reached; or none yet. */
export type Standing = 'asking' | 'now' | 'offline' | 'unreached' | 'failed'

export type Shopping = {
  standing: Standing
  plan: Plan | null
  list: ShoppingList | null
  foods: ReadonlyMap<string, ShopFood>
  pantry: readonly PantryItem[]
  settings: ShoppingSettings
  marks: Marks
  retry(): void
  saveSettings(settings: ShoppingSettings): void
  putPantry(item: PantryItem, food?: ShopFood): void
  dropPantry(id: string): void
}

/** A week's shopping list: computed here from the plan, the pantry and how foods are sold, so it works without a network. */
export function useShopping(shopper: Shopper, week: Day): Shopping {
  const { device } = usePlatform()
  const [attempt, setAttempt] = useState(0)
  const { plan, standing } = usePlan(shopper, week, attempt)
  const home = useHome(shopper, attempt)
  const { foods, pending } = useFoods(home.data, plan, home.learn)
  const kept = useMemo(() => keptOn(device, 'shopping-marks', shopper.owner), [device, shopper])
  const ledger = useMemo(() => shopper.ledger(week), [shopper, week])
  const marks = useMarks(kept, week, ledger)
  const { pantry, settings } = home.data
  const own = marks.list.items
  const list = useMemo(() => {
    if (standing === 'asking' || standing === 'failed' || pending) return null
    const shown = own.filter(({ removed }) => !removed)
    return shoppingList(plan ?? newPlan(week), pantry, foods, settings, shown)
  }, [standing, pending, plan, week, pantry, foods, settings, own])
  return {
    standing: pending && standing !== 'failed' ? 'asking' : standing,
    plan,
    list,
    foods,
    pantry,
    settings,
    marks,
    retry: () => setAttempt((n) => n + 1),
    saveSettings: (next) =>
      home.change({ settings: next }, () => shopper.saveSettings(next), 'Your list’s settings'),
    putPantry: (item, food) =>
      home.change(
        {
          pantry: [item, ...pantry.filter(({ id }) => id !== item.id)].slice(0, PANTRY_MOST),
          ...(food && !foods.has(food.id) ? { foods: [...home.data.foods, food] } : {}),
        },
        () => shopper.putPantry(item),
        'What you have at home',
      ),
    dropPantry: (id) =>
      home.change(
        { pantry: pantry.filter((one) => one.id !== id) },
        () => shopper.dropPantry(id),
        'What you have at home',
      ),
  }
}

/** The maximum for a member. */
const PANTRY_MOST = 200

function usePlan(shopper: Shopper, week: Day, attempt: number): { plan: Plan | null; standing: Standing } {
  const { telemetry } = usePlatform()
  const [known, setKnown] = useState<{ plan: Plan | null; standing: Standing }>({
    plan: null,
    standing: 'asking',
  })
  useEffect(() => {
    let open = true
    const here = shopper.here(week)
    setKnown({ plan: here, standing: here ? (hasNoNetwork() ? 'offline' : 'now') : 'asking' })
    const ask = () =>
      shopper.plan(week).then(
        (plan) => open && setKnown({ plan, standing: 'now' }),
        (error: unknown) => {
          if (!open) return
          if (!hasNoNetwork()) telemetry.error(error)
          // No answer: that alone does not mean that there is no network.
          const standing = hasNoNetwork() ? 'offline' : 'unreached'
          setKnown(({ plan }) => ({ plan, standing: plan ? standing : 'failed' }))
        },
      )
    void ask()
    window.addEventListener('online', ask)
    return () => {
      open = false
      window.removeEventListener('online', ask)
    }
  }, [shopper, week, attempt])
  return known
}

function useHome(shopper: Shopper, attempt: number) {
  const { device, telemetry } = usePlatform()
  const toast = useToast()
  const [data, setData] = useState<ShopData>(() => readShopData(device, shopper.owner) ?? NO_DATA)
  const latest = useRef(data)
  const changes = useRef(0)
  const keep = (next: ShopData) => {
    latest.current = next
    writeShopData(device, shopper.owner, next)
    setData(next)
  }
  useEffect(() => {
    let open = true
    const before = changes.current
    shopper.home().then(
      (home) => {
        // What was changed meanwhile is newer than this answer.
        if (open && before === changes.current) keep({ ...latest.current, ...home })
      },
      () => {
        // The plan, requested at the same time, shows it.
      },
    )
    return () => {
      open = false
    }
  }, [shopper, attempt])

  return {
    data,
    learn: (foods: ShopFood[]) => {
      const ids = new Set(foods.map(({ id }) => id))
      keep({ ...latest.current, foods: [...latest.current.foods.filter(({ id }) => !ids.has(id)), ...foods] })
    },
    change(change: Partial<ShopData>, save: () => Promise<void>, what: string): void {
      changes.current += 1
      const before = latest.current
      const next = { ...before, ...change }
      keep(next)
      save().catch((error: unknown) => {
        telemetry.error(error)
        keep({ ...latest.current, ...pick(before, change) })
        toast.add({
          tone: 'danger',
          title: hasNoNetwork()
            ? awayMessage(`${what} can be changed`)
            : `${what} could not be saved just now. Please try again.`,
        })
      })
    },
  }
}

const pick = (before: ShopData, change: Partial<ShopData>): Partial<ShopData> =>
  Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof ShopData]]))

/**
 * How the week's foods are sold: as this device knows it, and once per visit as the gateway says. `pending` while some
 * are unknown and may still arrive: a list shown before that would reorder under a finger.
 */
function useFoods(
  { foods, pantry }: ShopData,
  plan: Plan | null,
  learn: (foods: ShopFood[]) => void,
): { foods: ReadonlyMap<string, ShopFood>; pending: boolean } {
  const { api } = usePlatform()
  const asked = useRef(new Set<string>())
  const [settled, setSettled] = useState<readonly string[]>([])
  const ids = useMemo(() => (plan ? foodIdsOf(plan, pantry) : []), [plan, pantry])
  useEffect(() => {
    const wanted = ids.filter((id) => !asked.current.has(id))
    if (wanted.length === 0) return
    for (const id of wanted) asked.current.add(id)
    foodsById(api, wanted)
      .then(learn, () => {
        // Without them foods are bought by weight. Requested again with the next change.
        for (const id of wanted) asked.current.delete(id)
      })
      .finally(() => setSettled((before) => [...before, ...wanted]))
  }, [ids])
  return useMemo(() => {
    const known = new Map(foods.map((food) => [food.id, food]))
    const over = new Set(settled)
    return { foods: known, pending: ids.some((id) => !known.has(id) && !over.has(id)) }
  }, [foods, ids, settled])
}
