import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { JOBS } from '@/lib/housekeeping'
import { routes } from '@/lib/routes'
import { PUBLIC_PAGES } from '../support/addresses'
import { expectAllowed, expectStrict } from '../support/page-policy'
import { type Func, type Output, readOutput, sizeOf } from './output'

/** What Vercel would be given. */

let output: Output
beforeAll(() => {
  output = readOutput(inject('deployment').root)
})

/** Vercel's limit for a function, unpacked. */
const MOST_BYTES = 250 * 1024 * 1024

const isPage = ({ headers }: { headers: Record<string, string> }) =>
  `${headers['content-type'] ?? 'text/html'}`.startsWith('text/html')

/** The programme is asked of the database at each request; what is served shows under which policy. */
const BUILT = PUBLIC_PAGES.filter((page) => page !== routes.series)

describe('prerendered pages', () => {
  test.each(BUILT.map((page) => page.replace(/(reset-password)\/.*/, '$1/link')))(
    '%s goes out under the policy that was made for it',
    (address) => {
      const at = address === '/' ? '/index' : address
      const page = output.prerenders.find((one) => one.address === at)
      const policy = page?.headers['content-security-policy'] ?? ''
      expectStrict(policy)
      const body = readFileSync(page?.file ?? '', 'utf8')
      expectAllowed({ body, headers: new Headers() }, policy)
    },
  )

  test('none goes out without one', () => {
    const pages = output.prerenders.filter(({ file }) => file?.endsWith('.html')).filter(isPage)
    expect(pages.length).toBeGreaterThanOrEqual(BUILT.length)
    expect(pages.filter(({ headers }) => !headers['content-security-policy'])).toEqual([])
  })

  test('the two that are plain files carry it inside', () => {
    for (const name of ['404.html', '500.html'])
      expect(readFileSync(`${output.home}/static/${name}`, 'utf8')).toContain(
        '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\';',
      )
  })
})

describe('functions', () => {
  test('each is smaller than Vercel takes', () => {
    const sizes = output.functions.map((func) => [func.address, sizeOf(output, func)] as const)
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.filter(([, bytes]) => bytes < 100_000)).toEqual([])
    expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES / 2)).toEqual([])
  })

  test('the middleware runs on Node', () => {
    const fence = output.functions.find(({ address }) => address === '/_middleware')
    expect(fence?.config.runtime).toMatch(/^nodejs/)
  })

  /** What a film says stands in its page, too, so captions are not counted. */
  const folders = (func: Func) => [
    ...new Set(
      Object.keys(func.config.filePathMap ?? {})
        .map((name) => /^content\/(\w+\/(?:files|texts))\/.*(?<!\.vtt)$/.exec(name)?.[1])
        .filter(Boolean),
    ),
  ]
  const SENDERS: Record<string, RegExp> = {
    'ebooks/files': /^\/(ebook|team\/library\/[^/]+)\/files\//,
    'ebooks/texts': /^\/(ebook\/read\/|team\/library\/[^/]+\/read)/,
    'videos/files': /^\/(digital-videos\/(files|captions)|team\/library\/[^/]+\/files)\//,
    'toolkit/files': /^\/(toolkit\/(files|pages|sets)|team\/library\/[^/]+\/files)\//,
  }

  test.each(Object.entries(SENDERS))(
    'the files of %s are in every function that sends them',
    (folder, own) => {
      const senders = output.functions.filter(({ address }) => own.test(address))
      expect(senders.length).toBeGreaterThan(0)
      for (const func of senders) expect(folders(func), func.address).toContain(folder)
    },
  )

  test('no other function carries private files', () => {
    const sending = Object.values(SENDERS)
    // One function may stand at several addresses; what sends one kind may share it with what sends another.
    const homes = new Set(
      output.functions
        .filter(({ address }) => sending.some((own) => own.test(address)))
        .map(({ folder }) => folder),
    )
    const others = output.functions.filter(({ folder }) => !homes.has(folder))
    expect(others.length).toBeGreaterThan(20)
    expect(others.filter((func) => folders(func).length > 0).map(({ address }) => address)).toEqual(
      [],
    )
    const shared = output.functions.filter(
      ({ folder, address }) =>
        homes.has(folder) &&
        !/^\/(ebook|digital-videos|toolkit|team\/library)\/[^/]+\//.test(address),
    )
    expect(shared.map(({ address }) => address)).toEqual([])
  })

  test('nothing of the public folder is private', () => {
    expect(output.files.filter((name) => /\.(pdf|pptx|docx|mp4|vtt)$/.test(name))).toEqual([])
  })
})

test('every job is called by the clock', () => {
  expect(output.config.crons.map(({ path }) => path).sort()).toEqual(
    Object.keys(JOBS)
      .map((job) => `/api/cron/${job}`)
      .sort(),
  )
})
