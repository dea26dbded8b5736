import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../domain/limits.ts'
import { NUTRIENTS, perNutrient, perNutrientColumn } from '../domain/nutrients.ts'
import { BACKENDS, type Person, type TestBackend } from './testing/backends.ts'

const soup = (more: object = {}) => ({
  id: randomUUID(),
  title: 'Lentil soup',
  ingredients: ['200 g lentils', '1 l water'],
  instructions: ['Boil the lentils.'],
  ...more,
})

describe.each(BACKENDS)('saved recipes on $engine', ({ start }) => {
  let backend: TestBackend
  let ann: Person

  beforeAll(async () => {
    backend = await start()
    ann = await backend.member()
  })
  afterAll(() => backend?.stop())
  beforeEach(() => backend.sql.run('delete from public.recipes; delete from public.user_activity'))

  const save = (more: object = {}) => ann.client.from('recipes').insert(soup(more)).select().single()
  const saved = async () =>
    (await ann.client.from('recipes').select('*', { count: 'exact', head: true })).count
  const activities = async () =>
    (await ann.client.from('user_activity').select().order('created_at').throwOnError()).data

  describe('five for each member', () => {
    it('keeps exactly five if thirty come at once after four [ROLE-4]', async () => {
      for (let n = 0; n < 4; n++) expect((await save()).error).toBeNull()
      // Every insert pauses before it commits, so that the others surely run meanwhile.
      await backend.sql.run(`
        create function private.dawdle() returns trigger language plpgsql as
          $$ begin perform pg_sleep(0.1); return null; end $$;
        create trigger dawdle after insert on public.recipes for each row execute function private.dawdle();
      `)

      const answers = await Promise.all(Array.from({ length: 30 }, () => save()))
      await backend.sql.run('drop function private.dawdle() cascade')

      expect(answers.filter((answer) => answer.error === null)).toHaveLength(1)
      for (const { error, status } of answers.filter((answer) => answer.error)) {
        expect({ status, code: error?.code, message: error?.message }).toEqual({
          status: 403,
          code: 'PT403',
          message: 'saved_limit',
        })
      }
      expect(await saved()).toBe(LIMITS.savedRecipes)
    })

    it('keeps none of six in one request', async () => {
      const answer = await ann.client.from('recipes').insert(Array.from({ length: 6 }, () => soup()))
      expect(answer.error?.code).toBe('PT403')
      expect(await saved()).toBe(0)
    })

    it('reports a repeated save as existing, even at the limit', async () => {
      const ids = Array.from({ length: 5 }, () => randomUUID())
      for (const id of ids) await save({ id })
      expect((await save({ id: ids[4] })).error?.code).toBe('23505')
      expect(await saved()).toBe(5)
    })

    it('frees the place of a deleted recipe', async () => {
      for (let n = 0; n < 5; n++) await save()
      const { data } = await ann.client.from('recipes').select('id').limit(1).single()
      await ann.client.from('recipes').delete().eq('id', data?.id)
      expect((await save()).error).toBeNull()
    })

    it("does not reveal to others that someone's places are full", async () => {
      for (let n = 0; n < 5; n++) await save()
      const stranger = await backend.member()
      const answer = await stranger.client.from('recipes').insert(soup({ user_id: ann.id }))
      expect(answer.error?.code).toBe('42501')
    })
  })

  describe('its nutrition columns', () => {
    const OTHERS = { ...perNutrientColumn(() => 999), glycemic_load: 999, glycemic_index: 'High' }
    /** A different number for each nutrient. */
    const figures = (from: number) => ({
      version: 1,
      perServing: { ...perNutrient((one) => from + NUTRIENTS.indexOf(one)), glycemicLoad: from / 2 },
      impact: 'Low',
    })
    const columns = (from: number) => ({
      ...perNutrientColumn((one) => from + NUTRIENTS.indexOf(one)),
      glycemic_load: from / 2,
      glycemic_index: 'Low',
    })

    it('come from its figures, whatever a client writes there', async () => {
      const { data, error } = await save({ ...OTHERS, figures: figures(10) })
      expect(error).toBeNull()
      expect(data).toMatchObject(columns(10))

      const change = (fields: object) =>
        ann.client.from('recipes').update(fields).eq('id', data.id).select().single()
      expect((await change(OTHERS)).data).toMatchObject(columns(10))
      expect((await change({ ...OTHERS, figures: figures(20) })).data).toMatchObject(columns(20))
      expect((await change({ figures: figures(30) })).data).toMatchObject(columns(30))
    })

    it('are null if the figures have none, or something that is not a number', async () => {
      const odd = { perServing: { carbs: '12', fiber: null, protein: [1], fat: 0 }, impact: 'Mighty' }
      const { data } = await save({ ...OTHERS, figures: odd })
      expect(data).toMatchObject({
        ...perNutrientColumn(() => null),
        fat_count: 0,
        glycemic_load: null,
        glycemic_index: null,
      })
    })

    it('stay as written for a recipe without figures', async () => {
      const { data } = await save({ carb_count: 12, glycemic_index: 'Low' })
      const { data: changed } = await ann.client
        .from('recipes')
        .update({ carb_count: 13 })
        .eq('id', data.id)
        .select()
        .single()
      expect(changed).toMatchObject({ carb_count: 13, fiber_count: null, glycemic_index: 'Low' })
    })

    it('of an older recipe are not changed by a favorite', async () => {
      const { data } = await save({ carb_count: 12, glycemic_index: 'Low' })
      // As an earlier version may have left it: figures with less than the columns.
      await backend.sql.run(`
        alter table public.recipes disable trigger nutrition_from_changed_figures;
        update public.recipes set figures = '{"basis":"computed"}' where id = '${data.id}';
        alter table public.recipes enable trigger nutrition_from_changed_figures;
      `)
      const { data: loved } = await ann.client
        .from('recipes')
        .update({ is_favorite: true })
        .eq('id', data.id)
        .select()
        .single()
      expect(loved).toMatchObject({ carb_count: 12, glycemic_index: 'Low', is_favorite: true })
    })
  })

  describe('the contents of a saved recipe', () => {
    it('give a card’s certainty of carbs without loading the figures in a list', async () => {
      const { data } = await save({ figures: { basis: 'computed', mayAdd: { carbs: 7.2, glycemicLoad: 1 } } })
      await save({ title: 'Old soup' })
      const cards = await ann.client
        .from('recipes')
        .select('id,basis:figures->>basis,may_add:figures->mayAdd')
        .order('title_key')
        .throwOnError()
      expect(cards.data).toEqual([
        { id: data.id, basis: 'computed', may_add: { carbs: 7.2, glycemicLoad: 1 } },
        { id: expect.any(String), basis: null, may_add: null },
      ])
    })

    it('keep every figure as a number or null, as written', async () => {
      const { data } = await save({
        meal_type: 'dessert',
        dietary_type: ['low-gi', 'keto'],
        figures: {
          basis: 'computed',
          perServing: { carbs: 20.5, fiber: 0, glycemicLoad: 4.25 },
          impact: 'Low',
        },
      })
      expect(data).toMatchObject({
        user_id: ann.id,
        glycemic_index: 'Low',
        glycemic_load: 4.25,
        carb_count: 20.5,
        fiber_count: 0,
        calories: null,
        dietary_type: ['low-gi', 'keto'],
        figures: { basis: 'computed' },
        is_favorite: false,
        is_public: false,
        share_slug: null,
      })
      expect(data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/)
    })

    it.each([
      ['no title', { title: '' }],
      ['no ingredients', { ingredients: [] }],
      ['an empty step', { instructions: ['Boil.', ''] }],
      ['a line that is far too long', { ingredients: ['x'.repeat(1001)] }],
      ['a negative load', { glycemic_load: -1 }],
      ['a load that is not a number', { glycemic_load: 'NaN' }],
      ['an invalid band', { glycemic_index: 'Moderate' }],
      ['a meal in capitals', { meal_type: 'Dinner' }],
      ['an unknown diet', { dietary_type: ['carnivore'] }],
      ['no servings', { servings: 0 }],
      ['figures that are not an object', { figures: [1] }],
    ])('refuses %s', async (_name, more) => {
      expect((await save(more)).error?.code).toBe('23514')
    })

    it('sets the time of a change itself', async () => {
      const { data: before } = await save({ created_at: '2999-01-01', updated_at: '2999-01-01' })
      expect(Date.parse(before.created_at)).toBeLessThanOrEqual(Date.now() + 1000)
      const { data: after } = await ann.client
        .from('recipes')
        .update({ title: 'Stew', updated_at: '2000-01-01' })
        .eq('id', before.id)
        .select()
        .single()
      expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at))
    })
  })

  describe('searching', () => {
    const find = async (...words: string[]) => {
      let asked = ann.client.from('recipes').select('title')
      for (const word of words) asked = asked.ilike('search_text', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
      return (await asked.order('title_key').throwOnError()).data.map((row) => row.title)
    }
    beforeEach(async () => {
      await save({ title: 'Éclair', description: 'With 50% less sugar' })
      await save({ title: 'dal', ingredients: ['200 g Red Lentils', '1 jalapeño'] })
      await save({ title: 'Figs_baked', ingredients: ['4 figs'] })
    })

    it('searches title, description and ingredients, in any case, with or without accents', async () => {
      expect(await find('ÉCLAIR')).toEqual(['Éclair'])
      expect(await find('eclair')).toEqual(['Éclair'])
      expect(await find('sugar')).toEqual(['Éclair'])
      expect(await find('lentil', 'jalapeno')).toEqual(['dal'])
      expect(await find('lentil', 'figs')).toEqual([])
      expect(await find('boil')).toEqual([])
    })

    it('treats pattern characters literally', async () => {
      expect(await find('50%')).toEqual(['Éclair'])
      expect(await find('s_b')).toEqual(['Figs_baked'])
      expect(await find('e_l')).toEqual([])
      expect(await find('50%', 'sugar')).toEqual(['Éclair'])
      expect(await find('s_b', 'fig"s')).toEqual([])
    })

    it('sorts from A to Z regardless of case and accents, and again after an edit', async () => {
      expect(await find()).toEqual(['dal', 'Éclair', 'Figs_baked'])
      await ann.client.from('recipes').update({ title: 'Zebra cake' }).eq('title', 'dal')
      expect(await find()).toEqual(['Éclair', 'Figs_baked', 'Zebra cake'])
      expect(await find('zebra')).toEqual(['Zebra cake'])
    })

    it('accepts the longest allowed title', async () => {
      expect((await save({ title: '🥦'.repeat(600) })).error).toBeNull()
      expect(
        (
          await save({
            title: Array.from({ length: 600 }, (_, n) => String.fromCodePoint(0x20000 + n * 7)).join(''),
          })
        ).error,
      ).toBeNull()
    })
  })

  describe('the link of a public recipe', () => {
    const read = async (slug: string) => (await backend.guest().rpc('shared_recipe', { p_slug: slug })).data

    it('opens for anyone, without data about its owner', async () => {
      const figures = {
        basis: 'computed',
        origin: {
          provider: 'house-chef',
          notes: ['no nuts'],
          checked: ['nuts allergy'],
          fromProfile: ['nuts allergy'],
          care: ['If you take insulin, ask your care team.'],
          conflicts: [{ rule: 'nuts allergy', term: 'walnut' }],
        },
      }
      const { data } = await save({ is_public: true, is_favorite: true, figures })
      const [shared] = await read(data.share_slug)
      expect(shared.title).toBe('Lentil soup')
      expect(shared.figures).toEqual({
        basis: 'computed',
        origin: { provider: 'house-chef', notes: [], checked: [] },
      })
      for (const own of ['id', 'user_id', 'is_favorite', 'share_slug']) expect(shared).not.toHaveProperty(own)
    })

    it('ends when the recipe is private again, and is different afterwards', async () => {
      const { data } = await save({ is_public: true })
      const share = async (is_public: boolean) =>
        (await ann.client.from('recipes').update({ is_public }).eq('id', data.id).select().single()).data
          .share_slug
      expect(await share(false)).toBeNull()
      expect(await read(data.share_slug)).toEqual([])
      expect(await share(true)).not.toBe(data.share_slug)
    })

    it('is never chosen by the client, especially not one that was another member’s', async () => {
      const { data } = await save({ is_public: true })
      await ann.client.from('recipes').update({ is_public: false }).eq('id', data.id)
      const taken = await save({ is_public: true, share_slug: data.share_slug })
      expect(taken.data.share_slug).toMatch(/^[0-9a-f]{32}$/)
      expect(taken.data.share_slug).not.toBe(data.share_slug)
      expect(await read(data.share_slug)).toEqual([])
    })

    it('gives a brought recipe’s source, and its steps only if the owner allowed it', async () => {
      const source = { name: 'Some Blog', url: 'https://blog.example/soup', author: 'Kim' }
      const words = { description: 'My grandmother’s.', instructions: ['Boil them.'], tips: ['Stir.'] }
      const { data, error } = await save({ ...words, brought: { source, lines: [] }, is_public: true })
      expect(error).toBeNull()
      const [shared] = await read(data.share_slug)
      expect(shared).toMatchObject({ description: '', instructions: [], tips: [], source })
      expect(shared.ingredients).toEqual(data.ingredients)
      await ann.client.from('recipes').update({ shares_words: true }).eq('id', data.id).throwOnError()
      expect((await read(data.share_slug))[0]).toMatchObject({ ...words, source })
    })

    it('says that a recipe was brought, even without a known source', async () => {
      const sharedAs = async (change: object) => {
        const { data } = await save({ ...change, is_public: true })
        const [{ is_brought, source, instructions }] = await read(data.share_slug)
        return { is_brought, source, steps: instructions.length }
      }
      const none = { is_brought: true, source: null, steps: 0 }
      expect(await sharedAs({ brought: { source: null, lines: [] } })).toEqual(none)
      expect(await sharedAs({ brought: {} })).toEqual(none)
      expect(await sharedAs({})).toMatchObject({ is_brought: false, source: null })
    })

    it('can be neither chosen nor guessed', async () => {
      const { data } = await save()
      const chosen = await ann.client.from('recipes').update({ share_slug: 'soup' }).eq('id', data.id)
      expect(chosen.error?.code).toBe('42501')
      expect(await read('')).toEqual([])
      expect((await backend.guest().rpc('shared_recipe', { p_slug: null })).data).toEqual([])
    })
  })

  describe('activity', () => {
    it('lists once that a recipe was made, and when it last became a favorite [ENTITY-9]', async () => {
      const { data } = await save()
      const heart = (is_favorite: boolean) =>
        ann.client.from('recipes').update({ is_favorite }).eq('id', data.id)
      await heart(true)
      const [, first] = await activities()
      await heart(true)
      await heart(false)
      await ann.client.from('recipes').update({ title: 'Stew' }).eq('id', data.id)
      await heart(true)
      const [made, favorited, ...more] = await activities()
      expect(made).toMatchObject({
        type: 'recipe_created',
        description: 'Created Lentil soup',
        recipe_id: data.id,
      })
      expect(favorited).toMatchObject({
        id: first?.id,
        type: 'recipe_favorited',
        description: 'Favorited Stew',
        recipe_id: data.id,
      })
      expect(Date.parse(favorited?.created_at)).toBeGreaterThan(Date.parse(first?.created_at))
      expect(more).toEqual([])
    })

    it('adds nothing for an undone deletion', async () => {
      const { data } = await save({ is_favorite: true })
      const before = await activities()
      expect(before).toHaveLength(2)
      await ann.client.from('recipes').delete().eq('id', data.id)
      expect(await activities()).toEqual(before)
      await save({ id: data.id, is_favorite: true })
      expect(await activities()).toEqual(before)
    })

    it('keeps the latest thousand of each member', async () => {
      await backend.sql.query(
        `insert into public.user_activity (user_id, type, description, created_at)
        select $1, 'meal_planned', 'Planned ' || n, now() - make_interval(hours => n) from generate_series(1, 1000) as n`,
        [ann.id],
      )
      const ben = await backend.member()
      await ben.client.from('recipes').insert(soup())
      const ids = (await Promise.all([save(), save(), save()])).map(({ data }) => data.id)
      // Favorites do not wait, saves wait for each other.
      const loved = (id: string) => ann.client.from('recipes').update({ is_favorite: true }).eq('id', id)
      await Promise.all(ids.map(loved))
      const [mine] = await backend.sql.query(
        `select count(*)::int as kept, count(*) filter (where type = 'recipe_created')::int as made,
          count(*) filter (where type = 'recipe_favorited')::int as loved,
          count(*) filter (where description in ('Planned 995', 'Planned 1000'))::int as oldest
        from public.user_activity where user_id = $1`,
        [ann.id],
      )
      expect(mine).toEqual({ kept: 1000, made: 3, loved: 3, oldest: 0 })
      expect((await ben.client.from('user_activity').select('id')).data).toHaveLength(1)
    })

    it('lists nothing for a refused recipe', async () => {
      await save({ title: '' })
      expect(await activities()).toEqual([])
    })
  })
})
