import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDataFolder } from '@/base/data-folder'
import { describeConnectionProblem } from '@/db/connection-problem'
import { findStep } from '@/scripts/build-progress'
import { listen } from '@/server/listen'

const URL = 'postgres://uns:secret@db.example:5509/site'

test.each([
  ['ECONNREFUSED', 'PostgreSQL does not answer at db.example:5509 (ECONNREFUSED)'],
  ['ENOTFOUND', 'PostgreSQL does not answer at db.example:5509 (ENOTFOUND)'],
  ['CONNECT_TIMEOUT', 'PostgreSQL does not answer at db.example:5509 (CONNECT_TIMEOUT)'],
  ['28P01', 'rejects the user uns or its password'],
  ['3D000', 'has no database site'],
  ['42501', 'may not change the database'],
])('the database error %s becomes a sentence that names DATABASE_URL', (code, sentence) => {
  const cause = Object.assign(new Error('driver'), { code })
  const problem = describeConnectionProblem(new Error('Failed query', { cause }), URL)
  expect(problem?.message).toContain(sentence)
  expect(problem?.message).toContain('DATABASE_URL')
  expect(problem?.message).not.toContain('secret')
})

test('other database errors stay', () => {
  expect(describeConnectionProblem(Object.assign(new Error('x'), { code: '42601' }), URL)).toBe(
    null,
  )
})

test('a port in use and a foreign address are named with their settings', async () => {
  const first = createServer()
  await listen(first, 0, '127.0.0.1')
  const { port } = first.address() as { port: number }
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is already in use. Stop what uses it, or choose another one: PORT=${port + 1}`,
  )
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow('Correct HOST')
  await new Promise((resolve) => first.close(resolve))
})

test('a data folder without the right to write is named with its setting', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-data-'))
  createDataFolder(path.join(folder, 'new'))
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => createDataFolder(`${file}/data`)).toThrow(
    `The site cannot write to ${file}/data (ENOTDIR). Give its user that right, or set DATA_DIR`,
  )
  rmSync(folder, { recursive: true })
})

test('the build names its steps by Next’s output', () => {
  expect(findStep('  Creating an optimized production build ...')).toBe('compiling')
  expect(findStep('  Generating static pages using 1 worker (0/294) ...')).toBe(
    'rendering 294 pages',
  )
  expect(findStep('├ ƒ /team/people')).toBe(null)
})
