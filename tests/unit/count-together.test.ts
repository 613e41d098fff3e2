import { expect, test } from 'vitest'
import { countInBatch } from '@/lib/auth/rate-limits'

function newCounter() {
  const statements: number[] = []
  let hits = 0
  const count = async (increment: number) => {
    statements.push(increment)
    await new Promise((resolve) => setTimeout(resolve, 5))
    hits += increment
    return { hits, wait: 60 }
  }
  return { statements, count }
}

const listHits = (rows: ({ hits: number } | undefined)[]) => rows.map((row) => row?.hits)
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('batches a thousand concurrent counts into a few statements, each with its own number', async () => {
  const { statements, count } = newCounter()
  const rows = await Promise.all(numbersTo(1000).map(() => countInBatch('one address', count)))
  expect(listHits(rows)).toEqual(numbersTo(1000))
  expect(statements.length).toBeLessThanOrEqual(2)
  expect(statements.reduce((sum, increment) => sum + increment, 0)).toBe(1000)
})

test('counts during a statement wait for the next; sequential counts are one statement each', async () => {
  const { statements, count } = newCounter()
  const first = countInBatch('another', count)
  await new Promise((resolve) => setTimeout(resolve, 1))
  const laterCounts = [countInBatch('another', count), countInBatch('another', count)]
  expect(listHits(await Promise.all([first, ...laterCounts]))).toEqual([1, 2, 3])
  expect(listHits([await countInBatch('another', count)])).toEqual([4])
  expect(statements).toEqual([1, 2, 1])
})

test('counts two keys separately', async () => {
  const [firstCounter, secondCounter] = [newCounter(), newCounter()]
  const rows = await Promise.all([
    countInBatch('a', firstCounter.count),
    countInBatch('b', secondCounter.count),
  ])
  expect(listHits(rows)).toEqual([1, 1])
})

test('a failed statement rejects all of its counts, and the next count works', async () => {
  const { count } = newCounter()
  const rejectCount = () => Promise.reject(new Error('the database is away'))
  const results = await Promise.allSettled([
    countInBatch('c', rejectCount),
    countInBatch('c', rejectCount),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(listHits([await countInBatch('c', count)])).toEqual([1])
})
