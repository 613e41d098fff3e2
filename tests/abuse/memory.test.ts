import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsIn, KEPT } from '../support/odd-visitors'
import { twins } from '../support/twins'

const VISITS = 20_000

let pair: Awaited<ReturnType<typeof twins>>
beforeAll(async () => {
  pair = await twins({ LIST_LOAD_DELAY_MS: '0', APP_URL: 'http://uns.example' })
})
afterAll(() => pair?.stop())

test('twenty thousand odd visitors leave nothing wrong in memory', async () => {
  const calm = await pair.startTwin()
  const { faults, paths } = await faultsIn(VISITS, pair.site, calm).finally(calm.stop)
  expect(faults.slice(0, 10)).toEqual([])
  expect(paths).toBe(KEPT.length)
})
