import postgres from 'postgres'
import { expect, inject } from 'vitest'
import {
  allMailsOut,
  expectCivil,
  expectOneMailEach,
  lostWrites,
  recovery,
  tell,
} from './aftermath'
import { freshDatabase } from './database'
import { type Load, type Pace, type Seen, steadyLoad } from './load'
import { loggedInTeacher } from './person'
import { type PostgresServer, urlOf } from './postgres-server'
import { freePort, type Site, startSite } from './site'

/** A site on PostgreSQL with people on it, ready for something to break. */
export type Stage = {
  server: PostgresServer
  databaseUrl: string
  site: Site
  load: Load
  /** The way a supervisor would: at once, at the same address. */
  restart: () => Promise<void>
  /** Someone else on the same database. */
  outsider: () => postgres.Sql
}

type Play = {
  fault: string
  /** Breaks something, mends it, and says when it was mended (for a killed site: when it was killed). */
  strike: (stage: Stage) => Promise<number>
  env?: Record<string, string>
  pace?: Pace
  mails?: () => { subject: string; text: string }[]
  endLeases?: boolean
  /** The site itself ends: calls are cut off, and the time that it takes to start comes on top. */
  mayCut?: boolean
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function perform(play: Play): Promise<Seen[]> {
  const server = inject('postgresServer')
  process.env.TEST_DATABASE_URL = urlOf(server)
  const database = await freshDatabase()
  const databaseUrl = database.env.DATABASE_URL ?? ''
  const env = { ...play.env, PORT: String(await freePort()) }
  const outsiders: postgres.Sql[] = []
  const startedAt = Date.now()
  const stage = { server, databaseUrl, site: await startSite({ database, env }) } as Stage
  const bootMs = Date.now() - startedAt
  try {
    const { token } = await loggedInTeacher(stage.site)
    stage.load = steadyLoad(stage.site.url, token, play.pace)
    stage.restart = async () => {
      stage.site = await startSite({ database, env })
    }
    stage.outsider = () => {
      const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
      outsiders.push(sql)
      return sql
    }
    await pause(2_000)
    const healedAt = await play.strike(stage)
    const recoveredAt = healedAt + (await recovery(stage.load, healedAt))
    await pause(3_000)
    const seen = await stage.load.stop()
    await verify(stage, play, seen, recoveredAt, healedAt + (play.mayCut ? bootMs : 0))
    return seen
  } finally {
    await stage.load?.stop()
    await Promise.all(outsiders.map((sql) => sql.end({ timeout: 1 })))
    await stage.site.stop()
    await database.drop()
  }
}

async function verify(
  { databaseUrl, site }: Stage,
  { fault, mayCut = false, endLeases, mails = site.mails }: Play,
  seen: Seen[],
  recoveredAt: number,
  healedAt: number,
) {
  const recovered = Math.max(0, recoveredAt - healedAt)
  const lost = await lostWrites(databaseUrl, seen)
  tell(fault, seen, lost, recovered)
  expect(lost).toEqual([])
  expect(recovered).toBeLessThan(10_000)
  expectCivil(seen)
  if (!mayCut) expect(seen.filter(({ cut }) => cut)).toEqual([])
  const late = seen.filter(({ at, status }) => at > healedAt + 10_000 && !(status && status < 300))
  expect(late).toEqual([])
  await allMailsOut(databaseUrl, { endLeases })
  await expectOneMailEach(databaseUrl, seen, mails())
}
