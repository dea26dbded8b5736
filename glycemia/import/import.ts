/** Reading the files that devices export: what a page needs for it. */
export type { Answers, Columns, Format, Found, Question, TableColumn } from './found.ts'
export { type InspectOptions, inspect } from './inspect.ts'
export { insulinKey, mealKey, readingKey, treatmentKey } from './keys.ts'
export { FILE_LIMIT, ImportFailure, type ImportProblem, type LeftOut } from './problem.ts'
export {
  type Batch,
  type ImportedInsulin,
  type ImportedMeal,
  type ReadOptions,
  readFile,
} from './read-file.ts'
export { type FileSource, fromBlob, fromBytes } from './source.ts'
export type { DateOrder } from './wall-time.ts'
