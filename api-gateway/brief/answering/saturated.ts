import type { Answer } from '@evenplate/domain/brief'
import { mayBeMore } from '@evenplate/domain/left-out'
import type { Recipe } from '@evenplate/domain/recipe'
import { mostSaturated, saturatedOf } from '../saturated.ts'
import type { Asked } from './answers.ts'

/** From the counted figures: whether a serving has as little saturated fat as was asked for. */
export function saturatedAnswers({ readings }: Pick<Asked, 'readings'>, { figures }: Recipe): Answer[] {
  const styles = readings.map(({ id }) => id.replace(/^style:/, ''))
  const most = mostSaturated(styles)
  if (most === null) return []
  const limit = styles.find((style) => saturatedOf(style) !== null)
  const reading = `style:${limit ?? 'low-saturated'}`
  const asked = `You asked for ${limit ? `at most ${most} g of` : 'little'} saturated fat`
  const is = figures.perServing.saturatedFat ?? null
  if (is === null) return [{ reading, held: false, text: `${asked}; we could not count it here.` }]
  const isMore = mayBeMore(figures)
  const held = is <= most && !isMore
  const counts = limit ? '' : `, and we count ${most} or less as that`
  const text = held
    ? `${asked}: a serving has ${is} g.`
    : `${asked}; a serving of this has ${isMore ? 'at least ' : ''}${is} g${is > most ? counts : ''}.`
  return [{ reading, held, text }]
}
