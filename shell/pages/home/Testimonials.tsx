import styles from './Testimonials.module.css'

const VOICES = [
  {
    words:
      'I used to guess the carbs in everything I cooked. Now I see each ingredient counted, and I can finally make dinner for the whole family without doing math at the stove.',
    name: 'Sarah M.',
    who: 'Living with type 2 diabetes',
  },
  {
    words:
      'I typed ‘something with salmon, thirty minutes’ and got a meal I would order in a restaurant. That it is good for my blood sugar almost feels like a bonus.',
    name: 'James T.',
    who: 'Living with prediabetes',
  },
] as const

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="voices">
      <h2 id="voices">Loved by 5,000+ happy users</h2>
      <div className={styles.voices}>
        {VOICES.map(({ words, name, who }) => (
          <figure key={name} className={styles.voice}>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              <span>{who}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
