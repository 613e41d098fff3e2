import { exitWithError, printLine } from '@/base/cli'
import { listChangedFiles } from '@/scripts/changed-files'
import { exitWithSummary } from '@/scripts/test-summary'
import { siteMutations, sourceMutations } from './mutations/list'
import { applyMutation, type Mutation } from './mutations/mutation'
import { copyPackages, copySourceTree, linkPackages } from './mutations/source-copy'
import { buildMutatedSite, findFailedTests, hasDatabaseServer } from './mutations/test-run'

/**
 * Applies each mutation to a copy and runs the tests that should fail. `--quick`: only those that
 * a unit test detects; `--changed-since=COMMIT`: only those of files that changed since then; words
 * select by name, without those that need a build if `--quick` is set; TEST_DATABASE_URL adds those
 * that need PostgreSQL. Ends with: N passed (killed), N failed (survived).
 */

const nameFilters = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const changedFiles = listChangedFiles()
const isQuickRun = process.argv.includes('--quick')
const isSelected = ({ name, file, seenBy }: Mutation) => {
  if (changedFiles && !changedFiles.includes(file) && !changedFiles.includes(seenBy)) return false
  if (nameFilters.length === 0) return !isQuickRun || !seenBy.startsWith('tests/integration/')
  return nameFilters.some((filter) => name.toLowerCase().includes(filter.toLowerCase()))
}

const canRun = ({ needs }: Mutation) => !needs || hasDatabaseServer
const queue = sourceMutations.filter(isSelected).filter(canRun)
const survivors: string[] = []
let detectedCount = 0

try {
  await Promise.all([runSourceMutations(), runSourceMutations()])
  if (!isQuickRun)
    for (const group of siteMutations) await runSiteMutations(group.filter(isSelected))
  for (const name of survivors) printLine(`survived: ${name}`)
  const skipped =
    sourceMutations.filter(isSelected).length -
    sourceMutations.filter(isSelected).filter(canRun).length
  exitWithSummary([{ passed: detectedCount, failed: survivors.length, skipped }])
} catch (error) {
  exitWithError(error)
}

async function runSourceMutations() {
  const folder = copySourceTree()
  linkPackages(folder)
  for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
    const undo = applyMutation(folder, mutation)
    const runOptions = { more: ['--bail=1'], onServer: mutation.needs !== undefined }
    recordResult(mutation, await findFailedTests(folder, [mutation.seenBy], runOptions))
    undo()
  }
}

async function runSiteMutations(group: Mutation[]) {
  if (group.length === 0) return
  const folder = copySourceTree()
  copyPackages(folder)
  for (const mutation of group) applyMutation(folder, mutation)
  printLine(`Building ${group.length} mutations into one site …`)
  await buildMutatedSite(folder)
  const files = [...new Set(group.map(({ seenBy }) => seenBy))]
  const failedTests = await findFailedTests(folder, files)
  for (const mutation of group) recordResult(mutation, failedTests)
}

function recordResult(mutation: Mutation, failedTests: string[]) {
  const { name, seenBy, titles = [''] } = mutation
  const isDetected = titles.every((title) => failedTests.some((test) => test.includes(title)))
  if (isDetected) detectedCount += 1
  else survivors.push(`${name} (${seenBy})`)
  printLine(`${isDetected ? 'detected' : 'SURVIVED'}  ${name}`)
}
