// @module-tag once
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepStatements } from '@/db/embedded-statements'
import { newTestDatabase } from '../support/test-database'

/** A database that keeps its statements answers as one that does not. */

/** A copy of the template: creating one takes seconds. */
async function openEmptyDatabase() {
  const { env, drop } = await newTestDatabase()
  drops.push(drop)
  return PGlite.create(path.join(env.DATA_DIR ?? '', 'database'))
}

const drops: (() => Promise<void>)[] = []
let plain: PGlite
let kept: PGlite

beforeAll(async () => {
  plain = await openEmptyDatabase()
  kept = await openEmptyDatabase()
  keepStatements(kept)
  for (const database of [plain, kept]) {
    await database.exec(
      'create table remarks (id int primary key, words text[], facts jsonb, at timestamptz)',
    )
    const values = [1, ['a', 'b'], { pages: 3 }, new Date('2026-04-01T04:30:00Z')]
    for (const id of [1, 2])
      await database.query('insert into remarks values ($1, $2, $3, $4)', [id, ...values.slice(1)])
  }
})

afterAll(async () => {
  await Promise.all([plain.close(), kept.close()])
  await Promise.all(drops.map((drop) => drop()))
})

const LOOKUP = `select n.*, (select count(*) from remarks o where o.id <> n.id)::int as others
  from remarks n join remarks m using (id) where n.id = $1 and n.at < now()`

test('rows, fields and counts are the same, also when a statement is repeated', async () => {
  for (const id of [1, 2, 1, 3]) {
    expect(await kept.query(LOOKUP, [id])).toEqual(await plain.query(LOOKUP, [id]))
    const options = { rowMode: 'array', parsers: { 1184: (text: string) => text } } as const
    expect(await kept.query(LOOKUP, [id], options)).toEqual(
      await plain.query(LOOKUP, [id], options),
    )
  }
  const change = 'update remarks set facts = $2 where id = $1'
  expect(await kept.query(change, [2, null])).toEqual(await plain.query(change, [2, null]))
})

test('an error is the same, and the next query works', async () => {
  const findError = (database: PGlite, text: string) =>
    database.query(text, [0]).catch(({ name, code, message }) => ({ name, code, message }))
  for (const text of ['select 1 / $1::int as part', 'select $1::int from nowhere'])
    expect(await findError(kept, text)).toEqual(await findError(plain, text))
  expect((await kept.query('select 1 / $1::int as part', [1])).rows).toEqual([{ part: 1 }])
})

test('a statement that the database no longer has, or whose table has changed, is prepared again', async () => {
  await kept.exec('create table leaves (id int); insert into leaves values (1), (2)')
  const all = 'select * from leaves'
  await kept.query(all)
  await kept.exec('alter table leaves add column title text')
  expect((await kept.query(all)).fields.map(({ name }) => name)).toContain('title')
  await kept.exec('deallocate all')
  expect((await kept.query(all)).rows).toHaveLength(2)
})

test('a query that keeps failing leaves one statement', async () => {
  const twice = 'insert into remarks (id) values ($1)'
  const errors: unknown[] = []
  for (let run = 0; run < 20; run += 1)
    await kept.query(twice, [1]).catch((error) => errors.push(error))
  expect(errors).toHaveLength(20)
  const { rows } = await kept.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements where statement = $1',
    [twice],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('at most 200 statements are kept', async () => {
  for (let number = 0; number < 300; number += 1) await kept.query(`select ${number} as number`)
  const { rows } = await kept.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  expect(rows[0]?.count).toBe(200)
})

test('waits for a transaction, and sees what it wrote', async () => {
  await kept.exec('create table marks (id int); insert into marks values (1), (2)')
  const change = kept.transaction(async (tx) => {
    await tx.query('delete from marks where id = 2')
    await tx.query('select 1')
  })
  const [, { rows }] = await Promise.all([change, kept.query('select id from marks')])
  expect(rows).toEqual([{ id: 1 }])
})

describe('within a transaction', () => {
  test('rows and errors are the same, and a savepoint survives an error', async () => {
    const run = (database: PGlite) =>
      database.transaction(async (tx) => {
        const found = [await tx.query(LOOKUP, [1]), await tx.query(LOOKUP, [1])]
        await tx.query('savepoint sp1')
        const { code, message } = await tx.query('select 1 / $1::int', [0]).catch((error) => error)
        const aborted = await tx.query(LOOKUP, [1]).catch((error) => error.code)
        await tx.query('rollback to savepoint sp1')
        return { found, code, message, aborted, again: await tx.query(LOOKUP, [2]) }
      })
    const expected = await run(plain)
    expect(expected).toMatchObject({ code: '22012', aborted: '25P02' })
    expect([await run(kept), await run(kept)]).toEqual([expected, expected])
  })

  test('what is rolled back is gone, and an ended transaction takes no query', async () => {
    const insert = 'insert into remarks (id) values ($1) returning id'
    let ended: Transaction | undefined
    await kept.transaction(async (tx) => {
      ended = tx
      expect((await tx.query(insert, [7])).rows).toEqual([{ id: 7 }])
      await tx.rollback()
    })
    await expect(ended?.query(insert, [8])).rejects.toThrow('Transaction is closed')
    const rows = kept.query('select id from remarks where id > 6').then((result) => result.rows)
    expect(await rows).toEqual([])
  })

  test('a stale statement fails its transaction, and the next one succeeds', async () => {
    await kept.exec('create table twigs (id int)')
    const all = 'select * from twigs'
    const read = () => kept.transaction((tx) => tx.query(all))
    await read()
    await kept.exec('alter table twigs add column title text')
    await expect(read()).rejects.toMatchObject({ code: '0A000' })
    expect((await read()).fields).toHaveLength(2)
  })
})

test('a repeated lookup takes at most 0.7 of the CPU time', async () => {
  const measure = async (database: PGlite) => {
    const before = process.cpuUsage()
    for (let run = 0; run < 300; run += 1) await database.query(LOOKUP, [1])
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  for (const database of [plain, kept]) await measure(database)
  const rounds = [1, 2, 3]
  const ratios: number[] = []
  for (const _ of rounds) ratios.push((await measure(kept)) / (await measure(plain)))
  expect(ratios.toSorted()[1]).toBeLessThan(0.7)
})
