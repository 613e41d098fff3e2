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
import { PROGRAMS } from '@/scripts/build-stamp.mjs'
import { freePort } from '../support/site'
import { APP_URL } from './account'
import { ask } from './ask'
import { failed, pause, summary, teachersAtWork } from './load'
import { openPlace, type Seat, seatedTeacher } from './place'
import { copyNextRelease, copyRelease } from './release'

/** deploy/update.sh as it is; only `systemctl` is a stand-in that restarts the test's instances. */

let place: Awaited<ReturnType<typeof openPlace>>
let seats: Seat[]
let closeSystemctl: () => void
let updateTo: (release: string) => Promise<{ code: number; said: string }>
const home = path.join(inject('work'), 'srv')
const current = path.join(home, 'current')
const releases = { one: path.join(inject('work'), 'one'), two: path.join(home, 'two') }
let onlyInTwo = ''

beforeAll(async () => {
  mkdirSync(home)
  symlinkSync(releases.one, current)
  onlyInTwo = copyNextRelease(releases.two).onlyHere
  place = await openPlace()
  seats = [await seatedTeacher(place.front.port), await seatedTeacher(place.front.port)]
  const systemctl = await standInForSystemctl()
  closeSystemctl = systemctl.close
  const settings = path.join(home, 'uns.env')
  writeFileSync(settings, `APP_URL=${APP_URL}\n`)
  const env = {
    NODE_ENV: 'production' as const,
    PATH: `${systemctl.folder}:${process.env.PATH}`,
    UNS_HOME: home,
    UNS_INSTANCES: place.instances.map(({ port }) => port).join(' '),
    UNS_PAGES: `${place.front.home}/cache/uns-pages`,
    UNS_SETTINGS: settings,
    UNS_PORT: String(place.front.port),
  }
  updateTo = (release) =>
    new Promise((resolve) =>
      execFile('deploy/update.sh', [release], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      ),
    )
})
afterAll(async () => {
  closeSystemctl?.()
  await place?.close()
})

async function standInForSystemctl() {
  const [folder, port] = [path.join(home, 'bin'), await freePort()]
  const server = createServer(async (request, response) => {
    const which = request.url === `/uns@${place.instances[0].port}` ? 0 : 1
    await place.instances[which].stop()
    const started = await place.start(which, current).catch(() => null)
    if (started) place.instances[which] = started
    response.writeHead(started ? 200 : 500).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  mkdirSync(folder)
  const program = path.join(folder, 'systemctl')
  writeFileSync(program, `#!/bin/sh\nexec curl -sf -o /dev/null "http://127.0.0.1:${port}/$2"\n`)
  chmodSync(program, 0o755)
  return { folder, close: () => server.close() }
}

const isNext = async () => (await ask(place.front.port, '/about')).text.includes('(next)')

test('an update under load: no request fails, and the new pages are there at its end', async ({
  annotate,
}) => {
  expect(await updateTo(releases.one)).toEqual({ code: 0, said: `${releases.one} is live.\n` })
  const oldFile = path.join(releases.two, '.next/static')
  const gone = oneFileOf(oldFile)
  rmSync(path.join(oldFile, gone))
  expect(await isNext()).toBe(false)

  const work = teachersAtWork(place.front.port, seats)
  const found: number[] = []
  let updating = true
  const looking = (async () => {
    while (updating) {
      found.push((await ask(place.front.port, onlyInTwo)).status)
      await pause(20)
    }
  })()
  expect(await updateTo(releases.two)).toEqual({ code: 0, said: `${releases.two} is live.\n` })
  updating = false
  await looking
  const visits = await work.stop()
  await annotate(summary(visits).join(', '))
  expect(failed(visits).slice(0, 5)).toEqual([])
  expect(await isNext()).toBe(true)

  // A file of the new release may be missing until the first instance has it, and never again.
  expect(found.at(-1)).toBe(200)
  expect(new Set(found.slice(found.indexOf(200)))).toEqual(new Set([200]))
  const kept = await ask(place.front.port, `/_next/static/${gone}`)
  expect([kept.status, kept.headers['x-cache']]).toEqual([200, 'HIT'])
})

test('a release that does not start is taken back; visitors notice nothing', async () => {
  const broken = path.join(home, 'broken')
  copyRelease(broken)
  writeFileSync(path.join(broken, PROGRAMS, 'start.js'), "throw new Error('broken')\n")
  const work = teachersAtWork(place.front.port, seats)
  const { code, said } = await updateTo(broken)
  expect(code).toBe(1)
  expect(said).toContain('did not come up')
  expect(readlinkSync(current)).toBe(releases.two)
  await pause(500)
  expect(failed(await work.stop()).slice(0, 5)).toEqual([])
  expect(await isNext()).toBe(true)
})

/** A file of the build's own folder, which no page needs any more. */
function oneFileOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.find((name) => name.endsWith('_ssgManifest.js')) ?? ''
}
