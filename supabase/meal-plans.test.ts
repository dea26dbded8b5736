import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'
import { dishWith, MONDAY, planOf, slotWith } from './testing/week.ts'

type Saved = {
  outcome: 'saved' | 'changed' | 'missing'
  revision: number
  plan: ReturnType<typeof planOf> | null
  dishes: string[]
}

describe.each(BACKENDS)('a planned week on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person
  let ben: Person
  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
    ben = await backend.member()
  })
  beforeEach(() =>
    backend.sql.run(`
      delete from public.meal_plans; delete from public.user_activity; delete from public.recipes;
      delete from public.shopping_marks; delete from public.shopping_items; delete from public.shared_lists;
    `),
  )
  afterAll(() => backend?.stop())

  const ask = ({ client }: Person, p_revision: number, p_plan: unknown, p_dishes: unknown = []) =>
    client.rpc('save_meal_plan', {
      p_week: (p_plan as { week?: string } | null)?.week ?? MONDAY,
      p_revision,
      p_plan,
      p_dishes,
    })
  const save = async (...args: Parameters<typeof ask>): Promise<Saved> => {
    const { data, error } = await ask(...args)
    if (error) throw error
    return data
  }
  const stored = async ({ client }: Person, week = MONDAY) =>
    (await client.from('meal_plans').select('revision, plan').eq('week', week).maybeSingle().throwOnError())
      .data
  const dishes = async ({ client }: Person) =>
    (await client.from('planned_dishes').select('id, source, recipe').order('id').throwOnError()).data!
  const activity = async ({ client }: Person) =>
    (await client.from('user_activity').select('type, description').throwOnError()).data

  it('is saved completely, with separate dishes, and read back unchanged', async () => {
    const dish = dishWith()
    const plan = planOf([slotWith({ dish: dish.id }), slotWith({ meal: 'Lunch' })])
    expect(await save(ann, 0, { ...plan, dishes: { [dish.id]: dish } }, [dish])).toEqual({
      outcome: 'saved',
      revision: 1,
    })
    expect(await stored(ann)).toEqual({ revision: 1, plan })
    expect(await dishes(ann)).toEqual([{ id: dish.id, source: dish.from, recipe: dish.recipe }])
  })

  it('answers a page with an older plan with the newer one, and saves nothing from it', async () => {
    const [first, second] = [dishWith(), dishWith()]
    const ours = planOf([slotWith({ dish: first.id })])
    await save(ann, 0, ours, [first])
    const stale = await save(ann, 0, planOf([slotWith({ dish: second.id })]), [second])
    expect(stale).toEqual({ outcome: 'changed', revision: 1, plan: ours })
    expect(await stored(ann)).toEqual({ revision: 1, plan: ours })
    expect((await dishes(ann)).map(({ id }) => id)).toEqual([first.id])
    await ann.client.from('meal_plans').delete().eq('week', MONDAY)
    expect(await save(ann, 1, ours, [first])).toEqual({ outcome: 'changed', revision: 0, plan: null })
  })

  it('is saved by one of thirty pages at once, and the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const dish = dishWith()
        return save(ann, 0, planOf([slotWith({ dish: dish.id })]), [dish])
      }),
    )
    const changed = answers.filter(({ outcome }) => outcome === 'changed')
    expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1)
    expect(changed).toHaveLength(29)
    const now = await stored(ann)
    for (const { revision, plan } of changed) expect({ revision, plan }).toEqual(now)
    expect(await dishes(ann)).toHaveLength(1)
  })

  it('loses nothing if twelve pages each merge theirs with the newer one', async () => {
    const mine = Array.from({ length: 12 }, () => dishWith())
    await Promise.all(
      mine.map(async (dish) => {
        const slot = slotWith({ dish: dish.id, meal: 'Snacks' })
        let known = { revision: 0, slots: [] as ReturnType<typeof slotWith>[] }
        for (;;) {
          const answer = await save(ann, known.revision, planOf([...known.slots, slot]), [dish])
          if (answer.outcome === 'saved') return
          known = { revision: answer.revision, slots: answer.plan?.slots ?? [] }
        }
      }),
    )
    const now = await stored(ann)
    expect(now?.revision).toBe(12)
    const ids = mine.map(({ id }) => id).sort()
    expect((await dishes(ann)).map(({ id }) => id).sort()).toEqual(ids)
  })

  it('drops dishes that no slot uses anymore, and requests one that is named but missing', async () => {
    const [kept, left] = [dishWith(), dishWith()]
    const slots = [slotWith({ dish: kept.id }), slotWith({ dish: left.id })]
    await save(ann, 0, planOf(slots), [kept, left])
    await save(ann, 1, planOf(slots.slice(0, 1)))
    expect((await dishes(ann)).map(({ id }) => id)).toEqual([kept.id])
    const undone = planOf(slots)
    expect(await save(ann, 2, undone)).toEqual({ outcome: 'missing', dishes: [left.id] })
    expect((await stored(ann))?.revision).toBe(2)
    expect(await save(ann, 2, undone, [left])).toEqual({ outcome: 'saved', revision: 3 })
    expect(await dishes(ann)).toHaveLength(2)
  })

  it("keeps a dish's first copy, and accepts none that no slot uses", async () => {
    const dish = dishWith()
    const plan = planOf([slotWith({ dish: dish.id })])
    await save(ann, 0, plan, [dish, dish, dishWith()])
    await save(ann, 1, plan, [dishWith(dish.id, 'Another')])
    expect((await dishes(ann)).map(({ recipe }) => recipe.title)).toEqual(['Turkey chili'])
  })

  it("is one member's, even if another plans the same dish under the same id", async () => {
    const dish = dishWith()
    const slot = slotWith({ dish: dish.id })
    await save(ann, 0, planOf([slot]), [dish])
    expect((await save(ben, 0, planOf([slot]), [dishWith(dish.id, 'Bean soup')])).outcome).toBe('saved')
    await save(ben, 1, planOf([]))
    expect((await dishes(ann)).map(({ recipe }) => recipe.title)).toEqual(['Turkey chili'])
    const { error } = await backend
      .guest()
      .rpc('save_meal_plan', { p_week: MONDAY, p_revision: 0, p_plan: planOf([]), p_dishes: [] })
    expect(error?.code).toBe('42501')
  })

  it('does not use up the five saved recipes', async () => {
    const planned = Array.from({ length: 28 }, () => dishWith())
    await save(ann, 0, planOf(planned.map(({ id }) => slotWith({ dish: id }))), planned)
    const recipe = { title: 'Soup', ingredients: ['water'], instructions: ['boil'] }
    for (let n = 0; n < 5; n += 1) await ann.client.from('recipes').insert(recipe).throwOnError()
  })

  it('appears in the activity once, when it first has a dish', async () => {
    const dish = dishWith()
    await save(ann, 0, planOf([slotWith({})]))
    expect(await activity(ann)).toEqual([])
    const filled = planOf([slotWith({ dish: dish.id })])
    await save(ann, 1, filled, [dish])
    await save(ann, 2, planOf([]))
    await save(ann, 3, filled, [dish])
    expect(await activity(ann)).toEqual([{ type: 'meal_planned', description: 'Planned the week of Nov 23' }])
  })

  it('is limited to twenty-six, exact for simultaneous requests', async () => {
    const weeks = Array.from({ length: 30 }, (_, n) =>
      new Date(Date.UTC(2026, 10, 23 + 7 * n)).toISOString().slice(0, 10),
    )
    const answers = await Promise.all(weeks.map((week) => ask(ann, 0, planOf([], week))))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(26)
    expect(answers.filter(({ error }) => error?.message === 'weeks_limit')).toHaveLength(4)
  })

  it('is deleted twelve weeks after its end, with its dishes, marks and items, on any save', async () => {
    const [dish, recent] = [dishWith(), dishWith()]
    const weekAgo = (weeks: number) => {
      const today = new Date()
      const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7) - 7 * weeks
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday))
        .toISOString()
        .slice(0, 10)
    }
    const [past, kept] = [weekAgo(14), weekAgo(12)]
    for (const [week, its] of [
      [past, dish],
      [kept, recent],
    ] as const) {
      await save(ann, 0, planOf([slotWith({ dish: its.id, day: week })], week), [its])
      const op = { item: 'eggs', checked: true, at: 1, device: 'phone' }
      await ann.client.rpc('merge_shopping_marks', { p_week: week, p_ops: [op] }).throwOnError()
      await ann.client.from('shopping_items').insert({ week, text: 'Candles' }).throwOnError()
    }
    await save(ben, 0, planOf([]))
    for (const table of ['meal_plans', 'planned_dishes', 'shopping_marks', 'shopping_items'])
      expect((await ann.client.from(table).select('week')).data, table).toEqual([{ week: kept }])
  })

  it('is deleted with its shopping list', async () => {
    await save(ann, 0, planOf([]))
    const op = { item: 'eggs', checked: true, at: 1, device: 'phone' }
    await ann.client.rpc('merge_shopping_marks', { p_week: MONDAY, p_ops: [op] }).throwOnError()
    await ann.client.from('shopping_items').insert({ week: MONDAY, text: 'Candles' }).throwOnError()
    await ann.client.rpc('share_shopping_list', { p_week: MONDAY, p_list: {} }).throwOnError()
    await ann.client.from('meal_plans').delete().eq('week', MONDAY).throwOnError()
    for (const table of ['meal_plans', 'shopping_marks', 'shopping_items', 'shared_lists'])
      expect((await ann.client.from(table).select('week')).data, table).toEqual([])
  })

  describe('is refused', () => {
    const tooLong = (bytes: number) => 'x'.repeat(bytes)
    const dish = dishWith()
    const plan = planOf([slotWith({ dish: dish.id })])
    const slot = slotWith({})

    it.each<[what: string, plan: unknown, dishes?: unknown]>([
      ['of the year 1', planOf([], '0001-01-01')],
      ['at infinity', planOf([], 'infinity')],
      ['past the century', planOf([], '2100-01-04')],
      ['before 2020', planOf([], '2019-12-30')],
      ['that begins on a Tuesday', planOf([], '2026-11-24')],
      ['with fifty slots', planOf(Array.from({ length: 50 }, () => slotWith({})))],
      ['of over 200 KB', { ...plan, more: tooLong(200 * 1024) }, [dish]],
      ['that is a list', []],
      ['that is null', null],
      ['without slots', { week: MONDAY }],
      ['with invalid slots', { ...plan, slots: [1, null, 'a'] }],
      ['with one slot twice', planOf([slot, slot])],
      ['with a slot with an invalid id', planOf([slotWith({ id: 'END:VEVENT' })])],
      ['with a slot from another week', planOf([slotWith({ day: '2026-11-30' })])],
      ['with an invalid day', planOf([slotWith({ day: '2026-11-31' })])],
      ['with an invalid meal', planOf([slotWith({ meal: 'Brunch' })])],
      ['with an invalid dish', planOf([slotWith({ dish: 'soup' })])],
      [
        'with a slot that has neither a dish nor leftovers',
        { ...plan, slots: [{ ...slot, content: { kind: 'air' } }] },
      ],
      ['with invalid dishes', plan, { [dish.id]: dish }],
      ['with a dish without an id', plan, [{ ...dish, id: 'soup' }]],
      ['with a dish without a title', plan, [{ ...dish, recipe: {} }]],
      ['with a title that is a number', plan, [{ ...dish, recipe: { title: 5 } }]],
      ['with a dish from nowhere', plan, [{ ...dish, from: undefined }]],
      ['with sixty-one dishes', plan, Array.from({ length: 61 }, () => dish)],
      ['with a dish of over 60 KB', plan, [{ ...dish, recipe: { title: 'a', more: tooLong(60 * 1024) } }]],
    ])('%s', async (_what, odd, given) => {
      const { error, status } = await ask(ann, 0, odd, given)
      expect({ status, told: error?.message }).toEqual({ status: 400, told: expect.any(String) })
      expect((await ann.client.from('meal_plans').select('week')).data).toEqual([])
      expect(await dishes(ann)).toEqual([])
    })

    it('with another week inside than it is saved as', async () => {
      const args = { p_week: '2026-11-30', p_revision: 0, p_plan: plan, p_dishes: [dish] }
      expect((await ann.client.rpc('save_meal_plan', args)).status).toBe(400)
    })

    it('and saves no dish if one of two is refused', async () => {
      const bad = { ...dishWith(randomUUID()), recipe: {} }
      const both = planOf([slotWith({ dish: dish.id }), slotWith({ dish: bad.id })])
      expect((await ask(ann, 0, both, [dish, bad])).status).toBe(400)
      expect(await stored(ann)).toBeNull()
    })
  })
})
