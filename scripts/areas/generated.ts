import { startOf } from '@/lib/area-of'
import { type Area, allAreas } from '@/lib/areas'
import { MOST_BYTES } from '@/lib/files/schema'

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

/** Where files come in: as large as the site allows, handed on as they come, and slow lines have time. */
export function uploadsConf(): string {
  const most = MOST_BYTES.film / (1024 * 1024) + 1
  const paths = allAreas.filter(({ stream }) => stream).map(({ path }) => path)
  const pattern = paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')
  return `# Files of the team. The site looks at the first bytes before the last have come, and says itself
# when a file is too large for its kind or nothing more comes.
# Written by \`npm run areas\` from the list of areas.
location ~ ^(${pattern})$ {
    include uns/errors-api.conf;
    limit_req zone=uns_calls burst=6000 nodelay;
    client_max_body_size ${most}m;
    client_body_timeout 70s;
    proxy_request_buffering off;
    proxy_send_timeout 70s;
    proxy_read_timeout 90s;
    proxy_pass http://uns;
}
`
}
