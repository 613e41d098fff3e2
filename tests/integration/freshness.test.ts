import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { call, subscribed } from '../support/person'
import { embeddedSkip, onPostgres, type Site, startSite } from '../support/site'

/** Two instances on one database, with visitors on both all the while. */

const PROMISE_MS = 2_000
const MARK = /Edition (\d+)/g

describe.runIf(onPostgres)(`what is published${embeddedSkip}`, () => {
  let database: FreshDatabase
  let sites: Site[]
  let sql: postgres.Sql
  let cookie: string
  beforeAll(async () => {
    database = await freshDatabase()
    const env = { LIST_LOAD_DELAY_MS: '0' }
    sites = [await startSite({ database, env }), await startSite({ database, env })]
    sql = postgres(database.env.DATABASE_URL ?? '', { max: 2 })
    cookie = (await subscribed(sites[0] as Site)).cookie
  })
  afterAll(async () => {
    await Promise.all(sites?.map((site) => site.stop()) ?? [])
    await sql?.end()
    await database?.drop()
  })

  /** All books get the same mark, in one transaction. */
  const publish = (edition: number) =>
    sql.begin(async (tx) => {
      await tx`update item_texts set title = ${`Edition ${edition}`}
        from items where items.id = item_id and shelf = 'book'`
      await tx`update site_versions set version = version + 1 where name = 'content'`
    })

  const marksOn = async (site: Site) => {
    const { body } = await call(site, routes.ebook, { headers: { cookie } })
    return [...new Set([...`${body}`.matchAll(MARK)].map(([, edition]) => Number(edition)))]
  }

  test('is on both within two seconds under load, and nobody ever sees a mix', async () => {
    await publish(0)
    await Promise.all(sites.map((site) => expect.poll(() => marksOn(site)).toEqual([0])))
    const mixes: number[][] = []
    let over = false
    const visitors = sites.flatMap((site) =>
      Array.from({ length: 10 }, async () => {
        while (!over) {
          const marks = await marksOn(site)
          if (marks.length !== 1) mixes.push(marks)
        }
      }),
    )
    const took: number[] = []
    for (let edition = 1; edition <= 5; edition += 1) {
      await publish(edition)
      const at = Date.now()
      for (const site of sites)
        await expect.poll(() => marksOn(site), { timeout: 10_000, interval: 20 }).toEqual([edition])
      took.push(Date.now() - at)
    }
    over = true
    await Promise.all(visitors)
    expect(mixes).toEqual([])
    expect(Math.max(...took)).toBeLessThan(PROMISE_MS)
  })

  test('costs the database little while nobody changes anything', async () => {
    const asked = async () => {
      const [row] = await sql`select sum(xact_commit)::int as count from pg_stat_database
        where datname = current_database()`
      return row?.count as number
    }
    // Public pages ask nobody; what is left are the looks of two instances, and the other timers.
    const inThreeSeconds = async () => {
      const before = await asked()
      const until = Date.now() + 3_000
      while (Date.now() < until)
        await Promise.all(sites.map((site) => call(site, routes.about, {})))
      return (await asked()) - before
    }
    // The server's own figures are some seconds late, so what came before is counted along at first.
    await expect.poll(inThreeSeconds, { timeout: 25_000 }).toBeLessThan(60)
  })
})
