import { dirname } from 'node:path'
import type { House } from './read-house.ts'

/** Folders of one room that import each other, directly or indirectly, with an example of each step of one cycle. */
export type Circle = { room: string; folders: string[]; round: string[] }

type Arrows = Map<string, Map<string, string>>

/**
 * Import cycles between folders. A folder and one inside it count as two, and the files at a room's root are the folder
 * `.`. Tests may import what they test and are not part of any cycle.
 */
export function circlesOf({ files }: Pick<House, 'files'>): Circle[] {
  const known = new Set(files.map(({ path }) => path))
  const rooms = new Map<string, Arrows>()
  for (const { path, room, test, imports } of files)
    for (const { file } of imports) {
      if (test || room === '.' || !file?.startsWith(`${room}/`) || !known.has(file)) continue
      const [from, to] = [folderOf(path), folderOf(file)]
      if (from === to) continue
      const arrows = rooms.get(room) ?? rooms.set(room, new Map()).get(room)!
      const out = arrows.get(from) ?? arrows.set(from, new Map()).get(from)!
      if (!out.has(to)) out.set(to, `${path} imports ${file}`)
    }
  return [...rooms].flatMap(([room, arrows]) =>
    groupsOf(arrows).map((folders) => ({ room, folders, round: shortestRound(arrows, folders) })),
  )
}

/** One line: the folders, and the steps of the cycle. */
export const sayCircle = ({ room, folders, round }: Circle): string =>
  `${room}: ${folders.join(', ')} import each other: ${round.join('; ')}`

const folderOf = (path: string): string => dirname(path).split('/').slice(1).join('/') || '.'

/** Folders that reach each other, in groups of two or more. */
function groupsOf(arrows: Arrows): string[][] {
  const reach = new Map([...arrows.keys()].map((from) => [from, reached(arrows, from)]))
  const groups: string[][] = []
  for (const from of [...arrows.keys()].sort()) {
    if (groups.some((group) => group.includes(from)) || !reach.get(from)!.has(from)) continue
    groups.push([...reach.get(from)!].filter((to) => reach.get(to)?.has(from)).sort())
  }
  return groups
}

function reached(arrows: Arrows, from: string): Set<string> {
  const seen = new Set<string>()
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of arrows.get(at)?.keys() ?? []) if (!seen.has(to)) open.push(to) && seen.add(to)
  return seen
}

/** Breadth first from each folder of the group; the shortest way back to it. */
function shortestRound(arrows: Arrows, group: string[]): string[] {
  let best: string[] | null = null
  for (const start of group) {
    const ways = new Map<string, string[]>([[start, []]])
    for (const [at, way] of ways)
      for (const [to, example] of arrows.get(at) ?? []) {
        const next = [...way, example]
        if (to === start && (!best || next.length < best.length)) best = next
        if (!ways.has(to)) ways.set(to, next)
      }
  }
  return best ?? []
}
