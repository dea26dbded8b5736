import { PARTS } from './builds/rooms.ts'

/** The part that a command was given, by name. Ends the process with a line when it names none. */
export function namedPart(command: string): string {
  const [part] = process.argv.slice(2)
  if (part && PARTS.some(({ name }) => name === part)) return part
  console.error(`npm run ${command} <part>: ${PARTS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}
