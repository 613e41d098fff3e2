import { exitWithError } from '@/base/cli'
import { exitWithSummary, isQuick } from '@/scripts/test-summary'
import { runLabTests } from './run-tests'

/** Sends 11,000 events to good and bad receivers while pages are read; `--quick` sends 1,000. */

try {
  exitWithSummary([await runLabTests('webhooks', { titles: isQuick ? ['1,000 events'] : [] })])
} catch (error) {
  exitWithError(error)
}
