import type { Food } from '@evenplate/nutrition/table/food'
import { foodById } from '@evenplate/nutrition/table/foods'
import { larderEntries } from '../larder/larder.ts'
import { type Entry, entry, gramsOfUnit, type Kind } from '../larder/larder-entry.ts'
import { fromShelf } from '../larder/pantry.ts'

const known = new Map<string, Entry | null>()

/** Any food of the table as a larder entry; null if the food or that measure of it does not exist. */
export function foodEntry(id: string, unit?: string): Entry | null {
  const key = unit ? `${id} ${unit}` : id
  const found = known.get(key)
  if (found !== undefined) return found
  const entry = make(id, unit)
  known.set(key, entry)
  return entry
}

function make(id: string, unit: string | undefined): Entry | null {
  const food = foodById(id)
  if (!food) return null
  const base = larderEntries(id)[0] ?? fromShelf(id) ?? generic(food)
  if (!unit || unit === base.unit) return base
  const grams = gramsOrNull(food, unit)
  return grams === null ? null : { ...base, unit, unitGrams: grams }
}

function gramsOrNull(food: Food, unit: string): number | null {
  try {
    return gramsOfUnit(food, unit)
  } catch {
    return null
  }
}

function generic(food: Food): Entry {
  const name = spokenName(food.name)
  const own = SAID[food.id]
  const kind = kindOf(food)
  return entry(kind, food.id, own?.name ?? name, own?.cut ?? '', minutesOf(food, kind), {
    unit: unitOf(food),
    line: food.name,
    ...(own?.title ? { title: own.title } : {}),
  })
}

/** Better words than the table's name: in sentences, in a title, or without its preparation. */
const SAID: Record<string, { name?: string; title?: string; cut?: string }> = {
  'plant-mince': { title: 'Plant-Based' },
  'chicken-rotisserie': { cut: 'meat only, shredded' },
  'cauliflower-cooked': { name: 'cauliflower' },
  'chicken-broth-low': { name: 'chicken broth' },
}

/** Minutes for one-inch pieces, by how tender the food is, for foods that the larder lacks. */
function minutesOf({ id, group }: Food, kind: Kind): string {
  if (group !== 'protein') return ''
  if (
    kind === 'meat' &&
    /shoulder|shank|chuck|stew|brisket|oxtail|ribs|goat|mutton|neck|rabbit|venison/.test(id)
  )
    return 'simmer:80 braise:120 tagine:90'
  const usual: Partial<Record<Kind, string>> = {
    fish: 'roast:13 pan:8 simmer:7 skewer:8 fry:6',
    shellfish: 'roast:8 pan:5 simmer:5 skewer:6 fry:4',
    meat: 'roast:20 pan:9 skewer:10 fry:5',
    poultry: 'roast:20 pan:10 simmer:16 skewer:12 fry:7',
  }
  return usual[kind] ?? ''
}

/** "Cooked basmati rice" is basmati rice in a sentence; "hard-boiled eggs" do not change. */
const spokenName = (name: string): string =>
  name
    .replace(
      /^(?:cooked|canned low-sodium|canned|unsweetened|plain|dried|ground|fresh|boneless|extra-lean|part-skim|light|low-sodium|low-fat|all-purpose|\d+% lean) (?!beef|pork|turkey|chicken|lamb|veal)/i,
      '',
    )
    .replace(/ \([^)]*\)/g, '')

const COUNTED = ['slice', 'piece', 'medium', 'clove', 'stalk', 'large']

/** A banana is bought whole, whether it is then mashed or sliced; bread and cheese are bought in slices. */
const COUNTED_WHOLE = [...COUNTED.filter((unit) => unit !== 'slice'), 'slice']

/** Nobody buys half a pineapple. */
const TOO_BIG = 600

function unitOf(food: Food): string {
  const has = (unit: string) =>
    food.measures.some((one) => one.unit === unit && (food.group !== 'fruit' || one.grams < TOO_BIG))
  if (food.seasoning && has('tsp')) return 'tsp'
  if (food.group === 'protein' && !food.allergens.includes('eggs') && !has('slice')) return 'lb'
  if ((food.group === 'other' || food.group === 'fat') && has('tbsp')) return 'tbsp'
  // Sliced mushrooms and pickles are measured by the cup.
  const counted = (food.group === 'fruit' && !food.id.endsWith('-dried') ? COUNTED_WHOLE : COUNTED).find(
    (unit) => has(unit) && !(unit === 'slice' && food.group === 'vegetable' && has('cup')),
  )
  const liquid = food.group === 'dairy' && has('cup')
  if (counted && !liquid && (food.group === 'carbohydrate' ? !has('cup') : true)) return counted
  return has('cup') ? 'cup' : has('tbsp') ? 'tbsp' : has('tsp') ? 'tsp' : 'lb'
}

function kindOf({ id, group, allergens }: Food): Kind {
  if (allergens.includes('fish') && group === 'protein') return 'fish'
  if (allergens.includes('shellfish') && group === 'protein') return 'shellfish'
  if (/^(?:ground-|(?:lamb|bison)-ground|(?:venison|elk)$)/.test(id)) return 'mince'
  if (
    /^(?:tofu|tempeh|seitan|tvp|quorn|plant-mince|meatless-|soy-(?:chicken|meatballs|sausage|bacon)|veggie-burger)/.test(
      id,
    )
  )
    return 'tofu'
  if (/^egg(?:-(?!noodle)|$)/.test(id)) return 'egg'
  if (group === 'protein' && /cooked|deli|canned|rotisserie|jerky|ham\b|nuggets|sticks/.test(id))
    return 'cheese'
  if (/sausage|bratwurst|chorizo|kielbasa|andouille|hot-dog/.test(id) && group === 'protein') return 'mince'
  if (/^(?:chicken|turkey|duck|whole-chicken|cornish|quail|goose|pheasant)/.test(id)) return 'poultry'
  if (group === 'protein') return 'meat'
  const kinds: Partial<Record<typeof group, Kind>> = {
    vegetable: 'vegetable',
    carbohydrate: 'carbohydrate',
    fruit: 'fruit',
    dairy: 'dairy',
  }
  return kinds[group] ?? 'sweet'
}
