import { MAX_BYTES } from '@/lib/files/schema'
import { getPathPrefix } from '@/lib/match-route'
import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'

/** What must stand as text where the list of areas cannot be read: Next's matcher, and nginx's rules. */

/** For some, or for everyone and yet made anew for each: never the same answer for all. */
const gatedPolicies = allRoutePolicies.filter(
  ({ whom: audience, kind, shared }) =>
    kind !== 'call' && (audience !== 'everyone' || (kind === 'page' && !shared)),
)
const getTopPath = (policy: RoutePolicy) => `/${getPathPrefix(policy).split('/')[1] ?? ''}`
const isTopPath = (policy: RoutePolicy) => policy.path === getTopPath(policy)
const listTopPaths = (policies: RoutePolicy[]) => [...new Set(policies.map(getTopPath))]

/** Next reads the matcher without running the program, so it must be literal. */
export function createGateMatcher(): string {
  const deepPaths = new Set(
    listTopPaths(gatedPolicies.filter((policy) => policy.whom === 'member' || !isTopPath(policy))),
  )
  const paths = listTopPaths(gatedPolicies).map(
    (path) => `    '${path}${deepPaths.has(path) ? '/:path*' : ''}',`,
  )
  return `  matcher: [\n${paths.join('\n')}\n  ],`
}

export function createGatedConf(): string {
  const names = listTopPaths(gatedPolicies).map((path) => path.slice(1))
  return `# Per person, never kept. Named here although the site says \`no-store\` itself, because a cache
# that waits to see whether an answer may be kept would let members in one by one.
# Written by \`npm run route-policies\` from the list of areas.
location ~ ^/(${names.join('|')})(/|$) {
    limit_req zone=uns_calls burst=6000 nodelay;
    proxy_pass http://uns;
}
`
}

/** Where files come in: as large as the site allows, handed on as they come, and slow lines have time. */
export function createUploadsConf(): string {
  const maxMegabytes = MAX_BYTES.film / (1024 * 1024) + 1
  const paths = allRoutePolicies.filter(({ stream }) => stream).map(({ path }) => path)
  const pattern = paths.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')
  return `# Files of the team. The site looks at the first bytes before the last have come, and says itself
# when a file is too large for its kind or nothing more comes.
# Written by \`npm run route-policies\` from the list of areas.
location ~ ^(${pattern})$ {
    include uns/errors-api.conf;
    limit_req zone=uns_calls burst=6000 nodelay;
    client_max_body_size ${maxMegabytes}m;
    client_body_timeout 70s;
    proxy_request_buffering off;
    proxy_send_timeout 70s;
    proxy_read_timeout 90s;
    proxy_pass http://uns;
}
`
}
