import type { BringReply, BringRequest } from '@evenplate/domain/brought-recipe'
import { AppError } from '@evenplate/domain/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBring, SOUP } from '../../testing/fake-bring.ts'
import { forgetPage, openBringing } from '../../testing/open-bringing.tsx'
import { WorkerHere } from '../../testing/worker-here.ts'
import { useReadingState } from './use-reading.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const file = (name: string, text: string) => new File([text], name)

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere)
  vi.stubGlobal('__webpack_public_path__', `${location.origin}/remotes/recipe-builder/1/`)
})

/** Each file is a soup by its own name; without "soup" in it, it is not a recipe. */
const byName = (request: BringRequest): BringReply =>
  request.from === 'file' && request.text.includes('soup')
    ? { recipes: [{ ...SOUP, title: request.name }], notUnderstood: [], left: 29 }
    : { recipes: [], notUnderstood: ['There is no list of ingredients.'], left: 29 }

async function open(gateway = fakeBring({ read: byName })) {
  const page = openBringing({ gateway })
  await screen.findByLabelText('Paste a recipe')
  return {
    ...page,
    upload: (...files: File[]) => page.user.upload(screen.getByLabelText('Choose Files'), files),
  }
}

it('distinguishes a pasted link and the source of a page from a recipe [BRING-1]', async () => {
  const { user, gateway } = await open(fakeBring())
  const sent: BringRequest[] = []
  for (const text of ['https://soups.example/lentil', '<!DOCTYPE html><html>', '200 g lentils']) {
    const box = await screen.findByLabelText('Paste a recipe')
    fireEvent.change(box, { target: { value: text } })
    await user.click(button('Read This Recipe'))
    await user.click(await screen.findByRole('link', { name: 'Bring Your Own' }))
    sent.push(...gateway.reads.splice(0))
  }
  expect(sent).toEqual([
    { from: 'link', link: 'https://soups.example/lentil' },
    { from: 'source', html: '<!DOCTYPE html><html>' },
    { from: 'text', text: '200 g lentils' },
  ])
  expect(await screen.findByRole('heading', { name: '3 recipes in this tab' })).toBeDefined()
})

it('says next to a link why it was not opened, and keeps what was typed [BRING-2]', async () => {
  const read = () => Promise.reject(new AppError('link_refused', { message: 'This address is not public.' }))
  const { user, gateway } = await open(fakeBring({ read }))
  const link = screen.getByLabelText('Or give us a link')
  await user.type(link, 'localhost.example/soup')
  await user.click(button('Read the Page'))
  expect((await screen.findByRole('alert')).textContent).toContain('This address is not public.')
  expect(gateway.reads).toEqual([{ from: 'link', link: 'https://localhost.example/soup' }])
  expect(link).toHaveProperty('value', 'localhost.example/soup')
})

it('says that a text has no recipe, and why', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Paste a recipe'), 'hello')
  await user.click(button('Read This Recipe'))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('We found no recipe in it.')
  expect(said.textContent).toContain('There is no list of ingredients.')
})

it('opens a single file once it is read', async () => {
  const { upload } = await open()
  await upload(file('one.txt', 'soup'))
  expect(await screen.findByRole('heading', { level: 1, name: 'one.txt' })).toBeDefined()
})

it('reads many files and archives one by one into a list that outlives a reload, and reports what was not understood [BRING-3]', async () => {
  const { upload, user, gateway } = await open()
  const archive = zipSync(
    Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}.txt`, strToU8('soup')])),
  )
  await upload(
    new File([archive as BlobPart], 'export.zip'),
    file('letter.txt', 'hello'),
    new File([new Uint8Array([0xff, 0xd8, 0, 0])], 'photo.jpg'),
  )
  expect(await screen.findByRole('heading', { name: '50 recipes in this tab' })).toBeDefined()
  const row = within(screen.getByRole('link', { name: 'export.zip/7.txt' }).closest('li') ?? document.body)
  await waitFor(() => expect(row.getByText('at least 51 g carbs a serving')).toBeDefined())
  expect(row.getByText('1 thing to check')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByText(/50 of them need a closer look/)).toBeDefined()
  expect(gateway.reads).toHaveLength(51)
  expect(screen.getByText('There is no list of ingredients.')).toBeDefined()
  expect(screen.getByText(/It isn’t text/)).toBeDefined()

  let report: Blob | undefined
  const createObjectURL = (blob: Blob) => {
    report = blob
    return 'blob:report'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }))
  await user.click(button('Download Report'))
  const text = (await report?.text()) ?? ''
  expect(text).toContain('letter.txt\n- There is no list of ingredients.')
  expect(text).toContain('export.zip/49.txt\n- Not counted: 2 tsp zorgle')

  forgetPage()
  openBringing()
  expect(await screen.findByRole('heading', { name: '50 recipes in this tab' })).toBeDefined()
})

it('stops on request, continues, and loses what was waiting when the page is left [BRING-4]', async () => {
  let letGo = () => {}
  const read = (request: BringRequest, signal?: AbortSignal) =>
    new Promise<BringReply>((resolve, reject) => {
      letGo = () => resolve(byName(request))
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const { upload, user, gateway, unmount } = await open(fakeBring({ read }))
  await upload(file('a.txt', 'soup'), file('b.txt', 'soup'), file('c.txt', 'soup'))
  await screen.findByText('0 of 3')
  letGo()
  await screen.findByText('1 of 3')
  await user.click(button('Stop'))
  expect(await screen.findByText('2 files are not read yet.')).toBeDefined()
  await user.click(button('Continue'))
  await screen.findByText('1 of 3')
  await waitFor(() => expect(gateway.reads).toHaveLength(3))
  letGo()
  await screen.findByText('2 of 3')
  await waitFor(() => expect(gateway.reads.at(-1)).toMatchObject({ name: 'c.txt' }))
  unmount()
  await waitFor(() => expect(useReadingState.getState().state.at).toBe('stopped'))
  forgetPage()
  openBringing()
  expect(await screen.findByRole('heading', { name: '2 recipes in this tab' })).toBeDefined()
  expect(screen.getByText(/Not read: the page was closed too soon/)).toBeDefined()
})

it('stops at the day’s limit, and says how many are left', async () => {
  let times = 0
  const read = (request: BringRequest) => {
    times += 1
    if (times > 2) throw new AppError('bring_limit')
    return byName(request)
  }
  const { upload } = await open(fakeBring({ read }))
  await upload(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.txt`, 'soup')))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toMatch(/brought thirty recipes today.*2 files are not read yet/)
})

it('removes one, and all, with undo', async () => {
  const { upload, user } = await open()
  await upload(file('a.txt', 'soup'), file('b.txt', 'soup'))
  await screen.findByRole('heading', { name: '2 recipes in this tab' })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await user.click(button('Remove a.txt'))
  expect(screen.getByRole('heading', { name: '1 recipe in this tab' })).toBeDefined()
  await user.click(button('Undo'))
  expect(screen.getByRole('heading', { name: '2 recipes in this tab' })).toBeDefined()
  await user.click(button('Remove All'))
  expect(screen.queryByText(/in this tab/)).toBeNull()
})
