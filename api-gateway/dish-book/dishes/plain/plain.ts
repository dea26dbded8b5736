import type { BookDish } from '../../dish.ts'
import { plainBowlsEggsSnacksAndPasta } from './plain-bowls-eggs-snacks-and-pasta.ts'
import { plainPansGrillAndSoup } from './plain-pans-grill-and-soup.ts'

export const plain: BookDish[] = [...plainPansGrillAndSoup, ...plainBowlsEggsSnacksAndPasta]
