import { readdirSync, readFileSync } from 'node:fs'
import { toRoutePath } from '@/lib/route-policies/route-path'

/** The rows of the API routes, from the handlers that their files declare. */
export function createApiRoutes(): string {
  const rows = listRouteFiles()
    .map((file) => ({ path: toRoutePath(file), file }))
    .filter(({ path }) => !handWrittenRows.includes(`path: '${path}'`))
    .sort((one, other) => (toSortKey(one.path) < toSortKey(other.path) ? -1 : 1))
    .map(({ path, file }) => createRow(path, readFileSync(`app/${file}`, 'utf8')))
  return `// Written by \`npm run route-policies\` from the handlers in app/api.
import {
  publicApiRoute,
  type RoutePolicy,
  teamApiRoute,
  tokenApiRoute,
  userApiRoute,
} from './route-policy'

export const apiRoutes: RoutePolicy[] = [
${rows.join('\n')}
]
`
}

const KINDS = {
  public: 'publicApiRoute',
  user: 'userApiRoute',
  team: 'teamApiRoute',
  token: 'tokenApiRoute',
} as const
type HandlerKind = keyof typeof KINDS

/** Weakest first: of a route with several handlers, the row names everyone who may call one of them. */
const HANDLER_KINDS: HandlerKind[] = ['public', 'user', 'team', 'token']
const HANDLER_CALL = /\b(?:GET|POST|PUT|PATCH|DELETE): (public|user|team|token)Handler\b/g

/** A parameter that is the secret of a link, or the number of a certificate. */
const SECRET_PARAM = /:(token|code|number)\b/

/** As text, because the module imports what this one writes. */
const handWrittenRows = readFileSync('lib/route-policies.ts', 'utf8')

const listRouteFiles = () =>
  readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => `api/${file}`)

/** The first row that fits a URL counts, so parameters come after words. */
const toSortKey = (path: string) => path.replaceAll(':', '~')

export function createRow(path: string, source: string): string {
  const declaredKinds = source.includes('definePlainRoute(')
    ? ['public']
    : [...source.matchAll(HANDLER_CALL)].map(([, kind]) => kind)
  const kind = HANDLER_KINDS.find((candidate) => declaredKinds.includes(candidate))
  if (!kind) throw new Error(`${path} does not declare who may call it`)
  const stream = source.includes('acceptsStream: true') ? ', acceptsStream: true' : ''
  const secret = SECRET_PARAM.test(path) ? ', hasSecretUrl: true' : ''
  return `  { path: '${path}', ...${KINDS[kind]}${stream}${secret} },`
}
