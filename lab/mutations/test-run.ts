import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { STAMP_FILE } from '@/scripts/build-stamp.mjs'

type MutationTestReport = {
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Only mutations that need PostgreSQL use the server. A retry would only take twice the time. */
const { TEST_DATABASE_URL: databaseUrl, CI: _ci, ...baseEnv } = process.env
export const hasDatabaseServer = databaseUrl !== undefined

type MutationRunOptions = { more?: string[]; onServer?: boolean }

/** Throws for a test file whose setup fails, because that proves nothing. */
export async function findFailedTests(
  folder: string,
  files: string[],
  { more = [], onServer = false }: MutationRunOptions = {},
) {
  const projects = new Set(files.map((file) => file.split('/')[1] ?? ''))
  const report = path.join(folder, 'report.json')
  rmSync(report, { force: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...[...projects].flatMap((name) => ['--project', `${name}*`]),
    ...['--reporter=json', `--outputFile=${report}`],
    ...more,
    ...files,
  ]
  const output = await runNode(folder, args, onServer)
  return readFailedTests(report, output)
}

export async function buildMutatedSite(folder: string) {
  const output = await runNode(folder, ['scripts/run.mjs', 'build'])
  if (!existsSync(path.join(folder, STAMP_FILE)))
    throw new Error(`The broken site does not build.\n${output}`)
}

function readFailedTests(report: string, output: string): string[] {
  if (!existsSync(report)) throw new Error(`The tests did not run.\n${output}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as MutationTestReport
  for (const { name, message, assertionResults } of testResults) {
    const hasResults = assertionResults.some(
      ({ status }) => status === 'passed' || status === 'failed',
    )
    if (!hasResults) throw new Error(`${name} said nothing: ${message}\n${output}`)
  }
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName)
}

function runNode(cwd: string, args: string[], onServer = false) {
  const child = spawn(process.execPath, args, {
    cwd,
    // Some mutations are detected by tests that run at night.
    env: {
      ...baseEnv,
      TEST_WHOLE: 'yes',
      ...(onServer && { TEST_DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise<string>((resolve) => child.once('exit', () => resolve(output)))
}
