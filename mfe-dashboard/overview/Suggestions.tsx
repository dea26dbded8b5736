import { usePlatform } from '@evenplate/platform/define-remote'
import styles from './Overview.module.css'

const SUGGESTIONS = [
  {
    to: '/recipe-builder',
    title: 'Create a New Recipe',
    text: 'Say what you would like and see its numbers.',
  },
  { to: '/meal-planner', title: 'Plan Your Week', text: 'Steady meals from Monday to Sunday.' },
  { to: '/profile', title: 'Complete Your Profile', text: 'Allergies and diets that every recipe follows.' },
  { to: '/glossary', title: 'Learn the Words', text: 'From A1C to zucchini noodles, in plain language.' },
]

export function Suggestions() {
  const { nav } = usePlatform()
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested" className={styles.title}>
        Suggested For You
      </h2>
      <ul className={styles.suggestions}>
        {SUGGESTIONS.map(({ to, title, text }) => (
          <li key={to}>
            <nav.Link to={to} className={styles.suggestion}>
              <strong>{title}</strong>
              <span>{text}</span>
            </nav.Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
