import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RouteHandler } from '@/lib/api/define-route'
import type { GuardedHandler } from '@/lib/api/guard-handler'
import { apiRoutes } from '@/lib/route-policies/api-routes'
import { toRoutePath } from '@/lib/route-policies/route-path'

/** The API routes of the policies, each with its declared methods. */
export async function importApiRoutes() {
  const fileByPath = new Map(
    readdirSync('app/api', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('route.ts'))
      .map((file) => [toRoutePath(`api/${file}`), path.resolve('app/api', file)]),
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
