import { freshDatabase } from '../support/database'
import { call, seatOf } from '../support/person'
import { type Site, startSite } from '../support/site'

/** A running site with its demonstration data, and the way in for its people. */

export type DemoSite = Site & {
  logIn: (account: string) => Promise<ReturnType<typeof seatOf>>
  end: () => Promise<void>
}

export async function demoSite(): Promise<DemoSite> {
  const database = await freshDatabase({ empty: true })
  const site = await startSite({ database, env: { LIST_LOAD_DELAY_MS: '0' } })
  const password = /password (\S+) for/.exec(site.output())?.[1]
  return {
    ...site,
    async logIn(account) {
      const body = { email: `${account}@uns.example`, password }
      const answer = await call(site, '/api/auth/user/login', { body })
      if (answer.status !== 200) throw new Error(`${account} cannot log in: ${answer.status}`)
      return seatOf(answer)
    },
    async end() {
      await site.stop()
      await database.drop()
    },
  }
}
