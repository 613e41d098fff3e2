import { beforeEach, expect, test, vi } from 'vitest'

const { exitWithError, start } = vi.hoisted(() => ({ exitWithError: vi.fn(), start: vi.fn() }))
vi.mock('node:fs', async (importActual) => ({
  ...(await importActual<typeof import('node:fs')>()),
  accessSync: () => {
    throw new Error('ENOENT')
  },
  existsSync: () => false,
}))
vi.mock('node:child_process', async (importActual) => ({
  ...(await importActual<typeof import('node:child_process')>()),
  spawnSync: () => ({ status: 0 }),
}))
vi.mock('@/base/cli', () => ({ printLine: vi.fn(), exitWithError }))
vi.mock('@/scripts/site-build', () => ({ buildIfNeeded: start }))
vi.mock('@/scripts/fetch-package', () => ({ fetchPackage: start }))
vi.mock('@/scripts/test-summary', () => ({
  runVitest: start,
  exitWithSummary: start,
  isQuick: true,
}))
vi.mock('@/scripts/browser', () => ({ findOrInstallChromium: start }))

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
})

test.each([
  ['vercel', 'pgbouncer, postgres (Debian: apt-get install pgbouncer postgresql)'],
  ['pooler', 'pgbouncer, postgres (Debian: apt-get install pgbouncer postgresql)'],
  ['deploy', 'nginx, postgres, openssl, curl (Debian: apt-get install nginx-light '],
  ['failover', 'postgres, patronictl, etcd, haproxy, nft, ip (Debian: apt-get install '],
  ['faults', 'postgres (Debian: apt-get install postgresql)'],
  ['abuse', 'postgres (Debian: apt-get install postgresql)'],
  ['security', 'openssl (Debian: apt-get install openssl)'],
])(
  '%s names its required programs before it starts anything',
  async (program, expectedPrograms) => {
    await import(`../../${program}.ts`)
    const [error] = exitWithError.mock.calls[0] ?? []
    expect(String(error)).toContain(`Missing programs: ${expectedPrograms}`)
    expect(start).not.toHaveBeenCalled()
  },
)
