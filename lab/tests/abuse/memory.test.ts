import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHED_PATHS, findResponseFaults } from '@/tests/support/odd-visitors'
import { startTwinSites } from '@/tests/support/twin-sites'

const REQUEST_COUNT = 20_000

let twinSites: Awaited<ReturnType<typeof startTwinSites>>
beforeAll(async () => {
  twinSites = await startTwinSites({ LIST_LOAD_DELAY_MS: '0', APP_URL: 'http://uns.example' })
})
afterAll(() => twinSites?.stop())

test('caches no wrong response after twenty thousand odd visitors', async () => {
  const freshTwin = await twinSites.startTwin()
  const { faults, paths } = await findResponseFaults(
    REQUEST_COUNT,
    twinSites.site,
    freshTwin,
  ).finally(freshTwin.stop)
  expect(faults.slice(0, 10)).toEqual([])
  expect(paths).toBe(CACHED_PATHS.length)
})
