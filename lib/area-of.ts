import { type Area, allAreas } from './areas'

const plain = new Map(allAreas.filter(({ path }) => !path.includes(':')).map((a) => [a.path, a]))
const patterns = allAreas
  .filter(({ path }) => path.includes(':'))
  .map((area) => ({ area, steps: area.path.split('/') }))

/** The row that names this path, as it stands in an address; nothing for an unknown one. */
export function areaOf(path: string): Area | undefined {
  const named = plain.get(path)
  if (named) return named
  const steps = path.split('/')
  return patterns.find((pattern) => fits(steps, pattern.steps))?.area
}

/** `:name*` comes last and takes whatever follows; `:name` takes one step that is not empty. */
function fits(steps: string[], pattern: string[]): boolean {
  const open = pattern.at(-1)?.endsWith('*')
  if (open ? steps.length < pattern.length - 1 : steps.length !== pattern.length) return false
  return pattern.every((step, at) =>
    step.startsWith(':') ? step.endsWith('*') || steps[at] !== '' : step === steps[at],
  )
}

/** What a campaign or a messenger adds to any link; no page reads it. */
const ANYWHERE = /^(utm_[a-z]{1,12}|fbclid|gclid)$/

/** Whether every parameter is one that the page behind it expects: the answer is then the page itself. */
export function isKnownQuery(area: Area, query: string): boolean {
  if (query === '' || area.kind === 'file') return true
  const names = [...new URLSearchParams(query).keys()]
  return names.every((name) => area.query?.includes(name) || ANYWHERE.test(name))
}

/** Whether the query holds a parameter from which the server makes another page. */
export const isFiltered = ({ filters = [] }: Area, query: string): boolean =>
  filters.length > 0 &&
  [...new URLSearchParams(query).keys()].some((name) => filters.includes(name))

/** The row that an address belongs to, as it is written: nothing in it is one person's alone. */
export const routeName = (address: string): string =>
  areaOf(address.split('?', 1)[0] ?? '')?.path ?? 'other'

/** The beginning that all addresses of an area have in common. */
export const startOf = ({ path }: Area): string => path.split(':')[0] ?? path

/** How robots.txt names the addresses of an area: a star for each step that varies, none at the end. */
export const robotsPattern = ({ path }: Area): string =>
  path.replaceAll(/:\w+\*?/g, '*').replace(/\*$/, '')
