import { BRAND } from '@evenplate/domain/brand'
import { GL_BANDS } from '@evenplate/domain/impact'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** What people ask most. */
export const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Are the recipes suitable for people with diabetes?',
    answer: (
      <p>
        They are made for people who live with diabetes or prediabetes: each is written to keep its load low
        or medium, and shows its carbs, fiber and glycemic load, so that you see when one comes out higher. No
        dish suits everybody. Watch how your body responds, and ask your care team what fits your treatment,
        above all if you take insulin, are pregnant or live with kidney disease. {BRAND.name} is not medical
        advice.
      </p>
    ),
  },
  {
    question: 'How is the glycemic impact calculated?',
    answer: (
      <p>
        By glycemic load per serving: for each ingredient, its glycemic index times its available carbohydrate
        in grams, divided by 100, then all added up. Low is {GL_BANDS.lowMax} or less, high is{' '}
        {GL_BANDS.highMin} or more, medium lies between. The glossary explains{' '}
        <Link to="/glossary#glycemic-index-gi">glycemic index</Link> and{' '}
        <Link to="/glossary#glycemic-load-gl">glycemic load</Link>.
      </p>
    ),
  },
  {
    question: 'Can I request specific types of recipes?',
    answer: (
      <p>
        Yes. In the <Link to="/recipe-builder">Recipe Builder</Link> you can pick a meal, diets, ingredients
        to use or avoid, time, servings and skill, or just tell us in your own words what you feel like
        eating. With an account, the allergies and diets of your profile are kept to in every recipe.
      </p>
    ),
  },
  {
    question: 'How accurate is the nutrition information?',
    answer: (
      <p>
        Each ingredient is matched with published USDA data and weighed. A recipe names the lines that could
        not be counted and then says “at least”; where nothing could be counted, it says “AI estimate, not
        verified”. Brands, ripeness and the size of a spoon make a difference too, so take the figures as
        careful estimates. If you dose insulin by carbs, check them against the packages you use.{' '}
        <Link to="/how-we-count">How we count</Link> says how close we come, and where we cannot know.
      </p>
    ),
  },
]
