import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '@/db/connection'
import { createPoolWatcher } from '@/db/connection/pool-watch'
import { isDatabaseUnavailable } from '@/db/errors'

test('leaves a server that became read-only and lets the user retry', async () => {
  const cause = Object.assign(new Error('read-only'), { severity: 'ERROR', code: '25006' })
  const query = Promise.reject(new Error('Failed query', { cause }))
  const onFault = vi.fn()
  createPoolWatcher(onFault, 1)(query, () => {})
  const failure = await query.catch((error) => error)
  await Promise.resolve()
  expect(onFault.mock.calls).toEqual([['read-only']])
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

test('gives up a server that never answers after four checks, also for work without a deadline', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const silentServer = createServer(() => vi.advanceTimersByTime(4_000))
  await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve))
  const { port } = silentServer.address() as AddressInfo
  const pool = openPool(`postgres://uns@127.0.0.1:${port}/uns`, () => {}, { size: 1 })
  const startedAt = Date.now()
  const failure = await pool.db.execute(sql`select 1`).then(null, (error) => error)
  expect(Date.now() - startedAt).toBeLessThan(20_000)
  expect(failure.cause).toMatchObject({ code: 'CONNECT_TIMEOUT' })
  expect(isDatabaseUnavailable(failure)).toBe(true)
  await pool.close(0)
  silentServer.close()
})

test('does not reconnect in a loop to a server that closes at once', async () => {
  let calls = 0
  const proxy = createServer((socket) => {
    calls += 1
    socket.on('error', () => {}).end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const pool = openPool(`postgres://uns@127.0.0.1:${port}/uns`, () => {}, { size: 3 })
  const queries = await Promise.allSettled([1, 2, 3].map(() => pool.db.execute(sql`select 1`)))
  for (const result of queries) {
    expect(result.status).toBe('rejected')
    expect(result.status === 'rejected' && isDatabaseUnavailable(result.reason)).toBe(true)
  }
  expect(calls).toBeLessThanOrEqual(6)
  await pool.close(0)
  proxy.close()
}, 3_000)
