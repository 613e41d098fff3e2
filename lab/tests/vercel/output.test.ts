import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { toAppPath } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { expectInlineAllowed, expectStrictPolicy } from '@/tests/support/page-policy'
import { PUBLIC_PAGES } from '@/tests/support/route-paths'
import { measureFunction, readOutput, type VercelFunction, type VercelOutput } from './output'

let output: VercelOutput
beforeAll(() => {
  output = readOutput(inject('deployment').root)
})

/** Vercel's limit for a function, unpacked. */
const MAX_FUNCTION_BYTES = 250 * 1024 * 1024

const isPage = ({ headers }: { headers: Record<string, string> }) =>
  `${headers['content-type'] ?? 'text/html'}`.startsWith('text/html')

/**
 * Sessions and policies are read from the database per request; tests of the running site check the
 * policy of these pages.
 */
const PRERENDERED_PAGES = PUBLIC_PAGES.filter((page) => !matchRoute(page)?.isRenderedPerRequest)

describe('prerendered pages', () => {
  test.each(PRERENDERED_PAGES.map((page) => page.replace(/(reset-password)\/.*/, '$1/link')))(
    '%s is served under its own policy',
    (urlPath) => {
      const page = output.prerenders.find((prerender) => prerender.urlPath === toAppPath(urlPath))
      const policy = page?.headers['content-security-policy'] ?? ''
      expectStrictPolicy(policy, urlPath)
      const body = readFileSync(page?.file ?? '', 'utf8')
      expectInlineAllowed({ body, headers: new Headers() }, policy)
    },
  )

  test('each has a policy', () => {
    const pages = output.prerenders.filter(({ file }) => file?.endsWith('.html')).filter(isPage)
    expect(pages.length).toBeGreaterThanOrEqual(PRERENDERED_PAGES.length)
    expect(pages.filter(({ headers }) => !headers['content-security-policy'])).toEqual([])
  })

  test('the two static files contain their policy', () => {
    for (const name of ['404.html', '500.html'])
      expect(readFileSync(`${output.home}/static/${name}`, 'utf8')).toContain(
        '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\';',
      )
  })
})

describe('functions', () => {
  test('each is below Vercel’s size limit', () => {
    const sizes = output.functions.map(
      (func) => [func.urlPath, measureFunction(output, func)] as const,
    )
    expect(sizes.length).toBeGreaterThan(20)
    expect(sizes.filter(([, bytes]) => bytes < 100_000)).toEqual([])
    expect(sizes.filter(([, bytes]) => bytes > MAX_FUNCTION_BYTES / 2)).toEqual([])
  })

  test('the middleware runs on Node', () => {
    const middleware = output.functions.find(({ urlPath }) => urlPath === '/_middleware')
    expect(middleware?.config.runtime).toMatch(/^nodejs/)
  })

  /**
   * Captions are excluded because the video's page shows their text, and the texts that the toolkit's search
   * reads because one function may serve it with all other API routes.
   */
  const listPrivateFolders = (func: VercelFunction) => [
    ...new Set(
      Object.keys(func.config.filePathMap ?? {})
        .map(
          (name) => /^content\/(\w+\/(?:files|texts))\/.*(?<!\.vtt|\/text\.json)$/.exec(name)?.[1],
        )
        .filter(Boolean),
    ),
  ]
  const SENDER_PATHS: Record<string, RegExp> = {
    'ebooks/files': /^\/((ebook|team\/library\/[^/]+)\/files\/|api\/kept\/licences)/,
    'ebooks/texts':
      /^\/(\[lang\]\/(ebook\/read|books)\/|api\/kept\/(licences|texts)|team\/library\/[^/]+\/read)/,
    'videos/files': /^\/(digital-videos\/(files|captions)|team\/library\/[^/]+\/files)\//,
    'toolkit/files':
      /^\/(toolkit\/(files|pages|sets)\/|resources\/pictures\/|api\/kept\/licences|team\/library\/[^/]+\/files\/)/,
  }

  test.each(Object.entries(SENDER_PATHS))(
    'the files of %s are in every function that sends them',
    (folder, pattern) => {
      const senders = output.functions.filter(({ urlPath }) => pattern.test(urlPath))
      expect(senders.length).toBeGreaterThan(0)
      for (const func of senders) expect(listPrivateFolders(func), func.urlPath).toContain(folder)
    },
  )

  test('no other function carries private files', () => {
    const senderPatterns = Object.values(SENDER_PATHS)
    // One function may serve several URLs, and several kinds of files.
    const senderFolders = new Set(
      output.functions
        .filter(({ urlPath }) => senderPatterns.some((pattern) => pattern.test(urlPath)))
        .map(({ folder }) => folder),
    )
    const otherFunctions = output.functions.filter(({ folder }) => !senderFolders.has(folder))
    expect(otherFunctions.length).toBeGreaterThan(20)
    expect(
      otherFunctions
        .filter((func) => listPrivateFolders(func).length > 0)
        .map(({ urlPath }) => urlPath),
    ).toEqual([])
    const unexpected = output.functions.filter(
      ({ folder, urlPath }) =>
        senderFolders.has(folder) &&
        !/^\/((\[lang\]\/ebook|ebook|digital-videos|toolkit|team\/library)\/[^/]+\/|\[lang\]\/books\/|resources\/pictures\/|api\/kept\/)/.test(
          urlPath,
        ),
    )
    expect(unexpected.map(({ urlPath }) => urlPath)).toEqual([])
  })

  test('the public folder contains no private file', () => {
    expect(output.files.filter((name) => /\.(pdf|pptx|docx|mp4|vtt)$/.test(name))).toEqual([])
  })
})
