import { exitWithError } from '@/base/cli'
import { fetchPackage } from './fetch-package'
import { buildIfNeeded } from './site-build'
import { exitWithSummary, runVitest } from './test-summary'

/**
 * Reads the running site as other people's programs do: follows each link as a public visitor, a user,
 * a subscriber, a coordinator and a manager, and gives each page and each kind of email to an HTML
 * validator; reads sitemap, robots.txt, calendars, manifest, structured data and a badge.
 * Ends with one line: N passed, N failed.
 */

/** The last version for Node 20. Nothing else needs it, so it is no dependency. */
const VERSION = '10.17.0'

try {
  await buildIfNeeded()
  const env = { HTML_VALIDATE_PATH: await fetchPackage('html-validate', VERSION) }
  exitWithSummary([await runVitest('validators', { env })])
} catch (error) {
  exitWithError(error)
}
