import { Link } from 'react-router-dom'
import { type SiteLink, useLinks } from '../map/use-links.ts'
import { Page } from './Page.tsx'
import styles from './Sitemap.module.css'

const CATEGORIES: SiteLink[] = [
  { to: '/glossary?category=bloodSugar', label: 'Blood Sugar' },
  { to: '/glossary?category=nutrition', label: 'Nutrition' },
  { to: '/glossary?category=diabetesManagement', label: 'Diabetes Management' },
  { to: '/glossary?category=recipes', label: 'Recipe Terms' },
]

const TERMS: SiteLink[] = [
  { to: '/glossary#glycemic-index-gi', label: 'Glycemic Index (GI)' },
  { to: '/glossary#glycemic-load-gl', label: 'Glycemic Load (GL)' },
  { to: '/glossary#blood-glucose', label: 'Blood Glucose' },
  { to: '/glossary#insulin-resistance', label: 'Insulin Resistance' },
  { to: '/glossary#carbohydrates', label: 'Carbohydrates' },
  { to: '/glossary#complex-carbohydrates', label: 'Complex Carbohydrates' },
  { to: '/glossary#net-carbs', label: 'Net Carbs' },
  { to: '/glossary#carb-counting', label: 'Carb Counting' },
  { to: '/glossary#low-carb-diet', label: 'Low-Carb Diet' },
  { to: '/glossary#fiber', label: 'Fiber' },
]

const LEGAL: SiteLink[] = [
  { to: '/about', label: 'About Us' },
  { to: '/how-we-count', label: 'How we count' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact Us' },
]

/** Every page, for people. Search engines get a separate file. */
export function Sitemap() {
  return (
    <Page title="Sitemap" lead="Every page on the site." width="wide">
      <div className={styles.sections}>
        <Section title="Main Pages" entries={useLinks('sitemap')} />
        <Section title="Glossary Categories" entries={CATEGORIES} />
        <Section title="Key Glossary Terms" entries={TERMS} />
        <Section title="Legal & Information" entries={LEGAL} />
      </div>
    </Page>
  )
}

function Section({ title, entries }: { title: string; entries: SiteLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
