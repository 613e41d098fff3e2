import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, newTeacher, register } from '../support/person'
import { type Site, startSite } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

async function time(work: () => Promise<unknown>) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test('an unknown e-mail costs the same time as a wrong password (medians of 200 within 10 %)', async () => {
  const teacher = newTeacher()
  await register(site, teacher)
  const wrong: number[] = []
  const unknown: number[] = []
  await logIn(site, newTeacher())
  for (let round = 0; round < 200; round += 1) {
    wrong.push(await time(() => logIn(site, { ...teacher, password: `wrong ${round}` })))
    unknown.push(await time(() => logIn(site, newTeacher())))
  }
  const ratio = median(unknown) / median(wrong)
  expect(ratio).toBeGreaterThan(0.9)
  expect(ratio).toBeLessThan(1.1)
}, 180_000)
