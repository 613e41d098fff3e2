import 'server-only'

const MAX_PASSWORD = 1_000

/** Of a form without scripts. */
export const readPassword = (formFields: URLSearchParams) =>
  (formFields.get('password') ?? '').slice(0, MAX_PASSWORD)
