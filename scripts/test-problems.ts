import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { printLine } from '@/base/cli'

/** One line per failed or retried test; `.ci/run` repeats these lines at its end. */
const REASON_LIMIT = 300

type VitestResults = {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function printVitestProblems(reportFile: string) {
  const { testResults }: VitestResults = JSON.parse(readFileSync(reportFile, 'utf8'))
  for (const { name, status, message, assertionResults } of testResults) {
    const failedTests = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    if (status === 'failed' && failedTests.length === 0)
      printProblem('failed', path.relative('.', name), message)
    for (const test of failedTests)
      printProblem(
        test.status === 'passed' ? 'retried' : 'failed',
        `${path.relative('.', name)} > ${test.fullName}`,
        test.failureMessages[0],
      )
  }
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
      results: { error?: { message?: string } }[]
    }[]
  }[]
}

export function printBrowserProblems(suites: BrowserSuite[]) {
  for (const suite of suites) {
    for (const { title, line, tests } of suite.specs)
      for (const { projectName, status, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue
        const reason = results.find(({ error }) => error)?.error?.message
        printProblem(
          status === 'flaky' ? 'retried' : 'failed',
          `${suite.file}:${line} > ${title} (${projectName})`,
          reason,
        )
      }
    printBrowserProblems(suite.suites ?? [])
  }
}

function printProblem(outcome: 'failed' | 'retried', title: string, reason = '') {
  const shortReason = stripVTControlCharacters(reason.slice(0, REASON_LIMIT)).replaceAll(
    /\s+/g,
    ' ',
  )
  printLine(`${outcome}: ${title}: ${shortReason}`)
}
