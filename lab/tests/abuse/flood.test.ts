import { expect, inject, test } from 'vitest'
import { postgresUrl } from '@/tests/support/postgres-server'
import { startSite } from '@/tests/support/site'
import { runFlood } from '../support/flood'

test('200 connections of 5,000 requests at once: limits memory and serves an honest visitor', async () => {
  const site = await startSite({ env: { DATABASE_URL: postgresUrl(inject('postgresServer')) } })
  const measurements = await runFlood(site, 200, 5_000).finally(site.stop)
  process.stdout.write(`FLOOD  ${JSON.stringify(measurements)}\n`)
  expect(measurements.peakMegabytes).toBeLessThan(600)
  expect(measurements.honestP95Ms).toBeLessThan(1_000)
})
