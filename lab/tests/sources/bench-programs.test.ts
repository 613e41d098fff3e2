import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'lab/bench'

test('every program that a benchmark starts exists', () => {
  const sources = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  const programs = sources.flatMap((source) =>
    [...source.matchAll(/createBenchCommand\(\s*'([\w-]+)'/g)].map(([, program]) => program),
  )
  expect(programs.length).toBeGreaterThanOrEqual(4)
  expect(programs.filter((program) => !existsSync(`${FOLDER}/${program}.ts`))).toEqual([])
})
