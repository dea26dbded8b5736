import { later } from '@evenplate/shared-ui/Later'
import type { ShareQuestionProps } from './ShareQuestion.tsx'

const Question = later(() => import('./ShareQuestion.tsx').then(({ ShareQuestion }) => ShareQuestion))

/** The question before a recipe is made public. Its code loads when it is asked. */
export const ShareDialog = (props: ShareQuestionProps) => (props.open ? <Question {...props} /> : null)
