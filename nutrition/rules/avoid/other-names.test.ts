import { expect, it } from 'vitest'
import { foodById } from '../../table/foods.ts'
import { foodKeeps, violationsIn } from '../rules.ts'
import { namesFood } from './meaning.ts'

const avoiding = (term: string) => ({ allergies: [], diets: [], avoid: [term] })

it.each([
  ['bread crumbs', '½ cup panko breadcrumbs'],
  ['fried food', '1 litre vegetable oil for deep-frying'],
  ['bread-crumbs', '½ cup whole wheat breadcrumbs'],
  ['pea nuts', '¼ cup peanuts'],
  ['pea nut butter', '2 tbsp peanut butter'],
  ['peanutbutter', '2 tbsp peanut butter'],
  ['soysauce', '2 tbsp soy sauce'],
  ['egg plant', '1 eggplant'],
  ['pine apple', '1 cup pineapple'],
  ['water cress', '2 cups watercress'],
  ['sundried tomatoes', '¼ cup sun-dried tomatoes'],
  ['filberts', '¼ cup hazelnuts'],
  ['filberts', '2 tbsp hazelnut flour'],
  ['king prawns', '1 lb cooked shrimp'],
  ['mince', '1 lb extra-lean ground beef'],
  ['minced meat', '1 lb ground turkey'],
  ['curly kale', '1 bunch kale'],
  ['pyaz', '1 red onion'],
  ['toast', '2 slices white bread'],
  ['pork cubes', '1 bouillon cube'],
])('who avoids “%s” gets no “%s”', (term, line) => {
  expect(violationsIn(line, avoiding(term))).not.toEqual([])
})

it.each([
  ['filberts', 'hazelnuts'],
  ['macaroni', 'pasta-short-dry'],
  ['spring mix', 'lettuce'],
  ['bread crumbs', 'breadcrumbs'],
  ['peanutbutter', 'peanut-butter'],
])('who avoids “%s” gets no food of the table with that name: %s', (term, id) => {
  const food = foodById(id)
  expect(food && foodKeeps(food, avoiding(term))).toBe(false)
})

it.each([
  ['bread crumbs', '2 tbsp crumbled feta'],
  ['egg plant', '2 tbsp plant-based butter'],
  ['fried eggs', '2 eggs'],
  ['soft-boiled eggs', '2 eggs'],
  ['mince', '2 cloves garlic, minced'],
  ['minced meat', '1 lb chicken breast'],
  ['ice', '2 cups water'],
  ['red onions', '1 yellow onion'],
  ['peanutbutter', '2 tbsp butter'],
])('who avoids “%s” may have “%s”', (term, line) => {
  expect(violationsIn(line, avoiding(term))).toEqual([])
})

it.each(['sauce', 'raw', 'frozen', 'skin'])(
  'promises nothing about %s, a word that few of the foods it means are called by',
  (term) => expect(namesFood(term)).toBe(false),
)

it.each(['maple', 'filberts', 'bread crumbs', 'vegetables', 'veggies', 'fruit'])('knows %s', (term) =>
  expect(namesFood(term)).toBe(true),
)
