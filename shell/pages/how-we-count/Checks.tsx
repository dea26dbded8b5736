import { Notice } from '@evenplate/shared-ui/Notice'
import { Link } from 'react-router-dom'

/** What the gates hold, and where their sight ends. */
export function Checks() {
  return (
    <>
      <p>
        Your allergies, your diets and what you asked to avoid are checked in code: in the title, in every
        ingredient, every step and every tip, before you see a word of it. A recipe that breaks a rule is
        written once more, and refused with the reason if it breaks one again. Swaps go through the same
        check. Your own edits do too, and are yours to keep: what your profile speaks against is named, on the
        recipe, for as long as it is in there.
      </p>
      <ul>
        <li>
          <strong>Allergens:</strong> nuts (peanuts and tree nuts), dairy, eggs, soy, wheat, shellfish, fish,
          and by your own words gluten, sesame or one kind of nut alone.
        </li>
        <li>
          <strong>Diets:</strong> low-carb, low-GI, keto, paleo, vegetarian, vegan, gluten-free, dairy-free.
        </li>
        <li>
          <strong>Hidden sources</strong> count: casein and ghee are dairy, Worcestershire sauce has fish, soy
          sauce has wheat. Look-alikes do not: coconut milk is not dairy, butternut is not a nut.
        </li>
        <li>
          With an account, the allergies and diets of your <Link to="/profile">profile</Link> apply to every
          recipe, whatever the request says, and the recipe tells you that they did.
        </li>
      </ul>
      <Notice tone="warning" title="What we cannot check">
        The packet in your hand. Recipes of products change, “may contain” is printed on the label alone, and
        a kitchen has shared boards and pans. With an allergy, read every label, every time.
      </Notice>
      <p>
        A message that speaks of low blood sugar right now gets fast carbs and safety steps, not a recipe. A
        question about insulin gets “ask your care team”: we never suggest a dose.
      </p>
    </>
  )
}
