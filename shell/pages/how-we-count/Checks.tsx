import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Link } from 'react-router-dom'

/** "low-carb, low-GI, …": labels as used within a sentence. */
const DIET_LIST = ALL_DIETS.map((diet) => {
  const { label } = DIETS[diet]
  return label.charAt(0).toLowerCase() + label.slice(1)
}).join(', ')

/** What the checks catch, and what they cannot see. */
export function Checks() {
  return (
    <>
      <p>
        Before you see any of a recipe, our code checks its title and every ingredient, step and tip for your
        allergens, your diets and anything you asked to avoid. A recipe that breaks a rule is rewritten once.
        If it still breaks one, we refuse it and tell you why. Swaps go through the same check. So do your own
        edits, but those are up to you: if something goes against your profile, the recipe says so for as long
        as it’s in there.
      </p>
      <ul>
        <li>
          <strong>Allergens:</strong> nuts (peanuts and tree nuts), dairy, eggs, soy, wheat, shellfish and
          fish. You can also type in gluten, sesame or a single kind of nut.
        </li>
        <li>
          <strong>Diets:</strong> {DIET_LIST}.
        </li>
        <li>
          <strong>Hidden sources</strong> count: casein and ghee are dairy, Worcestershire sauce contains
          fish, soy sauce contains wheat. Look-alikes don’t: coconut milk is not dairy, and butternut squash
          is not a nut.
        </li>
        <li>
          With an account, the allergies and diets of your <Link to="/profile">profile</Link> apply to every
          recipe, no matter what you ask for, and the recipe says so.
        </li>
      </ul>
      <Notice tone="warning" title="What we cannot check">
        The package in your hand. Manufacturers change their products, “may contain” warnings are only on the
        label, and kitchens share cutting boards and pans. If you have an allergy, read every label, every
        time.
      </Notice>
      <p>
        If you write that your blood sugar is low right now, you get fast carbs and safety steps, not a
        recipe. If you ask about insulin, we say “ask your care team”: we never suggest a dose.
      </p>
    </>
  )
}
