import { startOf } from '@/lib/area-of'
import { type Area, allAreas } from '@/lib/areas'

/** What must stand as text where the list of areas cannot be read: Next's matcher, and nginx's rules. */

/** For some, or for everyone and yet made anew for each: never the same answer for all. */
const gated = allAreas.filter(
  ({ whom, kind, shared }) =>
    kind !== 'call' && (whom !== 'everyone' || (kind === 'page' && !shared)),
)
const top = (area: Area) => `/${startOf(area).split('/')[1] ?? ''}`
const isTop = (area: Area) => area.path === top(area)
const folders = (areas: Area[]) => [...new Set(areas.map(top))]

/** Next reads the matcher without running the program, so it must be literal. */
export function gateMatcher(): string {
  const deep = new Set(folders(gated.filter((area) => area.whom === 'member' || !isTop(area))))
  const paths = folders(gated).map((path) => `    '${path}${deep.has(path) ? '/:path*' : ''}',`)
  return `  matcher: [\n${paths.join('\n')}\n  ],`
}

export function gatedConf(): string {
  const names = folders(gated).map((path) => path.slice(1))
  return `# Per person, never kept. Named here although the site says \`no-store\` itself, because a cache
# that waits to see whether an answer may be kept would let members in one by one.
# Written by \`npm run areas\` from the list of areas.
location ~ ^/(${names.join('|')})(/|$) {
    limit_req zone=uns_calls burst=6000 nodelay;
    proxy_pass http://uns;
}
`
}
