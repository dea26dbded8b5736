/** A case the product got wrong: the question, the right answer, the product's answer. */
export type Finding = { measure: string; what: string; expected: string; got: string }

/** How many of how many. */
export type Share = { right: number; of: number }

export const shareOf = (right: number, of: number): Share => ({ right, of })

/** Percent to a tenth, rounded down: 98.96% is never published as 99%. */
export const percentOf = ({ right, of }: Share): number =>
  of === 0 ? 0 : Math.floor((1000 * right) / of) / 10

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export const tenth = (value: number): number => Math.round(value * 10) / 10
