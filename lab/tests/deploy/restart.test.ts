import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeployTeacher, registerTeacher, startDeployment } from './deployment'
import { filterFailed, pause, startTeacherLoad, summarizeRequests, wasInFlight } from './load'

let deployment: Awaited<ReturnType<typeof startDeployment>>
let teachers: DeployTeacher[]
beforeAll(async () => {
  deployment = await startDeployment()
  teachers = []
  for (let n = 0; n < 6; n += 1) teachers.push(await registerTeacher(deployment.front.port))
})
afterAll(() => deployment?.close())

test('no request fails when instances are stopped and replaced under load', async ({
  annotate,
}) => {
  const load = startTeacherLoad(deployment.front.port, teachers)
  for (const index of [0, 1] as const) {
    await pause(1_000)
    expect(await deployment.instances[index].stop()).toBe(0)
    await pause(500)
    deployment.instances[index] = await deployment.start(index)
    await pause(3_500)
  }
  const requests = await load.stop()
  await annotate(summarizeRequests(requests).join(', '))
  expect(filterFailed(requests).slice(0, 5)).toEqual([])
  expect(requests.length).toBeGreaterThan(300)
})

test('only requests in flight fail when an instance is killed under load', async ({ annotate }) => {
  const load = startTeacherLoad(deployment.front.port, teachers)
  await pause(1_500)
  const killedAt = performance.now()
  await deployment.instances[0].kill()
  const goneAt = performance.now()
  await pause(1_500)
  deployment.instances[0] = await deployment.start(0)
  await pause(2_000)
  const requests = await load.stop()
  const failures = filterFailed(requests)
  await annotate(
    `${summarizeRequests(requests).join(', ')}; ${failures.length} lost in ${Math.round(goneAt - killedAt)} ms`,
  )
  expect(failures.filter((request) => !wasInFlight(request, killedAt, goneAt))).toEqual([])
  // nginx retries safe requests on the other instance.
  expect(failures.filter(({ name }) => name !== 'login')).toEqual([])
})
