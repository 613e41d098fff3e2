import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { residentMegabytes } from '../support/memory'
import { rush } from '../support/odd-rush'
import { ALL_SHAPES, type Shape } from '../support/odd-shapes'
import { urlOf } from '../support/postgres-server'
import { type Site, startSite } from '../support/site'

/** The goal for one instance on PostgreSQL. */
const MAX_AFTER_START_MB = 350
const MAX_MB = 1_000
/** What one rush may still add once all caches and pools are filled. */
const MAX_GROWTH_MB = 200

let site: Site
beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: urlOf(inject('postgresServer')) } })
})
afterAll(() => site?.stop())

test('a fresh start holds at most 350 MB', () => {
  expect(Math.round(residentMegabytes(site))).toBeLessThan(MAX_AFTER_START_MB)
})

const rushes: [name: string, shapes: Shape[]][] = [
  ...ALL_SHAPES.map((shape): [string, Shape[]] => [shape, [shape]]),
  ['all of them', ALL_SHAPES],
]

test.each(rushes)(
  '2,500 odd requests at once (%s): memory stays and a plain page is served',
  async (name, shapes) => {
    const seen = await rush(site, shapes, 2_500)
    process.stdout.write(`RUSH  ${name}  ${JSON.stringify(seen)}\n`)
    expect(seen.mostMegabytes).toBeLessThan(MAX_MB)
    expect(seen.plainP95).toBeLessThan(1_000)
  },
)

test('a second rush of all of them takes no more memory than the first', async () => {
  const before = residentMegabytes(site)
  const { mostMegabytes } = await rush(site, ALL_SHAPES, 2_500)
  expect(mostMegabytes).toBeLessThan(before + MAX_GROWTH_MB)
})
