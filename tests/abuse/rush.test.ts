import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { residentMegabytes } from '../support/memory'
import { ALL_SHAPES, type Shape } from '../support/odd-crowd'
import { rush } from '../support/odd-rush'
import { urlOf } from '../support/postgres-server'
import { type Site, startSite } from '../support/site'

/** The goal for one instance on PostgreSQL. */
const MAX_AFTER_START_MB = 350
const MAX_MB = 1_000
const REST_MS = 30_000

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

test('gives memory back after the rush', async () => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  expect(Math.round(residentMegabytes(site))).toBeLessThan(2 * MAX_AFTER_START_MB)
})
