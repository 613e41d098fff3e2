import { exitWithError, printLine } from '@/base/cli'
import { listChangedFiles, readBaseCommit } from '@/scripts/changed-files'
import { listNightCommands, listQuickCommands } from './program-table'

/**
 * Lists the commands that `.ci/run` or `.ci/nightly` runs, one a line: `--changed-since=COMMIT` the
 * short forms of the programs that guard files changed since then, `--night` all programs in full.
 */

try {
  const commit = readBaseCommit()
  if (!commit && !process.argv.includes('--night'))
    throw new Error('Use: npm run lab -- programs --night, or --changed-since=COMMIT')
  printLine(...(commit ? listQuickCommands(listChangedFiles() ?? [], commit) : listNightCommands()))
} catch (error) {
  exitWithError(error)
}
