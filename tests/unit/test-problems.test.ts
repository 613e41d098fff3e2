import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { printProblems, readServerLog, readVitestProblems } from '@/scripts/test-problems'

const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-problems-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a failed query is explained by its cause, and says how to see it again', () => {
  const file = path.join(folder, 'report.json')
  const failed = {
    ...{ fullName: 'a row is stored', title: 'a row is stored', status: 'failed' },
    failureMessages: ['Error: Failed query\n    at tests/integration/rows.test.ts:7:3'],
    meta: { causes: ['duplicate key value'] },
  }
  const testResults = [
    { name: path.resolve('tests/integration/rows.test.ts'), assertionResults: [failed] },
  ]
  writeFileSync(file, JSON.stringify({ testResults }))
  expect(print(() => printProblems(readVitestProblems(file)))).toEqual([
    'failed: tests/integration/rows.test.ts:7 › a row is stored',
    '  │ Error: Failed query',
    '  │ caused by: duplicate key value',
    '  │ again: npx vitest run tests/integration/rows.test.ts -t "a row is stored"',
  ])
})

test('a log line names the cause of an error instead of its frames', () => {
  const file = path.join(folder, 'site.log')
  const frames = Array(9).fill('    at query (node_modules/drizzle-orm/session.js:41:15)')
  const err = [
    { message: 'failed query', frames },
    { message: 'the connection was closed', frames },
  ]
  writeFileSync(file, `${JSON.stringify({ level: 'error', err })}\nplain line\n`)
  expect(readServerLog(file)).toContain('the connection was closed')
})

function print(work: () => void): string[] {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  work()
  return write.mock.calls.flatMap(([text]) => String(text).trimEnd().split('\n'))
}
