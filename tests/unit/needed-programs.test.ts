import { beforeEach, expect, test, vi } from 'vitest'

/** A machine with Node alone, where nobody may install anything. */

const { giveUp, start } = vi.hoisted(() => ({ giveUp: vi.fn(), start: vi.fn() }))
vi.mock('node:fs', async (actual) => ({
  ...(await actual<typeof import('node:fs')>()),
  accessSync: () => {
    throw new Error('ENOENT')
  },
  existsSync: () => false,
}))
vi.mock('node:child_process', async (actual) => ({
  ...(await actual<typeof import('node:child_process')>()),
  spawnSync: () => ({ status: 0 }),
}))
vi.mock('@/base/say', () => ({ say: vi.fn(), giveUp }))
vi.mock('@/scripts/site-build', () => ({ buildIfNeeded: start }))
vi.mock('@/scripts/fetched-package', () => ({ fetchedPackage: start }))
vi.mock('@/scripts/tally', () => ({ vitest: start, conclude: start, isQuick: true }))
vi.mock('@/scripts/browser', () => ({ findOrInstallChromium: start }))
vi.mock('@/scripts/films/camera', () => ({ openCamera: start }))
vi.mock('@/scripts/films/encoder', () => ({
  encode: start,
  encodePicture: start,
  FRAMES_A_SECOND: 1,
}))

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
})

test.each([
  ['test-vercel', 'pgbouncer, postgres (Debian: apt-get install pgbouncer postgresql)'],
  ['test-pooler', 'pgbouncer, postgres (Debian: apt-get install pgbouncer postgresql)'],
  ['test-deploy', 'nginx, postgres, openssl, curl (Debian: apt-get install nginx-light '],
  ['test-failover', 'postgres, patronictl, etcd, haproxy, nft, ip (Debian: apt-get install '],
  ['faults', 'postgres (Debian: apt-get install postgresql)'],
  ['abuse', 'postgres (Debian: apt-get install postgresql)'],
  ['security', 'openssl (Debian: apt-get install openssl)'],
  ['films', 'ffmpeg (Debian: apt-get install ffmpeg)'],
])('%s names the programs it needs before it starts anything', async (program, needed) => {
  await import(`@/scripts/${program}.ts`)
  const [error] = giveUp.mock.calls[0] ?? []
  expect(String(error)).toContain(`This needs ${needed}`)
  expect(start).not.toHaveBeenCalled()
})
