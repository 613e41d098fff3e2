import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBases } from './bases'
import { noDebian } from './debian'
import { openPodman, type Podman } from './podman'
import { sourceRepository } from './source'

/** The image of deploy/Dockerfile, built by podman on bases of Debian's own packages. */

const why = noDebian('podman')
const MOST_BYTES = 350 * 1000 * 1000
/** What this machine has fetched from npm before. */
const npmCache = () => execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
/** What must not come in, wherever it lies. */
const BAIT = ['.env', '.env.local', '.data/database/PG_VERSION', 'content/.env', 'app/.git/config']

describe.skipIf(why)(`the image${why && ` (skipped: ${why})`}`, () => {
  let work: string
  let place: Podman
  let files: string[]

  beforeAll(async () => {
    work = mkdtempSync(path.join(os.tmpdir(), 'uns-image-'))
    const source = sourceRepository(path.join(work, 'source'))
    for (const file of BAIT) {
      mkdirSync(path.dirname(path.join(source, file)), { recursive: true })
      writeFileSync(path.join(source, file), 'AUTH_SECRET=bait\n')
    }
    place = await openPodman(path.join(work, 'podman'))
    await makeBases(place, work)
    const bases = ['BUILD=localhost/uns-build', 'BASE=localhost/uns-base']
    await place.podman(
      'build',
      '--network=host',
      '--isolation=chroot',
      `--volume=${npmCache()}:/root/.npm`,
      '--format=docker',
      ...bases.flatMap((base) => ['--build-arg', base]),
      `--file=${source}/deploy/Dockerfile`,
      '--tag=uns',
      source,
    )
    const tar = path.join(work, 'whole.tar')
    const id = (await place.podman('create', 'uns')).trim()
    await place.podman('export', `--output=${tar}`, id)
    files = execFileSync('tar', ['-tf', tar], { encoding: 'utf8', maxBuffer: 1e9 }).split('\n')
  }, 1_200_000)

  afterAll(async () => {
    await place?.close()
    if (work) rmSync(work, { recursive: true, force: true })
  }, 120_000)

  test('has at most 350 MB', async ({ annotate }) => {
    const size = Number(await place.podman('inspect', '--type=image', '--format={{.Size}}', 'uns'))
    await annotate(`${size.toLocaleString('en')} bytes`)
    expect(size).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('holds what runs: no tools, no sources, no source maps, nothing of whoever built it', () => {
    const found = (what: RegExp) => files.filter((file) => what.test(file))
    expect(found(/^app\/start\.js$/)).toHaveLength(1)
    expect(
      found(/(^|\/)(sh|bash|apt|dpkg|npm|npx|gcc|make|python3?|tsx|esbuild|git|curl)$/),
    ).toEqual([])
    expect(found(/\.map$/)).toEqual([])
    expect(found(/^app\/(?!node_modules).*\.tsx?$/)).toEqual([])
    expect(found(/@next\/swc|node_modules\/(typescript|tailwindcss|lightningcss)\//)).toEqual([])
    expect(found(/(^|\/)\.(env[^/]*|data|git)(\/|$)/)).toEqual([])
  })

  test('runs as somebody else on a read-only root, says that it is well, and does all its work', async () => {
    const id = (
      await place.podman(
        'run',
        '--detach',
        '--read-only',
        '--cap-drop=ALL',
        '--security-opt=no-new-privileges',
        '--network=none',
        '--tmpfs=/tmp',
        '--volume=/var/lib/uns',
        'uns',
      )
    ).trim()
    const node = (code: string) => place.podman('exec', id, '/usr/local/bin/node', '-e', code)
    const isWell = () => place.podman('healthcheck', 'run', id)
    await vi.waitFor(isWell, { timeout: 120_000, interval: 1000 }).catch(async () => {
      throw new Error(await place.run('sh', '-c', `podman logs ${id} 2>&1`))
    })
    expect(await node('console.log(process.getuid())')).toBe('10001\n')
    await expect(node("require('fs').writeFileSync('/app/x','')")).rejects.toThrow('EROFS')
    const visit = await node(readFileSync('tests/hosts/visit.js', 'utf8'))
    expect(JSON.parse(visit)).toEqual({
      register: 201,
      login: 200,
      subscribe: 200,
      reader: 200,
      book: 206,
      archive: 200,
      members: 200,
    })
    const desk = ['--env=DATA_DIR=/tmp/desk', id, '/usr/local/bin/node', 'subscriptions.js']
    const usage = await place.podman('exec', ...desk).catch(String)
    expect(usage).toContain('approve <reference>')
    await place.podman('stop', '--time=25', id)
    expect(await place.podman('logs', id)).toContain('Finishing what is under way')
  })
})
