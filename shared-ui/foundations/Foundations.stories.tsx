import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Button } from '../components/Button/Button.tsx'
import { Icon, type IconName } from '../components/Icon/Icon.tsx'
import { ICON_PATHS } from '../components/Icon/icon-paths.ts'
import styles from './Foundations.module.css'

export default { title: 'Foundations' } satisfies Meta

const COLORS = {
  'Ground and ink': ['paper', 'surface', 'sunk', 'line', 'line-strong', 'ink', 'ink-soft'],
  'Basil: what you do here': ['basil', 'basil-deep', 'on-basil', 'basil-soft', 'basil-ink'],
  'Apricot: warmth, and “mind this”': ['apricot', 'on-apricot', 'apricot-soft', 'apricot-ink'],
  'Tomato: high load, danger': ['tomato', 'tomato-deep', 'on-tomato', 'tomato-soft', 'tomato-ink'],
  'Rain: information': ['rain', 'rain-soft', 'rain-ink'],
  'Plum: the focus, and nothing else': ['focus'],
}

export const Colors: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      {Object.entries(COLORS).map(([family, names]) => (
        <section key={family} className={styles.family}>
          <h2>{family}</h2>
          <div className={styles.grid}>
            {names.map((name) => (
              <Color key={name} name={name} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** A color with its value in the current scheme; the bundler may have converted it to another color space. */
function Color({ name }: { name: string }) {
  const swatch = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('')
  // On every render: the scheme may have changed.
  useEffect(() => {
    if (swatch.current) setValue(rounded(getComputedStyle(swatch.current).backgroundColor))
  })
  return (
    <div>
      <div ref={swatch} className={styles.swatch} style={shown(`oklch(from var(--color-${name}) l c h)`)} />
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </div>
  )
}

export const Type: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      {['3xl', '2xl', 'xl', 'l', 'm', 's'].map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          <p className={styles.display}>Warm lentils with 24 g net carbs</p>
          <p>Roast the broccoli until its edges are brown, about 18 minutes.</p>
          <span className={styles.value}>{size}</span>
        </div>
      ))}
    </div>
  ),
}

export const Space: StoryObj = {
  render: () => (
    <div className={styles.family}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={`space-${index + 1}`}>
          <span className={styles.value}>{index + 1}</span>
          <div className={styles.space} style={shown(`var(--space-${index + 1})`)} />
        </div>
      ))}
    </div>
  ),
}

export const Radius: StoryObj = {
  render: () => (
    <div className={styles.row}>
      {['s', 'm', 'l', 'round'].map((name) => (
        <div key={name} className={styles.shape} style={{ borderRadius: `var(--radius-${name})` }}>
          {name}
        </div>
      ))}
    </div>
  ),
}

export const Shadow: StoryObj = {
  render: () => (
    <div className={styles.row}>
      {[1, 2].map((step) => (
        <div
          key={step}
          className={styles.shape}
          style={{ boxShadow: `var(--shadow-${step})`, borderRadius: 'var(--radius-m)' }}
        >
          {step === 1 ? '1: lies on the page' : '2: lies over it'}
        </div>
      ))}
    </div>
  ),
}

export const Motion: StoryObj = {
  render: function Motion() {
    const [far, setFar] = useState(false)
    return (
      <div className={styles.stack}>
        <Button variant="secondary" onClick={() => setFar(!far)} style={{ justifySelf: 'start' }}>
          Move
        </Button>
        {['fast', 'slow'].map((speed) => (
          <div key={speed}>
            <span className={styles.value}>{speed}</span>
            <div className={styles.track} data-far={far || undefined}>
              <div className={styles.ball} style={shown(`var(--motion-${speed})`)} />
            </div>
          </div>
        ))}
        <p>Who asked for less motion sees the end at once.</p>
      </div>
    )
  },
}

export const Links: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <p>
        A <a href="#glycemic-load">glycemic load</a> counts the portion too, so it says more about a plate
        than the <a href="#glycemic-index">glycemic index</a> of one food.
      </p>
      <p>
        <a href="#all">
          View all <span className="visually-hidden">recipes</span>
        </a>
      </p>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'glycemic load' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).outlineStyle).toBe('solid')
  },
}

export const Icons: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name} className={styles.icon}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </div>
  ),
}

const rounded = (color: string) =>
  color.replace(/\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(3))))

const shown = (value: string) => ({ '--shown': value }) as CSSProperties
