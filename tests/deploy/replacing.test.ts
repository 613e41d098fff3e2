import { afterAll, beforeAll, expect, test } from 'vitest'
import { failed, pause, summary, teachersAtWork, underWay } from './load'
import { openPlace, type Seat, seatedTeacher } from './place'

let place: Awaited<ReturnType<typeof openPlace>>
let seats: Seat[]
beforeAll(async () => {
  place = await openPlace()
  seats = []
  for (let n = 0; n < 6; n += 1) seats.push(await seatedTeacher(place.front.port))
})
afterAll(() => place?.close())

test('an instance stopped and replaced under load: no request fails', async ({ annotate }) => {
  const work = teachersAtWork(place.front.port, seats)
  for (const which of [0, 1] as const) {
    await pause(1_000)
    expect(await place.instances[which].stop()).toBe(0)
    await pause(500)
    place.instances[which] = await place.start(which)
    await pause(3_500)
  }
  const visits = await work.stop()
  await annotate(summary(visits).join(', '))
  expect(failed(visits).slice(0, 5)).toEqual([])
  expect(visits.length).toBeGreaterThan(300)
})

test('an instance killed under load: only what was under way may fail', async ({ annotate }) => {
  const work = teachersAtWork(place.front.port, seats)
  await pause(1_500)
  const killed = performance.now()
  await place.instances[0].kill()
  const gone = performance.now()
  await pause(1_500)
  place.instances[0] = await place.start(0)
  await pause(2_000)
  const visits = await work.stop()
  const lost = failed(visits)
  await annotate(
    `${summary(visits).join(', ')}; ${lost.length} lost in ${Math.round(gone - killed)} ms`,
  )
  expect(lost.filter((visit) => !underWay(visit, killed, gone))).toEqual([])
  // What changes nothing is asked again on the other instance.
  expect(lost.filter(({ what }) => what !== 'login')).toEqual([])
})
