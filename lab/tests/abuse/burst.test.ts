import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readResidentMegabytes } from '@/tests/support/memory'
import { runRequestBurst } from '@/tests/support/odd-request-burst'
import { ALL_ODD_SHAPES, type OddRequestShape } from '@/tests/support/odd-requests'
import { postgresUrl } from '@/tests/support/postgres-server'
import { type Site, startSite } from '@/tests/support/site'

const MAX_AFTER_START_MB = 350
const MAX_MB = 1_000
/** Allowed growth in one burst once all caches and pools are filled. */
const MAX_GROWTH_MB = 200

let site: Site
beforeAll(async () => {
  site = await startSite({ env: { DATABASE_URL: postgresUrl(inject('postgresServer')) } })
})
afterAll(() => site?.stop())

test('a fresh start holds at most 350 MB', () => {
  expect(Math.round(readResidentMegabytes(site))).toBeLessThan(MAX_AFTER_START_MB)
})

const FULL_SIZE = 2_500
const size = Number(process.env.BURST_SIZE ?? FULL_SIZE)
/** A small burst takes all shapes together. */
const singleShapes = size < FULL_SIZE ? [] : ALL_ODD_SHAPES
const bursts: [name: string, shapes: OddRequestShape[]][] = [
  ...singleShapes.map((shape): [string, OddRequestShape[]] => [shape, [shape]]),
  ['all of them', ALL_ODD_SHAPES],
]

test.each(bursts)(
  `${size} odd requests at once (%s): limits memory and serves a plain page`,
  async (name, shapes) => {
    const measurements = await runRequestBurst(site, shapes, size)
    process.stdout.write(`RUSH  ${name}  ${JSON.stringify(measurements)}\n`)
    expect(measurements.peakMegabytes).toBeLessThan(MAX_MB)
    // On a busy machine everything is slower; a page that has to wait for the burst takes as long as it.
    expect(measurements.plainP95Ms).toBeLessThan(Math.max(1_000, measurements.ms * 0.4))
  },
)

test('a second burst of all of them takes no more memory than the first', async () => {
  const megabytesBefore = readResidentMegabytes(site)
  const { peakMegabytes } = await runRequestBurst(site, ALL_ODD_SHAPES, size)
  expect(peakMegabytes).toBeLessThan(megabytesBefore + MAX_GROWTH_MB)
})
