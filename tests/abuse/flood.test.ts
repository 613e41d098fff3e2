import { expect, inject, test } from 'vitest'
import { runFlood } from '../support/flood'
import { postgresUrl } from '../support/postgres-server'
import { startSite } from '../support/site'

test('200 connections of 5,000 requests at once: memory stays, and an honest visitor is served', async () => {
  const site = await startSite({ env: { DATABASE_URL: postgresUrl(inject('postgresServer')) } })
  const measurements = await runFlood(site, 200, 5_000).finally(site.stop)
  process.stdout.write(`FLOOD  ${JSON.stringify(measurements)}\n`)
  expect(measurements.mostMegabytes).toBeLessThan(600)
  expect(measurements.honestP95).toBeLessThan(1_000)
})
