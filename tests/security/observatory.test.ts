import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SecureSite, startSecureSite } from '../support/secure-site'

const scanner = process.env.OBSERVATORY_PATH
const skip = scanner ? '' : ' (skipped: it could not be fetched)'

let site: SecureSite
beforeAll(async () => {
  if (scanner) site = await startSecureSite('localhost')
})
afterAll(() => site?.stop())

test.skipIf(!scanner)(`Mozilla's HTTP Observatory gives the site A+${skip}`, async () => {
  const { scan, tests } = await scanned(new URL(site.secureUrl).host)
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass)
  expect(failed).toEqual([])
  expect(scan.grade).toBe('A+')
  const results = Object.entries(tests).map(([name, { result }]) => `${name}: ${result}`)
  process.stdout.write(`HTTP Observatory: ${scan.grade}, ${scan.score}\n${results.join('\n')}\n`)
})

type Report = {
  scan: { grade: string; score: number }
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>
}

/** In a process of its own, for a Node that trusts the test's certificate from its start. */
function scanned(host: string): Promise<Report> {
  const program = path.join(scanner ?? '', 'src/scan.js')
  const child = spawn(process.execPath, [program, host], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(JSON.parse(text)))
  })
}
