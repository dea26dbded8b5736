import type { CSSProperties } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Icon, type IconName } from '../components/Icon/Icon.tsx'
import { ICON_PATHS } from '../components/Icon/icon-paths.ts'
import styles from './Foundations.module.css'

export default { title: 'Foundations' } satisfies Meta

const COLORS = [
  ...['paper', 'surface', 'sunk', 'line', 'line-strong', 'ink', 'ink-soft'],
  ...['basil', 'basil-deep', 'on-basil', 'basil-soft', 'basil-ink'],
  ...['apricot', 'on-apricot', 'apricot-soft', 'apricot-ink'],
  ...['tomato', 'tomato-deep', 'on-tomato', 'tomato-soft', 'tomato-ink'],
  ...['rain', 'rain-soft', 'rain-ink', 'focus'],
]

export const Colors: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {COLORS.map((name) => (
        <div key={name}>
          <div className={styles.swatch} style={shown(`var(--color-${name})`)} />
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </div>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      {['3xl', '2xl', 'xl', 'l', 'm', 's'].map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          <p className={styles.display}>Warm lentils with 24 g net carbs</p>
          <p>Roast the broccoli until its edges are brown, about 18 minutes.</p>
          <span className={styles.name}>{size}</span>
        </div>
      ))}
    </div>
  ),
}

export const Space: StoryObj = {
  render: () => (
    <div className={styles.row}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={`space-${index + 1}`}>
          <div className={styles.space} style={shown(`var(--space-${index + 1})`)} />
          <span className={styles.name}>{index + 1}</span>
        </div>
      ))}
    </div>
  ),
}

export const Icons: StoryObj = {
  render: () => (
    <div className={styles.grid}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <span key={name} className={styles.name}>
          <Icon name={name} style={{ fontSize: '1.75rem' }} /> {name}
        </span>
      ))}
    </div>
  ),
}

const shown = (value: string) => ({ '--shown': value }) as CSSProperties
