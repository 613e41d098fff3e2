import type { ServingPolicy } from '@/server/contract'

export type RouteAudience = 'everyone' | 'user' | 'member' | 'school' | 'team' | 'token'

export type RoutePolicy = ServingPolicy & {
  path: string
  /**
   * member: paywall without a session. user: login. school: login, then 404 without a coordinated school.
   * team: 404 for others. token: for programs, with a token of the API.
   */
  audience: RouteAudience
  /** call: an API route; its row is written from its handlers. */
  kind: 'page' | 'file' | 'call'
  /** In the sitemap. Pages that are not public are never indexed. */
  isIndexed?: true
  /** A public page that changes with the content: without our server, Next renders it per request. */
  isRenderedPerRequest?: true
  /** The CSP, if not the default. `own`: the response sets its own. */
  csp?: 'reader' | 'joining' | 'camera' | 'kept' | 'own'
  isFrameable?: true
  /** The URL is a secret: not for crawlers, logs, caches of proxies or referrers. */
  hasSecretUrl?: true
  /** Other sites may embed or fetch it. By default neither. */
  crossSiteAccess?: 'embed' | 'read'
  /** The server sends it for other URLs; its own is unknown. */
  isInternal?: true
  /** Takes its form from browsers without scripts: the API route that the post is passed to. */
  postsTo?: string
  /** A page of a school's website that takes its form itself. */
  takesForm?: true
  /** A former URL: a permanent redirect to this path, with the same parameters. */
  redirectsTo?: string
}

/** Pages of the team, files and API calls have one URL; other pages have one in each language. */
export const isTranslated = ({ kind, audience, redirectsTo }: RoutePolicy): boolean =>
  kind === 'page' && audience !== 'team' && redirectsTo === undefined

/** A prerendered page cannot show the answer to its form; pages for users show their own. */
export const isAnsweredApart = ({ postsTo, audience }: RoutePolicy): boolean =>
  postsTo !== undefined && audience === 'everyone'

export const publicPage = { audience: 'everyone', kind: 'page', cacheScope: 'all' } as const
export const indexedPage = { ...publicPage, isIndexed: true } as const
export const contentPage = { ...publicPage, isRenderedPerRequest: true } as const
export const indexedContentPage = { ...contentPage, isIndexed: true } as const
export const memberPage = { audience: 'member', kind: 'page', cacheScope: 'variant' } as const
export const userPage = { audience: 'user', kind: 'page' } as const
export const schoolPage = { audience: 'school', kind: 'page' } as const
export const teamPage = { audience: 'team', kind: 'page' } as const
export const memberFile = { audience: 'member', kind: 'file', csp: 'own' } as const
/** From an email, with or without a login: the token identifies the user. */
export const tokenPage = { audience: 'everyone', kind: 'page', hasSecretUrl: true } as const
export const userFile = { audience: 'user', kind: 'file', csp: 'own' } as const
export const publicFile = { audience: 'everyone', kind: 'file', cacheScope: 'all' } as const
/** Rendered without Next, with its own policy and its own cache version. */
export const schoolSiteFile = { audience: 'everyone', kind: 'file', csp: 'own' } as const
export const publicApiRoute = { audience: 'everyone', kind: 'call' } as const
export const userApiRoute = { audience: 'user', kind: 'call' } as const
export const teamApiRoute = { audience: 'team', kind: 'call' } as const
export const tokenApiRoute = { audience: 'token', kind: 'call' } as const
export const nextQuery = ['next'] as const
/** Names the answer to a form that was posted without scripts. */
export const ANSWER_PARAM = 'answer'
