import { type BroughtFile, type BroughtItem, ingredientsOf } from '../../state/brought.ts'

/** What was not understood, as a text to download: by file, then by recipe. */
export function reportOf(files: readonly BroughtFile[], items: readonly BroughtItem[]): string {
  const parts = [
    ...files
      .filter(isOpen)
      .map(({ name, state, said }) => section(name, said.length > 0 ? said : [UNREAD[state]])),
    ...items.map((item) => section(titleOf(item), problemsOf(item))),
  ].filter((part) => part !== '')
  const count = `${files.length} files, ${items.length} recipes read.`
  return `${[count, ...(parts.length > 0 ? parts : ['Everything was understood.'])].join('\n\n')}\n`
}

/** No recipe was found in it, or not all of it was understood. */
export const isOpen = ({ state, said }: BroughtFile): boolean => state !== 'read' || said.length > 0

/** What is open about one recipe, one sentence each. */
export const problemsOf = (item: BroughtItem): string[] => [
  ...item.notUnderstood,
  ...(item.servings === null ? ['It does not say how many servings it makes.'] : []),
  ...(ingredientsOf(item).tooMany > 0 ? [sayTooMany(item)] : []),
  ...(item.glance?.open.map((line) => `Not counted: ${line}`) ?? []),
]

/** For a recipe with more ingredients than can be counted. */
export function sayTooMany(item: Pick<BroughtItem, 'recipe'>): string {
  const { count, tooMany } = ingredientsOf(item)
  return `It has ${count} ingredients, and we count ${count - tooMany} at most. Leave ${tooMany} of them out, or bring it as two recipes.`
}

export const titleOf = ({ recipe }: BroughtItem): string => recipe.title || 'Untitled Recipe'

const UNREAD: Record<BroughtFile['state'], string> = {
  read: '',
  waiting: 'Not read yet.',
  reading: 'Not read yet.',
  nothing: 'There is no recipe in it that we can read.',
  failed: 'We could not read it.',
  lost: 'Not read: the page was closed too soon. Choose the file again.',
}
export const sayUnread = (state: BroughtFile['state']): string => UNREAD[state]

const section = (name: string, said: readonly string[]): string =>
  said.length === 0 ? '' : [name, ...said.map((one) => `- ${one}`)].join('\n')
