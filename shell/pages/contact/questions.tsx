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
        They are composed with blood sugar in mind: moderate carbohydrate, plenty of fiber, and a glycemic
        load you can read off the page. Bodies differ, so watch how yours responds, and talk with your care
        team about what fits your treatment. {BRAND.name} is not medical advice.
      </p>
    ),
  },
  {
    question: 'How is the glycemic impact calculated?',
    answer: (
      <p>
        By glycemic load per serving: for each ingredient, its glycemic index times its available carbohydrate
        in grams, divided by 100, then all added up. Low is {GL_BANDS.lowMax} or less, high is{' '}
        {GL_BANDS.highMin} or more, medium lies between. The{' '}
        <Link to="/glossary#glycemic-load-gl">glossary</Link> explains both words.
      </p>
    ),
  },
  {
    question: 'Can I request specific types of recipes?',
    answer: (
      <p>
        Yes. In the <Link to="/recipe-builder">Recipe Builder</Link> you can pick a meal, diets, ingredients
        to use or avoid, time and servings, or just tell us in your own words what you feel like eating.
      </p>
    ),
  },
  {
    question: 'How accurate is the nutrition information?',
    answer: (
      <p>
        Each ingredient is matched with published USDA data and weighed, and each recipe says which lines were
        counted and which were not. Brands, ripeness and the size of a spoon still make a difference, so take
        the figures as careful estimates.
      </p>
    ),
  },
]
