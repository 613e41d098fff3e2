import { site } from '@/base/site'
import type { GuardedHandler } from '@/lib/api/guard-handler'
import type { RoutePolicy } from '@/lib/route-policies'
import { importApiRoutes } from './api-routes'
import { ERROR_RESPONSES, toAnswerResponse, toBodySchema, toQueryParameters } from './schemas'
import { createWebhookDescriptions } from './webhooks'

/** OpenAPI 3.1, from the routes' handlers and their zod schemas. */
export async function createApiDescription() {
  const routes = await importApiRoutes()
  const documentedRoutes = routes.filter((route) => !findOmissionReason(route))
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1' },
    paths: Object.fromEntries(
      documentedRoutes.map(({ policy, declarations }) => [
        policy.path.replaceAll(/:(\w+)/g, '{$1}'),
        createPathItem(policy, declarations),
      ]),
    ),
    webhooks: createWebhookDescriptions(),
    components: {
      ...ERROR_RESPONSES,
      securitySchemes: {
        login: { type: 'http', scheme: 'bearer' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

type ApiRoute = Awaited<ReturnType<typeof importApiRoutes>>[number]

/** Why a route is not in the description; undefined if it is. */
export function findOmissionReason({ policy, declarations }: ApiRoute): string | undefined {
  if (policy.audience === 'team') return 'internal to the team area, and hidden from everyone else'
  if (declarations.some(([, { acceptsForm }]) => acceptsForm))
    return 'takes the form of a page without JavaScript and answers with a redirect'
  return OTHER_REASONS[policy.path]
}

const OTHER_REASONS: Record<string, string> = {
  '/api/class-tests/pictures/:id': 'answers with a file',
  '/api/class-tests/template': 'answers with a file',
  '/api/cron/:job': 'for the scheduler of the host',
  '/api/drafts/:id/docx': 'answers with a file',
  '/api/drafts/:id/pdf': 'answers with a file',
  '/api/drafts/:id/write': 'answers with a stream of text',
  '/api/health/live': 'for the load balancer',
  '/api/health/ready': 'for the load balancer',
  '/api/learning/in-house/:id/certificate': 'answers with a file',
  '/api/learning/record': 'answers with a file',
  '/api/learning/record/pdf': 'answers with a file',
  '/api/mail/events': 'for the email service',
  '/api/mail/unsubscribe/:token': 'for email programs, and answers with a redirect',
  '/api/metrics': 'for Prometheus',
  '/api/openapi.json': 'is this description',
  '/api/school/poster': 'answers with a file',
  '/api/school/record': 'answers with a file',
  '/api/school/in-house-sessions/:id/handout': 'answers with a file',
  '/api/school/in-house-sessions/:id/signature-list': 'answers with a file',
  '/api/school/staff-list': 'answers with a file, and takes one',
  '/api/school/training': 'answers with a file',
}

const createPathItem = (policy: RoutePolicy, declarations: [string, GuardedHandler][]) => ({
  ...Object.fromEntries(
    declarations.map(([method, declaration]) => [
      method.toLowerCase(),
      createOperation(method, policy, declaration),
    ]),
  ),
  parameters: [...policy.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  })),
})

/** For programs that make a client: `POST /api/account/erasure` is `postAccountErasure`. */
const createOperationId = (method: string, path: string) =>
  `${method.toLowerCase()} ${path.replace('/api/', '')}`.replaceAll(/\W+(\w)/g, (_, letter) =>
    letter.toUpperCase(),
  )

function createOperation(
  method: string,
  { audience, path }: RoutePolicy,
  { body, isLimited, token }: GuardedHandler,
) {
  const isPublic = audience === 'everyone'
  const scheme = audience === 'token' ? 'token' : 'login'
  return {
    operationId: createOperationId(method, path),
    security: isPublic ? [] : [{ [scheme]: [] }],
    ...(token && {
      description: token.scope ? `Needs the permission ${token.scope}.` : 'Open to every token.',
      parameters: toQueryParameters(token.query),
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toBodySchema(body) } },
      },
    }),
    responses: {
      ...(token
        ? { [token.status]: toAnswerResponse(token.answer) }
        : { '2XX': { $ref: '#/components/responses/Success' } }),
      ...(token && isRead(method) && { '304': { description: 'Nothing has changed.' } }),
      ...(token?.scope && { '403': { $ref: '#/components/responses/Error' } }),
      ...(!isPublic && { '401': { $ref: '#/components/responses/Error' } }),
      ...((body || token) && { '422': { $ref: '#/components/responses/InvalidFields' } }),
      ...(isLimited && { '429': { $ref: '#/components/responses/Error' } }),
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

const isRead = (method: string) => method === 'GET'
