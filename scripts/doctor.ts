import { exitWithError, printLine } from '@/base/cli'
import { settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { DATABASE_CHECKS } from './doctor/database-checks'
import { type Finding, fault } from './doctor/finding'
import { HOST_CHECKS } from './doctor/host-checks'
import { openExistingDatabase } from './existing-database'

/** Says what is wrong with this installation and what to do; fails if the site cannot work as it is. */

const LABELS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' }

try {
  // Invalid settings end here, with their names.
  settings()
  const findings = [...(await runChecks(HOST_CHECKS)), ...(await checkDatabase())]
  await closeDatabase()
  printLine(...findings.map(({ state, subject, text }) => `${LABELS[state]}  ${subject}: ${text}`))
  if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1
} catch (error) {
  exitWithError(error)
}

async function checkDatabase(): Promise<Finding[]> {
  try {
    await openExistingDatabase()
  } catch (error) {
    return [fault('database', describeError(error))]
  }
  return runChecks(DATABASE_CHECKS)
}

async function runChecks(checks: Record<string, () => Promise<Finding[]>>): Promise<Finding[]> {
  const results = await Promise.all(
    Object.entries(checks).map(([subject, check]) =>
      check().catch((error) => [fault(subject, describeError(error))]),
    ),
  )
  return results.flat()
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
