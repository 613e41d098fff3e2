import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { printLine } from '@/base/cli'

/**
 * A failed or retried test in five parts: what, where, why, how to see it again, and what the site
 * logged. They come at the end of a run; `.ci/run` repeats them at its own end.
 */
export type Problem = {
  outcome: 'failed' | 'retried'
  title: string
  location: string
  reason: string
  causes?: string[]
  command?: string
  serverLog?: string
}

const REASON_LIMIT = 400
const MAX_REASON_LINES = 4

type VitestResults = {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: {
      fullName: string
      title: string
      status: string
      failureMessages: string[]
      meta?: { serverLog?: string; causes?: string[] }
    }[]
  }[]
}

export function readVitestProblems(reportFile: string, config = ''): Problem[] {
  const { testResults }: VitestResults = JSON.parse(readFileSync(reportFile, 'utf8'))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const command = `npx vitest run ${config}${file}`
    const problems = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map((test): Problem => {
        const reason = test.failureMessages[0] ?? ''
        return {
          outcome: test.status === 'passed' ? 'retried' : 'failed',
          title: test.fullName,
          location: findLocation(reason, file),
          reason,
          command: `${command} -t ${JSON.stringify(test.title)}`,
          causes: test.meta?.causes,
          serverLog: test.meta?.serverLog,
        }
      })
    if (status !== 'failed' || problems.length > 0) return problems
    return [{ outcome: 'failed', title: 'the file', location: file, reason: message, command }]
  })
}

type BrowserSuite = {
  file: string
  suites?: BrowserSuite[]
  specs: {
    title: string
    line: number
    tests: {
      projectName: string
      status: string
      results: { errors: RunnerError[] }[]
    }[]
  }[]
}

/** `siteLogs` are of the sites that all browser tests share. */
export function readBrowserProblems(suites: BrowserSuite[], siteLogs: string[]): Problem[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }): Problem => {
          const errors = results.find((result) => result.errors.length > 0)?.errors ?? []
          return {
            outcome: status === 'flaky' ? 'retried' : 'failed',
            title: `${title} (${projectName})`,
            location: findPlace(errors) ?? `tests/e2e/${file}:${line}`,
            // The first of a test that hangs says how long, the second where.
            reason: errors.map(({ message }) => message).join('\n'),
            command: `npx playwright test -c tests/e2e --project=${projectName} ${file}:${line}`,
            serverLog: siteLogs.join('\n'),
          }
        }),
    ),
    ...readBrowserProblems(inner, siteLogs),
  ])
}

type RunnerError = { message?: string; location?: { file: string; line: number } }

function findPlace(errors: RunnerError[]): string | undefined {
  const place = errors.find(({ location }) => location)?.location
  return place && `${path.relative('.', place.file)}:${place.line}`
}

/** Outside a test: a file that does not load, or a promise that nothing awaits. */
export const readRunnerProblems = (errors: RunnerError[]): Problem[] =>
  errors.map((error) => ({
    outcome: 'failed',
    title: 'outside a test',
    location: findPlace([error]) ?? 'tests/e2e',
    reason: error.message ?? '',
  }))

const LOG_LINE_COUNT = 6
const LOG_LINE_LIMIT = 300

/** The last warnings and errors, and without those the last lines. */
export function readServerLog(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const serious = lines.filter((line) => /"level":"(warn|error|fatal)"|^\S*Error/.test(line))
  return (serious.length > 0 ? serious : lines)
    .slice(-LOG_LINE_COUNT)
    .map((line) => dropFrames(line).slice(0, LOG_LINE_LIMIT))
    .join('\n')
}

/** Causes come after the frames of an error, and are worth more. */
function dropFrames(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    return JSON.stringify(JSON.parse(line), (key, value) => (key === 'frames' ? undefined : value))
  } catch {
    return line
  }
}

/** A log that several tests share is printed once. */
export function printProblems(problems: Problem[]) {
  const logs = problems.map(({ serverLog }) => serverLog)
  for (const [index, problem] of problems.entries())
    printProblem(logs.indexOf(problem.serverLog) < index ? { ...problem, serverLog: '' } : problem)
}

function printProblem(problem: Problem) {
  const { outcome, title, location, reason, causes = [], command, serverLog } = problem
  const lines = stripVTControlCharacters(reason).slice(0, REASON_LIMIT).split('\n')
  const shortReason = lines.filter((line) => line.trim() && !/^\s+at /.test(line))
  printLine(
    `${outcome}: ${location} › ${title}`,
    ...shortReason.slice(0, MAX_REASON_LINES).map((line) => `  │ ${line}`),
    ...causes.map((cause) => `  │ caused by: ${cause.slice(0, REASON_LIMIT)}`),
    ...(command ? [`  │ again: ${command}`] : []),
    ...(serverLog ? ['  │ the site logged:', ...indent(serverLog)] : []),
  )
}

const indent = (text: string) => text.split('\n').map((line) => `  │   ${line}`)

/** The deepest frame in the test file itself. */
function findLocation(stack: string, file: string) {
  const index = stack.lastIndexOf(`${file}:`)
  const line = index < 0 ? undefined : /^:(\d+)/.exec(stack.slice(index + file.length))?.[1]
  return line ? `${file}:${line}` : file
}
