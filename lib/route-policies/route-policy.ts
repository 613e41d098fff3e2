/** What a row of the list of addresses says. */

export type RouteAudience = 'everyone' | 'person' | 'member' | 'school' | 'team'

export type RoutePolicy = {
  path: string
  /**
   * member: sent to the paywall without a session. person: sent to the login. school: there, too, and
   * not to be found by who coordinates none. team: not to be found by anybody else.
   */
  whom: RouteAudience
  /** A page of HTML, a file or other answer to GET, or a call of the API. */
  kind: 'page' | 'file' | 'call'
  /** In the sitemap. What is not for everyone is also kept from crawlers. */
  indexed?: true
  /**
   * Who may be sent the same answer: all, or all who stand alike. By default nobody. Of a page that is
   * one person's own it is what stands around that person's part.
   */
  shared?: 'all' | 'standing'
  /** Whose policy the answer carries, where it is not that of every page. `own`: it brings one. */
  policy?: 'reader' | 'joining' | 'own'
  /** May stand in a frame of this site. */
  framed?: true
  /** The address is a secret: not for crawlers, logs or referrers. */
  secret?: true
  /** Made once for all values of its steps; the page reads them in the browser. */
  madeOnce?: true
  /** Pages of other sites may show it, or read it, too. By default neither. */
  otherSites?: 'embed' | 'read'
  /** Takes a file as its body: larger and slower than what any other call is sent. */
  stream?: true
  /** Known parameters; the page reads them in the browser. */
  query?: readonly string[]
  /** Parameters that the server reads for a page that all may share: it is then made for one visitor. */
  filters?: readonly string[]
}

export const publicPage = { whom: 'everyone', kind: 'page', shared: 'all' } as const
export const indexedPage = { ...publicPage, indexed: true } as const
export const memberPage = { whom: 'member', kind: 'page', shared: 'standing' } as const
export const userPage = { whom: 'person', kind: 'page' } as const
export const schoolPage = { whom: 'school', kind: 'page' } as const
export const teamPage = { whom: 'team', kind: 'page' } as const
export const memberFile = { whom: 'member', kind: 'file', policy: 'own' } as const
/** From a letter, with or without a login: the link itself says whose it is. */
export const tokenPage = { whom: 'everyone', kind: 'page', secret: true } as const
export const userFile = { whom: 'person', kind: 'file', policy: 'own' } as const
export const publicFile = { whom: 'everyone', kind: 'file', shared: 'all' } as const
export const publicApiRoute = { whom: 'everyone', kind: 'call' } as const
export const userApiRoute = { whom: 'person', kind: 'call' } as const
export const teamApiRoute = { whom: 'team', kind: 'call' } as const
export const nextQuery = ['next'] as const
