import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { routes } from '@/lib/routes'
import { callApi, newSubscriber } from '@/tests/support/api-user'
import { listSamplePaths } from '@/tests/support/route-paths'
import { getSharedSite, type SharedSite } from '@/tests/support/shared-site'

/** Applies only to sites with user uploads or JSONP on the same origin. This site has neither. */
const ACCEPTED_REMARK = "MEDIUM_MAYBE script-src 'self'"

const EVERY_PATH = [
  ...listSamplePaths(({ kind }) => kind !== 'file'),
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
  site = await getSharedSite()
  cookie = (await newSubscriber(site)).cookie
})

test.each(EVERY_PATH)("%s: Google's CSP Evaluator has at most one remark", async (urlPath) => {
  for (const headers of [{ cookie }, { cookie: '' }]) {
    const response = await callApi(site, urlPath, { headers })
    if ([307, 308].includes(response.status)) continue
    const policy = response.headers.get('content-security-policy')
    expect(policy, 'has a policy').toBeTruthy()
    const findings = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate()
    expect(policy).not.toContain(',')
    expect(findings.map(formatFinding).filter((remark) => remark !== ACCEPTED_REMARK)).toEqual([])
  }
})

test('the hosted video player can be framed by this site only and frames only its host', async () => {
  const { headers } = await callApi(site, routes.player('last-session'), { headers: { cookie } })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;')
  expect(policy).not.toContain('script-src')
})

const formatFinding = ({ severity, directive, value }: Finding) =>
  `${Severity[severity]} ${directive} ${value ?? ''}`
