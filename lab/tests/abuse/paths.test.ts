import { afterAll, beforeAll, test } from 'vitest'
import { expectNoServerErrors } from '@/tests/support/odd-paths'
import { type Site, startSite } from '@/tests/support/site'

let site: Site
beforeAll(async () => {
  delete process.env.TEST_DATABASE_URL
  site = await startSite({ env: { LOG_LEVEL: 'warn' } })
})
afterAll(() => site?.stop())

test('answers 10,000 odd paths without a 5xx', () => expectNoServerErrors(site, 10_000))
