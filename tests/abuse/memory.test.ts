import { expect, test } from 'vitest'
import { faultsIn, KEPT } from '../support/odd-visitors'
import { startSite } from '../support/site'

const VISITS = 20_000

test('twenty thousand odd visitors leave nothing wrong in memory', async () => {
  const env = { LIST_LOAD_DELAY_MS: '0', APP_URL: 'http://uns.example' }
  const [odd, calm] = [await startSite({ env }), await startSite({ env })]
  const { faults, paths } = await faultsIn(VISITS, odd, calm).finally(() =>
    Promise.all([odd.stop(), calm.stop()]),
  )
  expect(faults.slice(0, 10)).toEqual([])
  expect(paths).toBe(KEPT.length)
})
