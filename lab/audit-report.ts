import type { Result } from 'lighthouse'
import { splitLanguage } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { routes } from '@/lib/routes'

export type PageAuditRow = { page: string; cells: string[]; violations: string[] }

/** Reading pages load no framework; their inline script does not count as a file. */
const READING_BUDGET_KB = 3
const FRAMEWORK_KB = 138
const FORM_PAGES = [
  routes.register,
  routes.login,
  routes.forgotPassword,
  routes.contact,
  routes.subscriptionForm,
  routes.subscriptionRegister,
] as string[]
const getAudience = (page: string) => matchRoute(page)?.audience
export const needsLogin = (page: string) => ['member', 'user'].includes(getAudience(page) ?? '')

function getScriptBudget(page: string) {
  if (getAudience(page) === 'member') return FRAMEWORK_KB + 25
  const { path } = splitLanguage(page)
  const hasForm =
    getAudience(page) === 'user' || FORM_PAGES.includes(path) || path.startsWith('/reset')
  return hasForm ? FRAMEWORK_KB + 32 : READING_BUDGET_KB
}

export function evaluatePage(page: string, lhr: Result): PageAuditRow {
  const getScore = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const getNumber = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  // Reset links and pages behind a login are not indexed, so their SEO score would only report that.
  const isHidden = page.startsWith('/reset') || needsLogin(page)
  const categories = [
    'performance',
    'accessibility',
    'best-practices',
    ...(isHidden ? [] : ['seo']),
  ]
  const scores = categories.map(getScore)
  const [lcp, tbt, cls] = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map(getNumber) as [number, number, number]
  const bytes = sumTransferredKb(lhr)
  const scriptBudget = getScriptBudget(page)
  // Reading pages run no scripts, so hardly anything may block the main thread.
  const maxBlockingMs = scriptBudget === READING_BUDGET_KB ? 80 : 150
  const limits: [boolean, string][] = [
    [(scores[0] ?? 0) < 97, `performance ${scores[0]} < 97`],
    [scores.slice(1).some((value) => value < 100), `scores ${scores.join(' / ')}`],
    [lcp > 1500, `LCP ${Math.round(lcp)} ms > 1500`],
    [tbt > maxBlockingMs, `TBT ${Math.round(tbt)} ms > ${maxBlockingMs}`],
    [cls > 0.001, `CLS ${cls}`],
    [bytes.script > scriptBudget, `JavaScript ${bytes.script} KB > ${scriptBudget}`],
    [splitLanguage(page).path === '/' && bytes.total > 60, `everything ${bytes.total} KB > 60`],
  ]
  const violations = limits.filter(([isBroken]) => isBroken).map(([, message]) => message)
  const cells = [
    ...scores.map(String),
    ...(isHidden ? ['–'] : []),
    String(Math.round(lcp)),
    String(Math.round(tbt)),
    cls.toFixed(3),
    `${bytes.script} / ${scriptBudget}`,
    String(bytes.total),
  ]
  return { page, cells, violations }
}

/** Kilobytes transferred, without the polyfills for old browsers. */
function sumTransferredKb(lhr: Result) {
  const details = lhr.audits['network-requests']?.details as
    | { items?: { transferSize: number; resourceType?: string }[] }
    | undefined
  const items = details?.items ?? []
  const sum = (requests: typeof items) =>
    Math.round(requests.reduce((total, { transferSize }) => total + transferSize, 0) / 1024)
  return {
    script: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    total: sum(items),
  }
}

export function formatTable(rows: PageAuditRow[]) {
  const header = [
    'page',
    'perf',
    'a11y',
    'best',
    'seo',
    'LCP ms',
    'TBT ms',
    'CLS',
    'JS KB / budget',
    'all KB',
  ]
  const lines = rows.map(({ page, cells }) => [
    page.length > 30 ? `${page.slice(0, 27)}…` : page,
    ...cells,
  ])
  return [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}
