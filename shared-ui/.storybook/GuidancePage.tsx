import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useRef, useState } from 'react'
import { colorsIn, type Guidance, hexOf, otherTokensIn } from '../guidance/guidance.ts'
import styles from './GuidancePage.module.css'

/** The page of a component in the book: what it is for and is made of, then its stories. */
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
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </div>
)

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
            <td key={scheme} style={{ colorScheme: scheme }}>
              <Swatch name={name} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A color as the scheme around it has it, with its value in sRGB as screens show it. */
function Swatch({ name }: { name: string }) {
  const swatch = useRef<HTMLSpanElement>(null)
  const [hex, setHex] = useState('')
  useEffect(() => {
    if (swatch.current) setHex(drawnHex(getComputedStyle(swatch.current).backgroundColor))
  }, [])
  return (
    <>
      <span ref={swatch} className={styles.swatch} style={{ background: `var(${name})` }} /> {hex}
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
