import type { Meta } from 'storybook-react-rsbuild'
import { type BuilderStory, generates } from '../testing/plays.ts'
import { StoryBuilder } from '../testing/StoryBuilder.tsx'
import { FREE_TEXT } from '../testing/sample-form.ts'
import { STATES } from '../testing/story-states.ts'

/** Shown instead of a recipe when somebody needs other help. */
export default {
  title: 'Recipe builder/Safety',
  component: StoryBuilder,
  parameters: { layout: 'fullscreen' },
  args: { at: FREE_TEXT, state: 'guest who said what they want' },
  argTypes: { state: { control: 'select', options: Object.keys(STATES) } },
} satisfies Meta<typeof StoryBuilder>

export const LowBloodSugar: BuilderStory = {
  args: { gateway: 'low_blood_sugar' },
  play: generates('Take 15 g of fast carbs now.'),
}
export const CareTeam: BuilderStory = { args: { gateway: 'dosing_question' }, play: generates(/care team/) }
