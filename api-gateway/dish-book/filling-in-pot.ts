import type { Tool } from '../brief/brief.ts'
import { type BookDish, type DishFood, type DishWay, idsOf } from './dish.ts'
import { expand } from './expand.ts'
import { sentencesOf } from './pot-way.ts'

/** What is filled, wrapped or laid over something else: tacos, gyros, a burrito bowl. */
const FILLED = /\b(?:fill|roll up|spoon onto)\b|\binto bowls\b/i
const IN_PIECES = /strips|pieces|sliced|cubes|shredded/
const RAW_MEAT =
  /^(?!.*(?:cooked|canned|smoked|deli|rotisserie))(?:chicken-(?:breast|thigh)|turkey-|beef-|pork-|lamb-)/

/**
 * A dish whose meat is fried in a skillet and then filled into something: the meat cooks in a slow or pressure cooker, and everything
 * else is done as ever. Null where the meat is not in pieces, or is coated.
 */
export function fillingInPot(dish: BookDish, tool: Tool): DishWay | null {
  if (tool !== 'slow-cooker' && tool !== 'pressure-cooker') return null
  if (dish.course !== 'main' && dish.course !== 'sandwich') return null
  const stove = dish.ways.find((way) => way.tool === 'stove')
  const meat = dish.foods.find((food) => food.job === 'main' && food.defines)
  if (!stove || !meat || !RAW_MEAT.test(idsOf(meat)[0] ?? '') || !IN_PIECES.test(meat.cut ?? '')) return null
  const steps = stove.steps.map((step) => expand(step, 'stove') ?? step)
  if (!FILLED.test(steps.at(-1) ?? '') || /\b(?:crumbs|batter|dip)\b/i.test(steps.join(' '))) return null
  const at = steps.findIndex((step) => cookedIn(step, meat) !== null)
  const own = at < 0 ? null : cookedIn(steps[at]!, meat)
  if (!own) return null
  const { load: _, ...rest } = stove
  return {
    ...rest,
    tool,
    steps: [
      ...steps.slice(0, at),
      own.before + inPot(meat, own.oil, tool) + own.after.replace(' Take out of the pan.', ''),
      ...steps.slice(at + 1).map((step) => step.replace('in the same skillet', 'in a nonstick skillet')),
    ],
  }
}

/** The sentences of a step around the one that fries the meat, and the oil it is fried in. */
function cookedIn(step: string, { role }: DishFood): { before: string; oil: string; after: string } | null {
  const sentences = sentencesOf(step)
  const fried = new RegExp(`^ ?Cook the \\{${role}\\}[^.]*\\{\\d+ min of ${role} (?:fry|pan)\\}\\.?$`)
  const at = sentences.findIndex((one) => fried.test(one))
  if (at < 0) return null
  const heats =
    /^ ?Heat ((?:half of |the rest of )?the (?:remaining )?\{oil\}) in a (?:large |deep |wide )*(?:skillet|pan)[^.]*\.$/
  const oil = heats.exec(sentences[at - 1] ?? '')?.[1]
  const before = sentences.slice(0, oil ? at - 1 : at).join('')
  return {
    before: before ? `${before} ` : '',
    oil: oil ? ` with ${oil}` : '',
    after: sentences.slice(at + 1).join(''),
  }
}

function inPot(meat: DishFood, oil: string, tool: 'slow-cooker' | 'pressure-cooker'): string {
  const { role } = meat
  const [done, hours] = /^(?:chicken|turkey)/.test(idsOf(meat)[0] ?? '') ? ['ready', 4] : ['tender', 6]
  return tool === 'slow-cooker'
    ? `Put the {${role}}${oil} in the slow cooker and add ¼ cup of water. Cover and cook on low {${done} ${role}}, {${hours} hr}. Pull {it ${role}} apart in the juices.`
    : `Put the {${role}}${oil} in the pressure cooker and add ½ cup of water. Lock the lid and cook at high pressure {ready ${role}}, {10 min}, allowing {8 min} to come up to pressure. Let the pressure out by hand and lift the {${role}} out of the juices.`
}
