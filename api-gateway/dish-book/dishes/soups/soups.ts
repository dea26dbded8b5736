import type { BookDish } from '../../dish.ts'
import { beanAndLentilSoups } from './bean-and-lentil-soups.ts'
import { bisqueAndCheeseSoups } from './bisque-and-cheese-soups.ts'
import { caldosAndAjiaco } from './caldos-and-ajiaco.ts'
import { chickenSoups } from './chicken-soups.ts'
import { chineseSoups } from './chinese-soups.ts'
import { chowders } from './chowders.ts'
import { coconutNoodleSoups } from './coconut-noodle-soups.ts'
import { creamyVegetableSoups } from './creamy-vegetable-soups.ts'
import { cullenSkink } from './cullen-skink.ts'
import { greenPozole } from './green-pozole.ts'
import { japaneseSoups } from './japanese-soups.ts'
import { meatSoups } from './meat-soups.ts'
import { mexicanSoups } from './mexican-soups.ts'
import { rasamSoup } from './rasam.ts'
import { ribollita } from './ribollita.ts'
import { sancochoAndAsopao } from './sancocho-and-asopao.ts'
import { sausageAndGreensSoups } from './sausage-and-greens-soups.ts'
import { scotchBrothCawlAndCockALeekie } from './scotch-broth-cawl-and-cock-a-leekie.ts'
import { southeastAsianSoups } from './southeast-asian-soups.ts'
import { stuffedPepperCabbageRollAndCrabSoups } from './stuffed-pepper-cabbage-roll-and-crab-soups.ts'
import { sweetPotatoSoup } from './sweet-potato-soup.ts'
import { vegetableSoups } from './vegetable-soups.ts'

export const soups: BookDish[] = [
  ...creamyVegetableSoups,
  ...vegetableSoups,
  ...chowders,
  ...cullenSkink,
  ...bisqueAndCheeseSoups,
  ...beanAndLentilSoups,
  ...chickenSoups,
  ...meatSoups,
  ...sausageAndGreensSoups,
  ...japaneseSoups,
  ...chineseSoups,
  ...southeastAsianSoups,
  ...coconutNoodleSoups,
  ...mexicanSoups,
  ...greenPozole,
  ...caldosAndAjiaco,
  ...ribollita,
  ...rasamSoup,
  ...scotchBrothCawlAndCockALeekie,
  ...sweetPotatoSoup,
  ...sancochoAndAsopao,
  ...stuffedPepperCabbageRollAndCrabSoups,
]
