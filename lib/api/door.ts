import 'server-only'
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { uncounted, unhurried, withinDeadline } from '@/base/deadline'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { noteOnRequest, requestIdOf } from '@/base/request-notes'
import type { LimitName } from '@/base/settings'
import { countAttempt } from '@/lib/auth/limits'
import type { Viewer } from '@/lib/auth/sessions'
import { sendBehindAnswer } from '@/lib/mail/send-due'
import { type Asked, requireTeamCaller, type TeamMember } from '@/lib/team/member'
import { type Answer, asRefusal, refuse, respond } from './answer'
import { readJson } from './body'
import { type Caller, callerOf, requireCaller, viewerFor } from './caller'
import { enterFirst } from './enter-first'
import { type Back, ECHO_FIELD, isBrowsersForm, readForm, turnBack } from './form'
import { type Incoming, openBody } from './incoming'
import { refuseCrossSite, refuseForgery } from './origin'
import { validate } from './validate'

/**
 * The one door of the API. A route declares what may enter; the door checks it in the same order
 * everywhere: origin, viewer, body, fields, limits. Then it runs the command and writes one log line,
 * all under one deadline, in which only the time that the body takes to arrive does not count.
 */

type Schema = z.ZodMiniType
type Input<S> = S extends Schema ? z.output<S> : undefined
type Params = Record<string, string | string[] | undefined>

type Admitted<S, V, B> = {
  input: Input<S>
  /** The fields of a form that a browser sent by itself. */
  sent: URLSearchParams
  /** What comes as it comes, where the route takes a stream. */
  content: B extends true ? Incoming : undefined
  viewer: V
  caller: Caller
  params: Params
  request: Request
}

type Rules<S extends Schema | undefined, V, B extends boolean = false> = {
  /** Name in the log. */
  name: string
  /** Shape of the JSON body; without one, no body is read. */
  body?: S
  /** It is a plain form, sent without a script; this is where its sender goes on. */
  form?: (params: Params) => Back
  /** The body is a file, read by the command and as long as it has announced. */
  stream?: B
  limits?: { address?: LimitName; viewer?: LimitName }
  /** The command writes mails, which go out once the answer is sent. */
  mails?: boolean
  /** JSON, or a file that is its own answer. */
  run: (admitted: Admitted<S, V, B>) => Promise<Answer | Response>
}

type Check = {
  enter: (request: Request, params: Params, note: Note) => Promise<Answer | Response>
  name: string
  /** To all but the team there is nothing at this address, whatever the method. */
  hidden?: true
}
type Note = { user?: string; detail?: string }

/** Anyone may call. */
export const forAnyone = <S extends Schema | undefined = undefined>(rules: Rules<S, null>): Check =>
  check(rules, async () => null)

/** Only who is logged in may call. */
export const forViewer = <S extends Schema | undefined = undefined>(
  rules: Rules<S, Viewer>,
): Check => check(rules, requireCaller)

/** Only who is of the team and may do this; to everyone else nothing is here. */
export const forTeam = <S extends Schema | undefined = undefined, B extends boolean = false>({
  may,
  fresh,
  unproven,
  ...rules
}: Rules<S, TeamMember, B> & Asked): Check => ({
  ...check(rules, async (caller) =>
    requireTeamCaller(await viewerFor(caller), { may, fresh, unproven }),
  ),
  hidden: true,
})

/** Where nothing is. It asks as much as a call of the team does, so that the time tells nothing. */
export const forNobody: Check = check(
  { name: 'not found', run: async () => ({ body: {} }) },
  async (caller) => {
    await requireTeamCaller(await viewerFor(caller), { may: 'editor', unproven: true })
    throw new Refusal('notFound', 'nothingAtAddress')
  },
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>

/** All handlers of one route: those it declares, and a 405 with a sentence for the rest. */
export function door(checks: Partial<Record<Method, Check>>): Record<Method, Handler> {
  const known = checks.GET ? { HEAD: checks.GET, ...checks } : checks
  const allow = Object.keys(known).join(', ')
  const others = Object.values(known).some(({ hidden }) => hidden) ? notAllowedToTeam : notAllowed
  const handlers = METHODS.map((method) => [method, handlerFor(known[method] ?? others, allow)])
  return Object.fromEntries(handlers) as Record<Method, Handler>
}

function handlerFor(check: Check, allow: string): Handler {
  return async (request, context) => {
    const known = requestIdOf(request.headers)
    const [requestId, startedAt, note] = [known ?? randomUUID(), performance.now(), {} as Note]
    let fault: unknown
    const response = await check
      .enter(request, await context.params, note)
      .then((answer) => respond(answer, requestId))
      .catch((error) => {
        fault = error
        const onward = enterFirst(error, request)
        return onward ? respond(onward, requestId) : refuse(error, requestId)
      })
    if (response.status === 405) response.headers.set('allow', allow)
    const told = { route: check.name, detail: asRefusal(fault)?.detail, ...note }
    noteOnRequest(request.headers, told)
    const { status } = response
    const ms = Math.round(performance.now() - startedAt)
    const line = { requestId, method: request.method, status, ms, ...told }
    if (status >= 500) log().error({ event: 'request.failed', ...line, err: fault })
    // Our own server writes a line for every request; another host's does not.
    else if (!known) log().info(line)
    return response
  }
}

function check<S extends Schema | undefined, V extends Viewer | null, B extends boolean>(
  rules: Rules<S, V, B>,
  admit: (caller: Caller) => Promise<V>,
): Check {
  const enter: Check['enter'] = async (request, params, note) => {
    refuseCrossSite(request)
    const answer = await withinDeadline(async () => {
      const caller = await callerOf(request)
      const sent = rules.form ? await uncounted(readForm(request)) : new URLSearchParams()
      refuseForgery(request, caller.cookieSession, echoOf(request, sent))
      const viewer = await admit(caller)
      note.user = viewer?.id
      const input = (
        rules.body ? validate(rules.body, await uncounted(readJson(request))) : undefined
      ) as Input<S>
      if (rules.limits?.address) await countAttempt(rules.limits.address, caller.address)
      if (rules.limits?.viewer && viewer) await countAttempt(rules.limits.viewer, viewer.id)
      const content = (rules.stream ? openBody(request) : undefined) as Admitted<S, V, B>['content']
      return rules
        .run({ input, sent, content, viewer, caller, params, request })
        .finally(content?.leave)
    }).catch((error) => orBack(error, request, rules.form?.(params), note))
    if (rules.mails) await sendMailsAfter()
    return answer
  }
  return { enter, name: rules.name }
}

/** Only here does the door need Next, which knows when the answer is out. */
async function sendMailsAfter() {
  const { after } = await import('next/server')
  after(() => unhurried(sendBehindAnswer))
}

/** A script echoes in a header; a plain form, which cannot, in a field. */
const echoOf = (request: Request, sent: URLSearchParams) =>
  request.headers.get('x-xsrf-token') ?? sent.get(ECHO_FIELD)

function orBack(error: unknown, request: Request, back: Back | undefined, note: Note) {
  const way = back && isBrowsersForm(request) ? turnBack(error, back) : null
  if (!way) throw error
  note.detail = asRefusal(error)?.detail ?? asRefusal(error)?.word
  return way
}

const refuseMethod = async () => {
  throw new Refusal('methodNotAllowed', 'notThisWay')
}
const notAllowed: Check = { name: 'method not allowed', enter: refuseMethod }
const notAllowedToTeam = forTeam({
  name: 'method not allowed',
  may: 'editor',
  unproven: true,
  run: refuseMethod,
})
