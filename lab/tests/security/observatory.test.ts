import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SecureSite, startSecureSite } from '../support/secure-site'

const scannerPath = process.env.OBSERVATORY_PATH
const skipNote = scannerPath ? '' : ' (skipped: it could not be fetched)'

let site: SecureSite
beforeAll(async () => {
  if (scannerPath) site = await startSecureSite('localhost')
})
afterAll(() => site?.stop())

test.skipIf(!scannerPath)(`Mozilla's HTTP Observatory gives the site A+${skipNote}`, async () => {
  const { scan, tests } = await runScan(new URL(site.secureUrl).host)
  const failedTests = Object.entries(tests).filter(([, { pass }]) => !pass)
  expect(failedTests).toEqual([])
  expect(scan.grade).toBe('A+')
  const results = Object.entries(tests).map(([name, { result }]) => `${name}: ${result}`)
  process.stdout.write(`HTTP Observatory: ${scan.grade}, ${scan.score}\n${results.join('\n')}\n`)
})

type ObservatoryReport = {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** In its own process, because Node reads trusted certificates at its start. */
function runScan(host: string): Promise<ObservatoryReport> {
  const program = path.join(scannerPath ?? '', 'src/scan.js')
  const child = spawn(process.execPath, [program, host], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(JSON.parse(output)))
  })
}
