import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What the tests said in one run: the full titles of those that passed and of those that failed. */
export type Verdict = { passed: string[]; failed: string[]; output: string }

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }

export async function runTests(folder: string, files: string[], more: string[] = []) {
  const projects = new Set(files.map((file) => file.split('/')[1] ?? ''))
  const report = path.join(folder, 'report.json')
  rmSync(report, { force: true })
  const output = await run(folder, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...[...projects].flatMap((name) => ['--project', name]),
    ...['--reporter=json', `--outputFile=${report}`],
    ...more,
    ...files,
  ])
  return { ...read(report), output }
}

export async function build(folder: string) {
  const output = await run(folder, ['scripts/run.mjs', 'build'])
  if (!output.includes('Sealed')) throw new Error(`The broken site does not build.\n${output}`)
}

function read(report: string): Omit<Verdict, 'output'> {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    const titles = (status: string) =>
      all.filter((one) => one.status === status).map(({ fullName }) => fullName)
    return { passed: titles('passed'), failed: titles('failed') }
  } catch {
    return { passed: [], failed: [] }
  }
}

function run(cwd: string, args: string[]) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise<string>((resolve) => child.once('exit', () => resolve(output)))
}
