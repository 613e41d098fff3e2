import { exitWithError } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { fetchPackage } from '@/scripts/fetch-package'
import { buildIfNeeded } from '@/scripts/site-build'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Crawls the site in each role; validates pages, emails, feeds, structured data, a badge and the EPUBs (`--quick`: no crawl). */

/** The last version for Node 20; not a dependency, because only this test needs it. */
const VERSION = '10.17.0'

try {
  findOrInstall('epubcheck')
  await buildIfNeeded()
  const env = { HTML_VALIDATE_PATH: await fetchPackage('html-validate', VERSION) }
  const files = isQuick ? ['emails', 'epub', 'formats'] : []
  exitWithSummary([await runLabTests('validators', { env, files })])
} catch (error) {
  exitWithError(error)
}
