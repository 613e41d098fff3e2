import { expect, inject, test } from 'vitest'
import { flood } from '../support/flood'
import { urlOf } from '../support/postgres-server'
import { startSite } from '../support/site'

test('200 connections of 5,000 requests at once: memory stays, and an honest visitor is served', async () => {
  const site = await startSite({ env: { DATABASE_URL: urlOf(inject('postgresServer')) } })
  const seen = await flood(site, 200, 5_000).finally(site.stop)
  process.stdout.write(`FLOOD  ${JSON.stringify(seen)}\n`)
  expect(seen.mostMegabytes).toBeLessThan(600)
  expect(seen.honestP95).toBeLessThan(1_000)
})
