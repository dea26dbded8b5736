import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { colorsIn, type Guidance, hexOf, otherTokensIn, schemeColorsIn } from '../guidance/guidance.ts'
import tokens from '../tokens.css?raw'
import styles from './GuidancePage.module.css'

/** A component's page in Storybook: what it is for and made of, then its stories. */
export function GuidancePage() {
  const { csfFile } = useOf<'meta'>('meta', ['meta'])
  const guidance: readonly Guidance[] = [csfFile.meta.parameters?.guidance ?? []].flat()
  return (
    <>
      <Title />
      <Description />
      {guidance.map((one) => (
        <Advice key={one.name} guidance={one} titled={guidance.length > 1} />
      ))}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

function Advice({ guidance, titled }: { guidance: Guidance; titled: boolean }) {
  const { name, status, when, whenNot, dos, donts, styles: sheet } = guidance
  return (
    <section className={`${styles.advice} sb-unstyled`} aria-label={name}>
      {titled && <h2>{name}</h2>}
      <p>
        <strong>Status:</strong> {typeof status === 'string' ? status : `deprecated. ${status.deprecated}`}
      </p>
      <div className={styles.columns}>
        <Sentences title="When to use it" of={when} />
        <Sentences title="When not" of={whenNot} />
        <Sentences title="Do" of={dos} />
        <Sentences title="Don’t" of={donts} />
      </div>
      {sheet && colorsIn(sheet).length > 0 && <Colors names={colorsIn(sheet)} />}
      {sheet && otherTokensIn(sheet).length > 0 && (
        <p>
          <strong>Other tokens:</strong> {otherTokensIn(sheet).join(', ')}
        </p>
      )}
    </section>
  )
}

const Sentences = ({ title, of }: { title: string; of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{withCode(sentence)}</li>
      ))}
    </ul>
  </div>
)

/** Text in backticks is code. */
const withCode = (sentence: string) =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))

const Colors = ({ names }: { names: string[] }) => (
  <table className={styles.colors}>
    <thead>
      <tr>
        <th scope="col">Color</th>
        <th scope="col">Light</th>
        <th scope="col">Dark</th>
      </tr>
    </thead>
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {(['light', 'dark'] as const).map((scheme) => (
            <td key={scheme}>
              <Swatch color={COLORS.get(name)?.[scheme] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const COLORS = schemeColorsIn(tokens)

/** A color with its value in sRGB, as screens show it. */
function Swatch({ color }: { color: string }) {
  const [hex, setHex] = useState('')
  useEffect(() => setHex(drawnHex(color)), [color])
  return (
    <>
      <span className={styles.swatch} style={{ background: color }} /> {hex}
    </>
  )
}

function drawnHex(color: string): string {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return color
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  return hexOf(pen.getImageData(0, 0, 1, 1).data)
}
