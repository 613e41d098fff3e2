import { exitWithError, printLine } from '@/base/cli'
import { splitLanguage } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { buildIfNeeded } from '@/scripts/site-build'
import { isQuick } from '@/scripts/test-summary'
import { mapInParallel } from '@/tests/support/in-parallel'
import {
  findPageFaults,
  formatPageTable,
  type PublicPageFacts,
  readPageFacts,
} from '@/tests/support/public-page-facts'
import { startSite } from '@/tests/support/site'
import { findStructuredDataFaults, parseJsonLd } from '@/tests/support/structured-data'

/** Prints what search engines read of each page of the sitemap, and what is wrong with it. `--quick`: in English only. */

try {
  await buildIfNeeded()
  const { pages, faults } = await readPublicPages()
  printLine('', ...formatPageTable(pages), '', ...faults)
  printLine(`${pages.length - faults.length} passed, ${faults.length} failed`)
  process.exit(faults.length > 0 ? 1 : 0)
} catch (error) {
  exitWithError(error)
}

async function readPublicPages(): Promise<{ pages: PublicPageFacts[]; faults: string[] }> {
  const site = await startSite()
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => url)
    .filter((url) => !isQuick || splitLanguage(new URL(url).pathname).language === 'en')
  const results = await mapInParallel(urls, async (url) => {
    const html = await (await fetch(url)).text()
    const isPublic = (path: string) => matchRoute(path)?.audience === 'everyone'
    const faults = findStructuredDataFaults(parseJsonLd(html), { url, now: new Date(), isPublic })
    return { page: readPageFacts(url, html), faults: faults.map((fault) => `${url}: ${fault}`) }
  })
  const pages = results.map(({ page }) => page)
  const targets = [...new Set(pages.flatMap((page) => page.urls))]
  const broken = await mapInParallel(targets, async (url) => {
    const { status } = await fetch(url, { method: 'HEAD' })
    return status === 200 ? [] : [`${url} answers ${status}`]
  })
  await site.stop()
  return {
    pages,
    faults: [
      ...findPageFaults(pages),
      ...results.flatMap((result) => result.faults),
      ...broken.flat(),
    ],
  }
}
