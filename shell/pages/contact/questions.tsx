import { BRAND } from '@evenplate/domain/brand'
import { GL_BANDS } from '@evenplate/domain/impact'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The most frequent questions. */
export const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'Are the recipes suitable for people with diabetes?',
    answer: (
      <p>
        They are made for people with diabetes or prediabetes. Each recipe aims for a low or medium glycemic
        load and shows its carbs, fiber and load, so you can see when one comes out higher. No dish suits
        everyone. Watch how your body responds, and ask your care team what fits your treatment, especially if
        you take insulin, are pregnant or have kidney disease. {BRAND.name} is not medical advice.
      </p>
    ),
  },
  {
    question: 'How is the glycemic impact calculated?',
    answer: (
      <p>
        By glycemic load per serving: for each ingredient, its glycemic index times its available carbohydrate
        in grams, divided by 100, then added together. Low is {GL_BANDS.lowMax} or less, high is{' '}
        {GL_BANDS.highMin} or more, and medium is in between. The glossary explains{' '}
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
        eating. If you have an account, every recipe follows the allergies and diets in your profile.
      </p>
    ),
  },
  {
    question: 'How accurate is the nutrition information?',
    answer: (
      <p>
        We match each ingredient to published USDA data and work out its weight. If we can’t count an
        ingredient, the recipe names it and says “at least”; if we can’t count anything, it says “AI estimate,
        not verified”. Brands, ripeness and how full your spoon is make a difference too, so treat the figures
        as careful estimates. If you dose insulin by carbs, check them against the packages you use.{' '}
        <Link to="/how-we-count">How we count</Link> shows how accurate we are, and what we can’t know.
      </p>
    ),
  },
]
