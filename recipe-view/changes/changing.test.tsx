import type { Recipe } from '@evenplate/domain/recipe'
import { ToastRegion } from '@evenplate/shared-ui/Toast'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { RecipeArticle } from '../RecipeArticle.tsx'
import { HALF_AS_SWEET, RICE_BOWL, riceBowlWith, SWEETENED, UNCOUNTED } from '../testing/rice-bowl.ts'
import { useChanges } from './use-changes.ts'

afterEach(cleanup)

function Page({ recipe }: { recipe: Recipe }) {
  const changing = useChanges(recipe, 'a')
  return (
    <ToastRegion>
      <RecipeArticle recipe={recipe} id="a" changing={changing} />
    </ToastRegion>
  )
}
const open = (recipe = RICE_BOWL) => {
  render(<Page recipe={recipe} />)
  return userEvent.setup()
}
const button = (name: string) => screen.getByRole('button', { name })
/** On a part of the page whose code loads when it is first needed. */
const arriving = (name: string) => screen.findByRole('button', { name })
const region = (name: string) => screen.getByRole('region', { name })
const figure = (name: string) => {
  const names = within(region('Nutrition per serving')).getAllByRole('term')
  return names.find(({ textContent }) => textContent === name)?.parentElement?.textContent
}
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a recipe that a visitor changes', () => {
  it('is divided into other servings: every number follows, and is announced', async () => {
    const user = open()
    expect(figure('Total carbs')).toContain('38 g')
    expect(screen.queryByText('You changed this recipe')).toBeNull()
    await user.click(button('Divide into servings: one more'))
    await user.click(button('Divide into servings: one more'))
    expect(figure('Total carbs')).toContain('19 g')
    expect(figure('Glycemic load')).toContain('12Medium')
    expect(figure('Servings')).toBe('Servings4')
    expect(screen.getByText('Medium (Good)')).toBeDefined()
    expect(heard()).toContain('4 servings. A serving now has 19 g of carbs, with a glycemic load of 12.')
    await user.click(await arriving('Back to the Original Recipe'))
    expect(figure('Total carbs')).toContain('38 g')
    expect(screen.queryByText('You changed this recipe')).toBeNull()
  })

  it('accepts another weight of an ingredient, and rejects an invalid one without losing it', async () => {
    const user = open()
    await user.click(button('Change Amounts'))
    const rice = await screen.findByRole('textbox', { name: 'Grams of white rice, cooked' })
    await user.clear(rice)
    expect(region('Ingredients').textContent).toContain('We still count 237 g.')
    expect(figure('Total carbs')).toContain('38 g')
    await user.type(rice, '100')
    expect(figure('Total carbs')).toContain('19 g')
    await user.type(rice, 'x')
    expect(rice).toHaveProperty('value', '100x')
    expect(region('Ingredients').textContent).toContain(
      'Please enter a number of grams, like 120. We still count 100 g.',
    )
    await user.clear(rice)
    await user.type(rice, '0')
    expect(figure('Total carbs')).toContain('4.7 g')
    await user.click(button('Done with Amounts'))
    expect(screen.getByRole('checkbox', { name: '0 g cooked white rice' })).toBeDefined()
    expect(within(region('Ingredients')).getByText('changed')).toBeDefined()
  })

  it('swaps a food in with one press, texts and all, and back with another', async () => {
    const user = open()
    const card = () => region('Lower-glycemic swaps')
    expect(card().textContent).toContain('38 g →  becomes 11 g')
    await user.click(button('Swap it in: cauliflower rice'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chicken and Cauliflower Rice Bowl')
    expect(screen.getByRole('checkbox', { name: '240 g cauliflower rice' })).toBeDefined()
    expect(region('Instructions').textContent).toContain('Stir-fry the cauliflower rice')
    expect(within(region('Instructions')).getAllByText('changed')).toHaveLength(2)
    expect(figure('Total carbs')).toContain('11 g')
    // Another swap for the same food waits until this one is undone; the focus stays where it was pressed.
    expect(within(card()).queryByText('Pearl barley, cooked')).toBeNull()
    expect(document.activeElement).toBe(button('Swap back: white rice, cooked'))
    await user.click(button('Divide into servings: one more'))
    await user.click(await arriving('Undo'))
    expect(figure('Total carbs')).toContain('25 g')
    expect(button('Swap it in: pearl barley, cooked')).toBeDefined()
  })

  it('says how much less if the food stays, and never names it as its own replacement', async () => {
    const user = open(HALF_AS_SWEET)
    const card = region('Lower-glycemic swaps')
    expect(card.textContent).toMatch(/Less of the same: half the sugar/)
    expect(card.textContent).toContain('1/2 cup sugar →  becomes ¼ cup sugar (about 50 g)')
    expect(card.textContent).not.toMatch(/Instead of/)
    await user.click(button('Use less: half the sugar'))
    expect(screen.getByText('Now using half the sugar.')).toBeDefined()
    expect(within(region('Ingredients')).getByText('changed')).toBeDefined()
    await user.click(button('Use it all: sugar'))
    expect(screen.getByRole('checkbox', { name: '1/2 cup sugar' })).toBeDefined()
  })

  it('sums nothing that a model claimed', () => {
    open(riceBowlWith({ basis: 'model' }))
    for (const name of [/Divide/, /Change Amounts/, /Swap/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('claims no total if too much is not counted, and names it', () => {
    open(UNCOUNTED)
    expect(screen.getByText('No total')).toBeDefined()
    expect(screen.getByText('Not counted:').parentElement?.textContent).toContain('2 cups injera, torn')
    expect(figure('Total carbs')).not.toMatch(/\d/)
    expect(within(region('Blood Sugar Impact')).getByText(/couldn’t count enough/)).toBeDefined()
    expect(region('Lower-glycemic swaps').textContent).toContain('Carbs of this food11 g →  becomes 2')
  })
})

describe('where a number comes from', () => {
  it('is shown line by line, most carbs first: food, weight, share, index and how sure it is', async () => {
    open()
    const lines = within(region('Nutrition per serving'))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('Counted as'))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^1 1\/2 cups cooked white rice92% of the net carbs/)
    expect(lines[0]).toContain('GI73publishedAtkinson 2021')
    expect(lines[0]).toContain('Carbs67\u00a0gbetween 56 and 79\u00a0g')
    expect(lines[1]).toContain('GI15estimate')
    expect(lines.find((text) => text.includes('butter'))).toContain('Counted as butter, not olive oil.')
    expect(screen.getByText(/Nothing to count:/).parentElement?.textContent).toContain('salt to taste')
    expect(figure('Total carbs')).toContain('between 33 and 44\u00a0g')
  })

  it('says what came from the profile, and what to watch for', () => {
    const { origin } = RICE_BOWL.figures
    open(
      riceBowlWith({
        origin: { ...origin, fromProfile: ['nuts allergy', 'vegan'], care: ['Check with your meter.'] },
      }),
    )
    expect(screen.getByText(/From your profile/).parentElement?.textContent).toContain('nuts allergy, vegan')
    expect(screen.getByText('Check with your meter.')).toBeDefined()
  })

  it('warns about what its owner added against the profile', () => {
    const { origin } = RICE_BOWL.figures
    const conflicts = [{ rule: 'nuts allergy', term: 'walnut' }]
    open(riceBowlWith({ origin: { ...origin, fromProfile: ['vegan'], conflicts } }))
    expect(screen.getByText('It contains “walnut”: nuts allergy.')).toBeDefined()
  })

  it('says once what it was checked against', () => {
    const { origin } = RICE_BOWL.figures
    const checkedFor = (checked: string[]) =>
      riceBowlWith({ origin: { ...origin, fromProfile: ['nuts allergy', 'vegan'], checked } })
    open(checkedFor(['nuts allergy', 'vegan']))
    expect(screen.getAllByText(/nuts allergy/)).toHaveLength(1)
    expect(screen.queryByText(/hecked against/)).toBeNull()
    cleanup()
    open(checkedFor(['nuts allergy', 'vegan', 'no mushrooms']))
    expect(screen.getByText(/Also checked against: no mushrooms\./)).toBeDefined()
  })

  it('names carbs that a label counts but the body does not use, on the page, in the line and in the portion', async () => {
    const user = open(SWEETENED)
    const named = /of it sugar alcohols and the like, not used by the body/
    expect(figure('Total carbs')).toContain('38\u00a0g of it sugar alcohols')
    expect(screen.getByRole('list', { name: 'At a glance' }).textContent).toContain(
      'of it not used by the body',
    )
    const chart = screen.getByRole('figure', { name: 'One serving in grams' })
    const row = within(chart).getByRole('rowheader', { name: 'Sugar alcohols and the like', hidden: true })
    expect(row.nextSibling?.textContent).toBe('38\u00a0g')
    const line = screen.getAllByText('50 g erythritol').at(-1)?.closest('li')
    expect(line?.textContent).toContain('Carbs50\u00a0gsugar alcohols and the like, not used by the body')
    await user.type(screen.getByRole('textbox', { name: /^Cooked pot/ }), '800')
    await user.type(screen.getByRole('textbox', { name: /^My portion/ }), '200')
    expect(heard().join(' ')).toMatch(named)
  })

  it('ranks by what raises blood sugar, and says so', () => {
    open(SWEETENED)
    const shares = screen.getAllByText(/% of the net carbs/).map((share) => share.closest('li')?.textContent)
    expect(shares.map((text) => /^(.*?)\d+%/.exec(text ?? '')?.[1])).toEqual([
      '100 g almond flour',
      '200 g almond milk',
      '50 g erythritol',
      '25 g allulose',
    ])
    expect(shares[0]).toContain('88% of the net carbs')
    expect(shares[2]).toContain('0% of the net carbs')
    expect(screen.getByText(/ranked by net carbs, which leave out fiber, sugar alcohols/)).toBeDefined()
  })

  it('says why a food has no index, and omits a range too small to matter', () => {
    open(SWEETENED)
    const almonds = screen.getAllByText('100 g almond flour').at(-1)?.closest('li')
    expect(almonds?.textContent).toContain('GInonenone published')
    expect(almonds?.textContent).not.toContain('between')
    const milk = screen.getAllByText('200 g almond milk').at(-1)?.closest('li')
    expect(milk?.textContent).toContain('under 5\u00a0g net carbs in 100\u00a0g')
  })
})
