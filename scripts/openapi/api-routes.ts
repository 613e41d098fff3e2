import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RouteHandler } from '@/lib/api/define-route'
import type { GuardedHandler } from '@/lib/api/guard-handler'
import { apiRoutes } from '@/lib/route-policies/api-routes'
import { toRoutePath } from '@/lib/route-policies/route-path'

export const listApiRouteFiles = (): string[] =>
  readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => path.posix.join('app/api', file))

/** The API routes of the policies, each with its declared methods. */
export async function importApiRoutes() {
  const fileByPath = new Map(
    listApiRouteFiles().map((file) => [
      toRoutePath(path.relative('app', file)),
      path.resolve(file),
    ]),
  )
  return Promise.all(
    apiRoutes.map(async (policy) => ({
      policy,
      declarations: listDeclarations(await import(fileByPath.get(policy.path) ?? policy.path)),
    })),
  )
}

const listDeclarations = (routeModule: Record<string, RouteHandler>) =>
  Object.entries(routeModule).flatMap(([method, { declaration }]): [string, GuardedHandler][] =>
    declaration ? [[method, declaration]] : [],
  )
