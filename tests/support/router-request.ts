export const RSC_HEADERS = { rsc: '1' }

type RouterRequestOptions = { method?: string; headers?: Record<string, string> }

/** Next first redirects to the `_rsc` value it expects; any other redirect is the site's. */
export async function fetchAsRouter(
  site: { url: string },
  path: string,
  options: RouterRequestOptions = {},
) {
  const fetchUrl = (url: string) => fetch(url, { ...options, redirect: 'manual' })
  const firstResponse = await fetchUrl(site.url + path)
  const redirectUrl = findRscRedirect(firstResponse, site.url)
  if (!redirectUrl || !options.headers?.rsc) return firstResponse
  await firstResponse.arrayBuffer()
  return fetchUrl(redirectUrl)
}

function findRscRedirect({ url, headers }: Response, origin: string) {
  const target = new URL(headers.get('location') ?? url, url)
  const isSamePath = target.pathname === new URL(url).pathname && target.origin === origin
  return isSamePath && target.href !== url && target.searchParams.has('_rsc') ? target.href : null
}
