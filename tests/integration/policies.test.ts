import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { routes } from '@/lib/routes'
import { addressesOf } from '../support/addresses'
import { call, subscribed } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** True where a site serves what others upload, or JSONP. This one does neither. */
const ACCEPTED = "MEDIUM_MAYBE script-src 'self'"

const EVERY_ADDRESS = [
  ...addressesOf(({ kind }) => kind !== 'file'),
  ...ebooks.slice(0, 1).map(({ id }) => routes.reader(id)),
  routes.player('last-session'),
  '/no-such-page',
  '/no/such/page/at/all',
  '/ebook/no-such-page',
  '/api/nothing',
]

let site: SharedSite
let cookie = ''
beforeAll(async () => {
  site = await sharedSite()
  cookie = (await subscribed(site)).cookie
})

test.each(EVERY_ADDRESS)("%s: Google's CSP Evaluator has one remark at most", async (address) => {
  for (const headers of [{ cookie }, { cookie: '' }]) {
    const answer = await call(site, address, { headers })
    if ([307, 308].includes(answer.status)) continue
    const policy = answer.headers.get('content-security-policy')
    expect(policy, 'has a policy').toBeTruthy()
    const found = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate()
    expect(policy).not.toContain(',')
    expect(found.map(inWords).filter((remark) => remark !== ACCEPTED)).toEqual([])
  }
})

test('the frame around a hosted video may be shown by this site and shows its host alone', async () => {
  const { headers } = await call(site, routes.player('last-session'), { headers: { cookie } })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(policy).not.toContain('script-src')
})

const inWords = ({ severity, directive, value }: Finding) =>
  `${Severity[severity]} ${directive} ${value ?? ''}`
