import type { Instrumentation } from 'next'

/** Next calls it once, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { silenceNextErrors } = await import('./lib/http/log-page-error')
  silenceNextErrors()
}

/** Next caught it while it rendered a page. Its digest is the code that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logPageError } = await import('./lib/http/log-page-error')
  logPageError(error, routePath)
}
