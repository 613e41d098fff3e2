import { readdirSync, readFileSync } from 'node:fs'
import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'
import type { RequiredTeamRole } from '@/lib/team-access/policy'
import { samplePath } from './route-paths'

export type TeamRouteRequirement = {
  role: RequiredTeamRole
  needsRecentStepUp: boolean
  allowsUnverified: boolean
  acceptsStream: boolean
}
export type TeamRoute = {
  policy: RoutePolicy
  path: string
  requirements: Partial<Record<string, TeamRouteRequirement>>
}

const ROUTE_GROUP = /^\(.*\)$/
const sourceByPath = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(page\.tsx|route\.ts)$/.test(file))
    .map((file) => [pathOfFile(file), readFileSync(`app/${file}`, 'utf8')]),
)

export const teamRoutes: TeamRoute[] = allRoutePolicies
  .filter(({ audience }) => audience === 'team')
  .map((policy) => {
    const source = sourceByPath.get(stripParamNames(policy.path)) ?? ''
    const requirements =
      policy.kind === 'page' ? readPageRequirement(source) : readHandlerRequirements(source)
    if (Object.keys(requirements).length === 0)
      throw new Error(`${policy.path} asks nobody for anything`)
    return { policy, path: samplePath(policy), requirements }
  })

function pathOfFile(file: string) {
  const segments = file.split('/').slice(0, -1)
  const path = segments.filter((segment) => !ROUTE_GROUP.test(segment)).map(toParam)
  return stripParamNames(`/${path.join('/')}`)
}

function toParam(segment: string) {
  return segment.replace(/^\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}$/, ':$1')
}

function stripParamNames(path: string) {
  return path.replaceAll(/:\w+\*?/g, ':')
}

function readPageRequirement(source: string): TeamRoute['requirements'] {
  const match = /requireTeam(Role)?\(\s*'(\w+)'([^)]*)\)/.exec(source)
  if (!match) return {}
  const [, roleGuard, role, options = ''] = match
  const needsRecentStepUp = options.includes('needsFreshFactor: true')
  return {
    GET: {
      role: role as RequiredTeamRole,
      needsRecentStepUp,
      allowsUnverified: Boolean(roleGuard),
      acceptsStream: false,
    },
  }
}

function readHandlerRequirements(source: string): TeamRoute['requirements'] {
  const matches = source.matchAll(
    /(GET|POST|PUT|PATCH|DELETE): teamHandler(?:<[^>]*>)?\(\{(.*?)run:/gs,
  )
  return Object.fromEntries(
    [...matches].map(([, method, options = '']) => [
      method,
      {
        role: /role: '(\w+)'/.exec(options)?.[1] as RequiredTeamRole,
        needsRecentStepUp: options.includes('needsFreshFactor: true'),
        allowsUnverified: options.includes('allowsUnverified: true'),
        acceptsStream: options.includes('acceptsStream: true'),
      },
    ]),
  )
}
