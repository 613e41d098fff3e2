import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { isDatabaseAway } from '@/db/errors'
import { watchFor } from '@/db/pool-watch'
import { openPool } from '@/db/postgres'

test('a server that takes no writes any more is left, and the person may try again', async () => {
  const said = Object.assign(new Error('read-only'), { severity: 'ERROR', code: '25006' })
  const asked = Promise.reject(new Error('Failed query', { cause: said }))
  const onFault = vi.fn()
  watchFor(onFault, 1)(asked, () => {})
  const why = await asked.catch((error) => error)
  await Promise.resolve()
  expect(onFault.mock.calls).toEqual([['read-only']])
  expect(isDatabaseAway(why)).toBe(true)
})

test('who hangs up without a word is not called again and again', async () => {
  let calls = 0
  const proxy = createServer((line) => {
    calls += 1
    line.on('error', () => {}).end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const pool = openPool(`postgres://uns@127.0.0.1:${port}/uns`, () => {}, { size: 3 })
  const asked = await Promise.allSettled([1, 2, 3].map(() => pool.db.execute(sql`select 1`)))
  for (const end of asked) {
    expect(end.status).toBe('rejected')
    expect(end.status === 'rejected' && isDatabaseAway(end.reason)).toBe(true)
  }
  expect(calls).toBeLessThanOrEqual(6)
  await pool.close(0)
  proxy.close()
}, 3_000)
