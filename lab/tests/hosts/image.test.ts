import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBaseImages } from './base-images'
import { explainMissingDebian } from './debian'
import { openPodman, type PodmanHost } from './podman'
import { createSourceRepository } from './source'

/** The image of deploy/Dockerfile, built by podman on bases of Debian packages. */

const skipReason = explainMissingDebian('podman')
const MAX_IMAGE_BYTES = 350 * 1000 * 1000
const findNpmCache = () =>
  execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
/** Files that must not get in, from any folder. */
const FORBIDDEN_FILES = [
  '.env',
  '.env.local',
  '.data/database/PG_VERSION',
  'content/.env',
  'app/.git/config',
]

describe.skipIf(skipReason)(`the image${skipReason && ` (skipped: ${skipReason})`}`, () => {
  let workFolder: string
  let podmanHost: PodmanHost
  let files: string[]

  beforeAll(async () => {
    workFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-image-'))
    const source = createSourceRepository(path.join(workFolder, 'source'))
    for (const file of FORBIDDEN_FILES) {
      mkdirSync(path.dirname(path.join(source, file)), { recursive: true })
      writeFileSync(path.join(source, file), 'AUTH_SECRET=bait\n')
    }
    podmanHost = await openPodman(path.join(workFolder, 'podman'))
    await createBaseImages(podmanHost, workFolder)
    const buildArgs = ['BUILD=localhost/uns-build', 'BASE=localhost/uns-base']
    await podmanHost.podman(
      'build',
      '--network=host',
      '--isolation=chroot',
      `--volume=${findNpmCache()}:/root/.npm`,
      '--format=docker',
      ...buildArgs.flatMap((buildArg) => ['--build-arg', buildArg]),
      `--file=${source}/deploy/Dockerfile`,
      '--tag=uns',
      source,
    )
    const tarPath = path.join(workFolder, 'whole.tar')
    const containerId = (await podmanHost.podman('create', 'uns')).trim()
    await podmanHost.podman('export', `--output=${tarPath}`, containerId)
    files = execFileSync('tar', ['-tf', tarPath], { encoding: 'utf8', maxBuffer: 1e9 }).split('\n')
  }, 1_200_000)

  afterAll(async () => {
    await podmanHost?.close()
    if (workFolder) rmSync(workFolder, { recursive: true, force: true })
  }, 120_000)

  test('has at most 350 MB', async ({ annotate }) => {
    const sizeBytes = Number(
      await podmanHost.podman('inspect', '--type=image', '--format={{.Size}}', 'uns'),
    )
    await annotate(`${sizeBytes.toLocaleString('en')} bytes`)
    expect(sizeBytes).toBeLessThanOrEqual(MAX_IMAGE_BYTES)
  })

  test('contains only runtime files: no tools, sources, source maps or data of the builder', () => {
    const findFiles = (pattern: RegExp) => files.filter((file) => pattern.test(file))
    expect(findFiles(/^app\/start\.js$/)).toHaveLength(1)
    expect(
      findFiles(/(^|\/)(sh|bash|apt|dpkg|npm|npx|gcc|make|python3?|tsx|esbuild|git|curl)$/),
    ).toEqual([])
    expect(findFiles(/\.map$/)).toEqual([])
    expect(findFiles(/^app\/(?!node_modules).*\.tsx?$/)).toEqual([])
    expect(findFiles(/@next\/swc|node_modules\/(typescript|tailwindcss|lightningcss)\//)).toEqual(
      [],
    )
    expect(findFiles(/(^|\/)\.(env[^/]*|data|git)(\/|$)/)).toEqual([])
  })

  test('runs unprivileged on a read-only root, reports healthy and does all its work', async () => {
    const containerId = (
      await podmanHost.podman(
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
    const runNode = (code: string) =>
      podmanHost.podman('exec', containerId, '/usr/local/bin/node', '-e', code)
    const checkHealth = () => podmanHost.podman('healthcheck', 'run', containerId)
    await vi.waitFor(checkHealth, { timeout: 120_000, interval: 1000 }).catch(async () => {
      throw new Error(await podmanHost.run('sh', '-c', `podman logs ${containerId} 2>&1`))
    })
    expect(await runNode('console.log(process.getuid())')).toBe('10001\n')
    await expect(runNode("require('fs').writeFileSync('/app/x','')")).rejects.toThrow('EROFS')
    const visitOutput = await runNode(readFileSync('lab/tests/hosts/visit.js', 'utf8'))
    expect(JSON.parse(visitOutput)).toEqual({
      register: 201,
      login: 200,
      subscribe: 200,
      reader: 200,
      book: 206,
      archive: 200,
      members: 200,
    })
    const usageArgs = [
      '--env=DATA_DIR=/tmp/desk',
      containerId,
      '/usr/local/bin/node',
      'subscriptions.js',
    ]
    const usage = await podmanHost.podman('exec', ...usageArgs).catch(String)
    expect(usage).toContain('approve <reference>')
    await podmanHost.podman('stop', '--time=25', containerId)
    expect(await podmanHost.podman('logs', containerId)).toContain('Finishing open requests')
  })
})
