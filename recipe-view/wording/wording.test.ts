import { describe, expect, it } from 'vitest'
import { figuresWith } from '../testing/recipes.ts'
import { claimSentence, sayMinutes, sayNumber, sayUnused, shownIn, unbroken, unusedIn } from './wording.ts'

describe('the wording of figures', () => {
  it('shows a missing figure as missing, and a zero as zero', () => {
    expect(shownIn('g')(null)).toBeNull()
    expect(shownIn('g')(0)).toEqual({ text: '0', unit: 'g' })
  })

  it('shows a tenth under 10 g and none above', () => {
    expect([sayNumber(3.14), sayNumber(9.96), sayNumber(34.4)]).toEqual(['3.1', '10', '34'])
  })

  it('names the part of the carbs that is not used, if we counted them', () => {
    const perServing = { ...figuresWith({}).perServing, carbs: 38, fiber: 11, netCarbs: 11 }
    const said = '16\u00a0g of it sugar alcohols and the like, not used by the body'
    expect(sayUnused(unusedIn({ basis: 'computed', perServing }) ?? 0)).toBe(said)
    expect(unusedIn({ basis: 'model', perServing })).toBeNull()
    expect(unusedIn(figuresWith({}))).toBeNull()
  })

  it('never separates an amount from its unit', () => {
    expect(unbroken('1 cup = 158 g (USDA 20045), × 1.5')).toBe('1\u00a0cup = 158\u00a0g (USDA 20045), × 1.5')
  })

  it('shows hours as hours', () => {
    expect(sayMinutes(0)).toBe('not known')
    expect([sayMinutes(25), sayMinutes(60), sayMinutes(75)]).toEqual(['25 min', '1 h', '1 h 15 min'])
  })

  it('says when the AI claimed another figure, and which one counts', () => {
    const figures = figuresWith({ claimed: { carbs: 20, differs: true } })
    expect(claimSentence(figures)).toBe(
      'The AI said 20 g of carbs a serving; counting each ingredient we get 34 g. We show ours.',
    )
    expect(claimSentence({ ...figures, basis: 'partial' })).toContain('we get at least 34 g')
    expect(claimSentence(figuresWith({ claimed: { carbs: 33, differs: false } }))).toBeNull()
  })

  it('says when the AI gave the load another band', () => {
    const claimed = { carbs: 33, differs: false, band: 'Low' as const }
    expect(claimSentence(figuresWith({ claimed, impact: 'High' }))).toBe(
      'The AI called the load low; we count high. We show ours.',
    )
    // After a swap our figure may match the claim.
    expect(claimSentence(figuresWith({ claimed, impact: 'Low' }))).toBeNull()
  })
})
