import { BRAND } from '@evenplate/domain/brand'
import { Card } from '@evenplate/shared-ui/Card'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Page } from '../Page.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import { QUESTIONS } from './questions.tsx'

/** How to reach us, and answers that may make a message unnecessary. */
export function Contact() {
  const { email, hours, city } = BRAND.support
  return (
    <Page
      title="Contact Us"
      lead="Have a question or a suggestion, or did a recipe go wrong? We’d like to hear from you."
      width="wide"
    >
      <div className={styles.cards}>
        <Card as="section" padding="l">
          <h2>Support</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>{hours}</p>
        </Card>
        <Card as="section" padding="l">
          <h2>Address</h2>
          <address>
            {BRAND.name}
            <br />
            {city}
            <br />
            United States
          </address>
        </Card>
        <Card as="section" padding="l" tone="basil">
          <h2>Does something in a recipe look wrong?</h2>
          <p>
            Tell us the recipe’s title and which line looks wrong.{' '}
            <a href={`mailto:${email}?subject=${encodeURIComponent('A number that looks wrong')}`}>
              Report it by email
            </a>{' '}
            and please leave out readings and other health details.
          </p>
        </Card>
      </div>

      <Notice tone="warning" title="Health notice">
        We can’t give medical advice, and no one watches this inbox around the clock. For questions about your
        treatment, ask your care team. In an emergency, call 911 or your local emergency number.
      </Notice>

      <div className={styles.columns}>
        <section aria-labelledby="message" className={styles.column}>
          <h2 id="message">Send us a message</h2>
          <ContactForm />
        </section>
        <section aria-labelledby="questions" className={styles.column}>
          <h2 id="questions">Frequently asked questions</h2>
          {/* Open: four short answers are read faster than they are opened. */}
          {QUESTIONS.map(({ question, answer }) => (
            <section key={question} className={styles.question}>
              <h3>{question}</h3>
              <div className={styles.answer}>{answer}</div>
            </section>
          ))}
        </section>
      </div>
    </Page>
  )
}
