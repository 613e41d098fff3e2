import type { Result } from 'lighthouse'
import { areaOf } from '@/lib/area-of'
import { routes } from '@/lib/routes'

/** What one look at a page came to, beside the budgets. */
export type Row = { page: string; cells: string[]; over: string[] }

/** Who only reads needs no framework; the lines in the page itself are not counted as a file. */
const READING_KB = 3
const FLOOR_KB = 138
const FORMS = [
  routes.register,
  routes.login,
  routes.forgotPassword,
  routes.contact,
  routes.subscriptionForm,
  routes.subscriptionRegister,
] as string[]
export const isMembers = (page: string) => areaOf(page)?.whom === 'member'

function scriptBudgetOf(page: string) {
  if (isMembers(page)) return FLOOR_KB + 25
  return FORMS.includes(page) || page.startsWith('/reset') ? FLOOR_KB + 32 : READING_KB
}

export function judge(page: string, lhr: Result): Row {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  // A reset link and a members' page must not be found by search engines, which is all that would be missing.
  const hidden = page.startsWith('/reset') || isMembers(page)
  const categories = ['performance', 'accessibility', 'best-practices', ...(hidden ? [] : ['seo'])]
  const scores = categories.map(score)
  const [lcp, tbt, cls] = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map(number) as [number, number, number]
  const bytes = transferred(lhr)
  const scriptBudget = scriptBudgetOf(page)
  // Nothing runs on a page that is only read, so nothing should hold it up either.
  const blocking = scriptBudget === READING_KB ? 80 : 150
  const limits: [boolean, string][] = [
    [(scores[0] ?? 0) < 97, `performance ${scores[0]} < 97`],
    [scores.slice(1).some((value) => value < 100), `scores ${scores.join(' / ')}`],
    [lcp > 1500, `LCP ${Math.round(lcp)} ms > 1500`],
    [tbt > blocking, `TBT ${Math.round(tbt)} ms > ${blocking}`],
    [cls > 0.001, `CLS ${cls}`],
    [bytes.script > scriptBudget, `JavaScript ${bytes.script} KB > ${scriptBudget}`],
    [page === '/' && bytes.total > 60, `everything ${bytes.total} KB > 60`],
  ]
  const over = limits.filter(([broken]) => broken).map(([, what]) => what)
  const cells = [
    ...scores.map(String),
    ...(hidden ? ['–'] : []),
    String(Math.round(lcp)),
    String(Math.round(tbt)),
    cls.toFixed(3),
    `${bytes.script} / ${scriptBudget}`,
    String(bytes.total),
  ]
  return { page, cells, over }
}

/** Kilobytes over the wire, the polyfills that only old browsers fetch aside. */
function transferred(lhr: Result) {
  const details = lhr.audits['network-requests']?.details as
    | { items?: { transferSize: number; resourceType?: string }[] }
    | undefined
  const items = details?.items ?? []
  const sum = (list: typeof items) =>
    Math.round(list.reduce((total, { transferSize }) => total + transferSize, 0) / 1024)
  return {
    script: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    total: sum(items),
  }
}

export function table(rows: Row[]) {
  const head = [
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
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}
