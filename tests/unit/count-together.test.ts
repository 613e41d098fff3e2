import { expect, test } from 'vitest'
import { countTogether } from '@/lib/auth/count-together'

/** A row as the database keeps it, and each statement that wrote to it. */
function row() {
  const statements: number[] = []
  let hits = 0
  const count = async (by: number) => {
    statements.push(by)
    await new Promise((resolve) => setTimeout(resolve, 5))
    hits += by
    return { hits, wait: 60 }
  }
  return { statements, count }
}

const ranks = (rows: ({ hits: number } | undefined)[]) => rows.map((one) => one?.hits)
const oneTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

test('a thousand at once are a few statements, and each is told its own number', async () => {
  const { statements, count } = row()
  const rows = await Promise.all(oneTo(1000).map(() => countTogether('one address', count)))
  expect(ranks(rows)).toEqual(oneTo(1000))
  expect(statements.length).toBeLessThanOrEqual(2)
  expect(statements.reduce((sum, by) => sum + by, 0)).toBe(1000)
})

test('those that come meanwhile wait for the next, and one after another is one statement each', async () => {
  const { statements, count } = row()
  const first = countTogether('another', count)
  await new Promise((resolve) => setTimeout(resolve, 1))
  const more = [countTogether('another', count), countTogether('another', count)]
  expect(ranks(await Promise.all([first, ...more]))).toEqual([1, 2, 3])
  expect(ranks([await countTogether('another', count)])).toEqual([4])
  expect(statements).toEqual([1, 2, 1])
})

test('two addresses are counted apart', async () => {
  const [one, other] = [row(), row()]
  const rows = await Promise.all([countTogether('a', one.count), countTogether('b', other.count)])
  expect(ranks(rows)).toEqual([1, 1])
})

test('when counting fails all of them hear it, and the next is counted again', async () => {
  const { count } = row()
  const fails = () => Promise.reject(new Error('the database is away'))
  const ends = await Promise.allSettled([countTogether('c', fails), countTogether('c', fails)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(ranks([await countTogether('c', count)])).toEqual([1])
})
