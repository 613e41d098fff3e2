import type { ServerResponse } from 'node:http'
import { log } from '@/base/log'
import { noScriptPolicy } from '@/lib/content-policy'

/**
 * No page leaves without a strict policy. One that comes without is still read, but runs nothing:
 * whatever made it (an error of Next's own, a page that nobody thought of) has not been sealed.
 */
export function sendOnlySealed(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = ((status: number, ...rest: [never]) => {
    const given = lowered(rest)
    const sent = (name: string) => `${given[name] ?? response.getHeader(name)}`
    const isPage = sent('content-type').startsWith('text/html')
    const isSealed = isPage && sent('content-security-policy').includes("default-src 'none'")
    if (isPage && !isSealed) {
      response.setHeader('content-security-policy', noScriptPolicy)
      log().error({ event: 'page.unsealed', status })
    }
    return writeHead.call(response, status, ...rest)
  }) as typeof writeHead
}

function lowered(rest: unknown[]): Record<string, unknown> {
  const given = rest.find((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
