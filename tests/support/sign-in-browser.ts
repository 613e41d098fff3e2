import type { RouteHandler } from '@/lib/api/define-route'

/** Cookies and redirects of one browser, between the handlers of the site and a provider. */

export const SITE = 'http://localhost:3000'

type Handler = (request: Request) => Promise<Response>

export class SignInBrowser {
  readonly cookies = new Map<string, Map<string, string>>()

  readCookies(url: string): string {
    const jar = this.cookies.get(new URL(url).host) ?? new Map()
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async open(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const request = new Request(url, { headers: { cookie: this.readCookies(url), ...headers } })
    return this.#send(request)
  }

  async post(url: string, fields: Record<string, string>): Promise<Response> {
    const headers = {
      cookie: this.readCookies(url),
      accept: 'text/html',
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      referer: `${SITE}/connect-login`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const body = new URLSearchParams(fields)
    return this.#send(new Request(url, { method: 'POST', headers, body }))
  }

  /** From the page with the button to the URL with which the provider sends the browser back. */
  async visitProvider(provider: string, { from = '/login', search = '' } = {}): Promise<URL> {
    const headers = { referer: SITE + from, 'sec-fetch-site': 'same-origin' }
    let location = readLocation(await this.open(`${SITE}/sign-in/${provider}${search}`, headers))
    while (new URL(location).origin !== SITE)
      location = readLocation(await this.open(location), location)
    return new URL(location)
  }

  async signIn(provider: string, options: { from?: string; search?: string } = {}) {
    return this.open((await this.visitProvider(provider, options)).href, {
      'sec-fetch-site': 'cross-site',
    })
  }

  async #send(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url)
    const response =
      origin === SITE
        ? await (await findHandler(pathname))(request)
        : await fetch(request, { redirect: 'manual' })
    this.keep(request.url, response.headers.getSetCookie())
    return response
  }

  keep(url: string, cookies: string[]) {
    const { host } = new URL(url)
    const jar = this.cookies.get(host) ?? new Map<string, string>()
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const separator = pair.indexOf('=')
      const name = pair.slice(0, separator)
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, pair.slice(separator + 1))
    }
    this.cookies.set(host, jar)
  }
}

export const readLocation = (response: Response, base = SITE) =>
  new URL(response.headers.get('location') ?? '', base).href

const SCHOOL_ROUTES: Record<string, () => Promise<{ POST: RouteHandler }>> = {
  seat: () => import('@/app/api/school/seat/route'),
  'seat/decline': () => import('@/app/api/school/seat/decline/route'),
  'sign-in/domains': () => import('@/app/api/school/sign-in/domains/route'),
  'sign-in/organisation': () => import('@/app/api/school/sign-in/organisation/route'),
  'sign-in/requirement': () => import('@/app/api/school/sign-in/requirement/route'),
  check: () => import('@/app/api/school/sign-in/[id]/check/route'),
  remove: () => import('@/app/api/school/sign-in/[id]/remove/route'),
}

const missing: RouteHandler = async () => new Response(null, { status: 404 })

async function findHandler(pathname: string): Promise<Handler> {
  const [, area, provider, callback] = pathname.split('/')
  const toHandler =
    (handle: RouteHandler, params: Record<string, string>): Handler =>
    (request) =>
      handle(request, { params: Promise.resolve(params) })
  if (area === 'sign-in' && callback)
    return toHandler((await import('@/app/(public)/sign-in/[provider]/callback/route')).GET, {
      provider: provider ?? '',
    })
  if (area === 'sign-in')
    return toHandler((await import('@/app/(public)/sign-in/[provider]/route')).GET, {
      provider: provider ?? '',
    })
  const remove = /^\/api\/account\/identities\/([^/]+)\/remove$/.exec(pathname)
  if (remove)
    return toHandler((await import('@/app/api/account/identities/[id]/remove/route')).POST, {
      id: remove[1] ?? '',
    })
  const school = /^\/api\/school\/(seat|seat\/decline|sign-in\/\w+)$/.exec(pathname)
  if (school) return toHandler((await SCHOOL_ROUTES[school[1] ?? '']?.())?.POST ?? missing, {})
  const ofSignIn = /^\/api\/school\/sign-in\/([^/]+)\/(check|remove)$/.exec(pathname)
  if (ofSignIn)
    return toHandler((await SCHOOL_ROUTES[ofSignIn[2] ?? '']?.())?.POST ?? missing, {
      id: ofSignIn[1] ?? '',
    })
  if (pathname === '/api/account/identities')
    return toHandler((await import('@/app/api/account/identities/route')).POST, {})
  throw new Error(`no handler for ${pathname}`)
}
