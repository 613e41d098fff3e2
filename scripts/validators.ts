import { exitWithError } from '@/base/cli'
import { fetchPackage } from './fetch-package'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, runVitest } from './test-summary'

/** Crawls the site in each role; validates pages, emails, feeds, structured data and a badge. */

/** The last version for Node 20; not a dependency, because only this test needs it. */
const VERSION = '10.17.0'

try {
  await buildIfNeeded()
  const env = { HTML_VALIDATE_PATH: await fetchPackage('html-validate', VERSION) }
  exitWithSummary([await runVitest('validators', { env })])
} catch (error) {
  exitWithError(error)
}
