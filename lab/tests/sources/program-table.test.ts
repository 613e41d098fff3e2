import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listNightCommands, listQuickCommands, PROGRAMS } from '../../program-table'

const readText = (file: string) => readFileSync(file, 'utf8')
const trackedFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')

/** Not one of the programs that .ci/run chooses from: it lists them. */
const LISTER = 'programs'

test('the table has every program that lab/README.md describes', () => {
  const described = [...readText('lab/README.md').matchAll(/^\| `([\w/-]+)`/gm)].map(
    ([, name]) => name,
  )
  const names = PROGRAMS.map(({ name }) => name.replace(/^lab /, ''))
  expect(described.length).toBeGreaterThan(15)
  expect(described.filter((name) => name !== LISTER && !names.includes(name ?? ''))).toEqual([])
  expect(names.filter((name) => !/ /.test(name) && !described.includes(name))).toEqual([])
})

test('every program has a short form', () => {
  const withQuick = PROGRAMS.filter(({ quick }) => quick.includes('--quick'))
  const sources = withQuick.map(({ name }) => ({
    name,
    text: readText(`${name.replace(' ', '/')}.ts`),
  }))
  expect(
    sources.filter(({ text }) => !/--quick|isQuick/.test(text)).map(({ name }) => name),
  ).toEqual([])
  // These take less than a minute as they are.
  const others = PROGRAMS.filter((program) => !withQuick.includes(program))
  expect(others.map(({ name }) => name)).toEqual(['studio check', 'lab check', 'lab advisories'])
})

test('each path of the table exists, so that a renamed folder keeps its program', () => {
  const paths = PROGRAMS.flatMap((program) => program.paths.split(/\|(?![^(]*\))/))
  // Not every program has tests of its own.
  const requiredPaths = paths.filter((path) => !path.startsWith('lab/tests/'))
  const isMissing = (path: string) => {
    const pattern = new RegExp(`^${path}`)
    return !trackedFiles.some((file) => pattern.test(file))
  }
  expect(requiredPaths.length).toBeGreaterThan(40)
  expect(requiredPaths.filter(isMissing)).toEqual([])
})

test('a change runs the short forms of the programs that guard it, and at night all run in full', () => {
  expect(listQuickCommands(['lab/bench/join.ts'], 'abc')).toContain('lab bench/join --quick')
  // What measures needs a quiet machine.
  expect(listQuickCommands(['app/api/series/[slug]/attendance/route.ts'], 'abc')).not.toContain(
    'lab bench/join --quick',
  )
  expect(listQuickCommands(['README.md'], 'abc')).toEqual([
    'lab faults --quick',
    'lab deploy --quick',
    'lab abuse --quick',
    'lab mutations --quick --changed-since=abc',
  ])
  expect(listNightCommands()).toContain('lab failover')
})
