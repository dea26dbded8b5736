import { MAIN_ID } from './SkipLink.tsx'

/** Whether some of the page is not rendered yet, such as a part of it or a list that is still loading. */
export const isUnfinished = (): boolean => document.querySelector(`#${MAIN_ID} [data-unfinished]`) !== null
