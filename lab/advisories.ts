import { spawnSync } from 'node:child_process'
import { exitWithError, printLine } from '@/base/cli'
import { exitWithSummary } from '@/scripts/test-summary'

/**
 * Compares the locked packages of the site, the lab and the studio with the registry's database of known
 * advisories. Packages that the site only builds or tests with are reported, and fail nothing.
 */

const FOLDERS = ['.', 'lab', 'studio']
/** Low ones are reported, and fail nothing. */
const FAILING_SEVERITIES = new Set(['moderate', 'high', 'critical'])

type Advisory = { title: string; url: string }
type Vulnerability = { name: string; severity: string; via: (Advisory | string)[] }
type AuditReport = { vulnerabilities?: Record<string, Vulnerability>; message?: string }

try {
  const summaries = FOLDERS.map(auditFolder)
  printLine('')
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}

function auditFolder(folder: string) {
  const all = runAudit(folder)
  if (!all.vulnerabilities) {
    const reason = all.message ?? 'no answer'
    printLine(`${folder}: NOT CHECKED, the advisory database cannot be reached (${reason})`)
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const shipped = folder === '.' ? (runAudit(folder, '--omit=dev').vulnerabilities ?? {}) : {}
  const vulnerabilities = Object.values(all.vulnerabilities)
  for (const { name, severity, via } of vulnerabilities)
    printLine(
      `${folder}: ${name}, ${severity}${shipped[name] ? '' : ', not shipped'}`,
      ...list(via),
    )
  const failed = Object.values(shipped).filter(({ severity }) => FAILING_SEVERITIES.has(severity))
  if (vulnerabilities.length === 0) printLine(`${folder}: no known advisories`)
  return { passed: failed.length === 0 ? 1 : 0, failed: failed.length, skipped: 0 }
}

const list = (via: Vulnerability['via']) =>
  via.map((cause) =>
    typeof cause === 'string' ? `  through ${cause}` : `  ${cause.title} ${cause.url}`,
  )

/** npm exits with 1 for a finding and for a failure, so only its report tells them apart. */
function runAudit(folder: string, ...options: string[]): AuditReport {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  })
  try {
    return JSON.parse(stdout) as AuditReport
  } catch {
    // npm was ended, or printed no report.
    return {}
  }
}
