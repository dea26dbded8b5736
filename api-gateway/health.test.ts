import { expect, it, vi } from 'vitest'
import { houseChef } from './providers/house-chef/index.ts'
import { openTestGateway } from './testing/open-test-gateway.ts'

it('says that the database is down, and checks it at most once a second', async () => {
  let now = 0
  const answers = vi.fn(async () => true)
  const { app } = openTestGateway(houseChef(), { clock: () => new Date(now), database: { answers } })
  const health = async () => {
    const answer = await app.request('/api/health')
    return [answer.status, await answer.json(), answer.headers.get('retry-after')]
  }

  const well = [200, { status: 'ok', provider: 'house-chef' }, null]
  expect(await Promise.all([health(), health(), health()])).toEqual([well, well, well])
  expect(answers).toHaveBeenCalledTimes(1)

  answers.mockResolvedValue(false)
  expect(await health()).toEqual(well)
  now = 1000
  const down = [503, { status: 'database_down', provider: 'house-chef' }, '2']
  expect(await Promise.all([health(), health()])).toEqual([down, down])
  expect(answers).toHaveBeenCalledTimes(2)

  answers.mockResolvedValue(true)
  now = 2000
  expect(await health()).toEqual(well)
})
