import type { LineFigures } from '@evenplate/domain/recipe'
import { availableCarbs, type Food } from '../table/food.ts'
import { untestedIndex } from '../table/untested-index.ts'

type Load = Pick<LineFigures, 'gi' | 'giSource' | 'giEstimate' | 'glycemicLoad' | 'glycemicLoadBetween'>

/**
 * GI x net carbs (g) / 100, with the index used. If neither a food nor a relative has a published index, a cautious one for
 * its place on the plate counts, since ten grams from vegetables do matter. Its load has a range.
 * @param netCarbs null if the line is not counted
 */
export function loadOf(food: Food | null, netCarbs: number | null): Load {
  const load = (index: number) => (netCarbs === null ? null : (index * netCarbs) / 100)
  if (!food || (!food.gi && (availableCarbs(food) ?? 0) < LITTLE))
    return { gi: null, giSource: null, giEstimate: false, glycemicLoad: food && load(0) }
  if (food.gi)
    return {
      gi: food.gi.value,
      giSource: food.gi.source,
      giEstimate: food.gi.estimate,
      glycemicLoad: load(food.gi.value),
    }
  const { value, least, most, source } = untestedIndex(food.group)
  return {
    gi: value,
    giSource: `no published value, nor a close relative’s: a cautious one between ${least} and ${most} (${source})`,
    giEstimate: true,
    glycemicLoad: load(value),
    glycemicLoadBetween:
      netCarbs === null ? null : { least: (least * netCarbs) / 100, most: (most * netCarbs) / 100 },
  }
}

/** Grams of net carbs per 100 g below which a food has almost none. */
const LITTLE = 0.5
