import { bringText, SOUP_TEXT } from '../../site/bring.ts'
import { guest, type Scene } from '../stage/scene.ts'

const BUILDER = '/recipe-builder'

/** A name and lines as long as people write them. */
const LONG_TEXT = SOUP_TEXT.replace(
  'Red Lentil Soup',
  'Grandmother’s Slow-Braised Mediterranean Chickpea and Butternutsquashpuréewithlemonandherbs Casserole',
).replace(
  '2 carrots',
  '2 carrots, the orange ones from the market if you can get them, peeled, trimmed and cut into half-moons\n1 Donaudampfschifffahrtsgesellschaftskapitänsfrühstückssemmel',
)

/** Recipes that people have: bringing them, and how they were read. */
export const BRING_SCENES: Scene[] = [
  guest('bring', BUILDER, { open: (page, { url }) => page.goto(`${url}${BUILDER}?mode=bring`) }),
  guest('bring-lines', BUILDER, { open: (page, { url }) => bringText(page, url) }),
  guest('bring-change', BUILDER, {
    open: async (page, { url }) => {
      await bringText(page, url)
      await page.getByRole('button', { name: 'Change 2 tsp zorgle' }).click()
      await page.getByLabel('Which food is it?').fill('paprika')
      await page.getByRole('list', { name: 'Foods' }).waitFor()
    },
  }),
  guest('bring-many', BUILDER, {
    open: async (page, { url }) => {
      await page.goto(`${url}${BUILDER}?mode=bring`)
      await page.getByLabel('Choose Files').setInputFiles([
        { name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from(SOUP_TEXT) },
        {
          name: 'stew.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from(SOUP_TEXT.replace('Soup', 'Stew').replace('Serves 4', '')),
        },
        { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0, 0]) },
      ])
      await page.getByRole('heading', { name: '2 recipes in this tab' }).waitFor()
      await page.getByText('Files to check').waitFor()
    },
  }),
  guest('bring-long', BUILDER, {
    like: 'bring-lines',
    open: (page, { url }) => bringText(page, url, LONG_TEXT),
  }),
]
