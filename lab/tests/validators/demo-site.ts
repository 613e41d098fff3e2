import { callApi, readCredentials } from '@/tests/support/api-user'
import { type Site, startSite } from '@/tests/support/site'
import { newTestDatabase } from '@/tests/support/test-database'

export type DemoSite = Site & {
  logIn: (account: string) => Promise<ReturnType<typeof readCredentials>>
  stopAndDrop: () => Promise<void>
}

export async function startDemoSite(): Promise<DemoSite> {
  const database = await newTestDatabase({ isEmpty: true })
  const site = await startSite({ database, env: { LIST_LOAD_DELAY_MS: '0' } })
  const password = /password (\S+) for/.exec(site.output())?.[1]
  return {
    ...site,
    async logIn(account) {
      const body = { email: `${account}@uns.example`, password }
      const response = await callApi(site, '/api/auth/user/login', { body })
      if (response.status !== 200) throw new Error(`${account} cannot log in: ${response.status}`)
      return readCredentials(response)
    },
    async stopAndDrop() {
      await site.stop()
      await database.drop()
    },
  }
}
