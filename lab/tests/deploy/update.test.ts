import { execFile } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PROGRAMS_FOLDER } from '@/scripts/build-stamp.mjs'
import { findFreePort } from '@/tests/support/free-port'
import { type DeployTeacher, registerTeacher, startDeployment } from './deployment'
import { APP_URL } from './environment'
import { sendRequest } from './https-client'
import { filterFailed, pause, startTeacherLoad, summarizeRequests } from './load'
import { copyNextRelease, copyRelease } from './release'

/** deploy/update.sh unchanged; only `systemctl` is a stub that restarts the test's instances. */

let deployment: Awaited<ReturnType<typeof startDeployment>>
let teachers: DeployTeacher[]
let closeSystemctl: () => void
let updateTo: (release: string) => Promise<{ code: number; output: string }>
const home = path.join(inject('work'), 'srv')
const current = path.join(home, 'current')
const releases = { one: path.join(inject('work'), 'one'), two: path.join(home, 'two') }
let newReleaseFile = ''

beforeAll(async () => {
  mkdirSync(home)
  symlinkSync(releases.one, current)
  newReleaseFile = copyNextRelease(releases.two).onlyHere
  deployment = await startDeployment()
  teachers = [
    await registerTeacher(deployment.front.port),
    await registerTeacher(deployment.front.port),
  ]
  const systemctl = await startSystemctlStub()
  closeSystemctl = systemctl.close
  const settings = path.join(home, 'uns.env')
  writeFileSync(settings, `APP_URL=${APP_URL}\n`)
  const env = {
    NODE_ENV: 'production' as const,
    PATH: `${systemctl.folder}:${process.env.PATH}`,
    UNS_HOME: home,
    UNS_INSTANCES: deployment.instances.map(({ port }) => port).join(' '),
    UNS_PAGES: `${deployment.front.home}/cache/uns-pages`,
    UNS_SETTINGS: settings,
    UNS_PORT: String(deployment.front.port),
  }
  updateTo = (release) =>
    new Promise((resolve) =>
      execFile('deploy/update.sh', [release], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), output: out + err }),
      ),
    )
})
afterAll(async () => {
  closeSystemctl?.()
  await deployment?.close()
})

async function startSystemctlStub() {
  const [folder, port] = [path.join(home, 'bin'), await findFreePort()]
  const server = createServer(async (request, response) => {
    const index = request.url === `/uns@${deployment.instances[0].port}` ? 0 : 1
    await deployment.instances[index].stop()
    const instance = await deployment.start(index, current).catch(() => null)
    if (instance) deployment.instances[index] = instance
    response.writeHead(instance ? 200 : 500).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  mkdirSync(folder)
  const program = path.join(folder, 'systemctl')
  writeFileSync(program, `#!/bin/sh\nexec curl -sf -o /dev/null "http://127.0.0.1:${port}/$2"\n`)
  chmodSync(program, 0o755)
  return { folder, close: () => server.close() }
}

const isNextRelease = async () =>
  (await sendRequest(deployment.front.port, '/about')).text.includes('(next)')

test('an update under load fails no request and ends with the new pages live', async ({
  annotate,
}) => {
  expect(await updateTo(releases.one)).toEqual({ code: 0, output: `${releases.one} is live.\n` })
  const staticFolder = path.join(releases.two, '.next/static')
  const removedFile = findManifest(staticFolder)
  rmSync(path.join(staticFolder, removedFile))
  expect(await isNextRelease()).toBe(false)

  const load = startTeacherLoad(deployment.front.port, teachers)
  const statuses: number[] = []
  let isUpdating = true
  const polling = (async () => {
    while (isUpdating) {
      statuses.push((await sendRequest(deployment.front.port, newReleaseFile)).status)
      await pause(20)
    }
  })()
  expect(await updateTo(releases.two)).toEqual({ code: 0, output: `${releases.two} is live.\n` })
  isUpdating = false
  await polling
  const requests = await load.stop()
  await annotate(summarizeRequests(requests).join(', '))
  expect(filterFailed(requests).slice(0, 5)).toEqual([])
  expect(await isNextRelease()).toBe(true)

  // A new file may be missing until the first instance has it, but never after that.
  expect(statuses.at(-1)).toBe(200)
  expect(new Set(statuses.slice(statuses.indexOf(200)))).toEqual(new Set([200]))
  const cachedResponse = await sendRequest(deployment.front.port, `/_next/static/${removedFile}`)
  expect([cachedResponse.status, cachedResponse.headers['x-cache']]).toEqual([200, 'HIT'])
})

test('a release that does not start is rolled back without effect on visitors', async () => {
  const brokenRelease = path.join(home, 'broken')
  copyRelease(brokenRelease)
  writeFileSync(
    path.join(brokenRelease, PROGRAMS_FOLDER, 'start.js'),
    "throw new Error('broken')\n",
  )
  const load = startTeacherLoad(deployment.front.port, teachers)
  const { code, output } = await updateTo(brokenRelease)
  expect(code).toBe(1)
  expect(output).toContain('did not come up')
  expect(readlinkSync(current)).toBe(releases.two)
  await pause(500)
  expect(filterFailed(await load.stop()).slice(0, 5)).toEqual([])
  expect(await isNextRelease()).toBe(true)
})

/** A file of the build that no page needs any more. */
function findManifest(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.find((name) => name.endsWith('_ssgManifest.js')) ?? ''
}
