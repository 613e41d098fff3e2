/** The response that a script would have received, and the typed values without passwords. */
export type FormAnswer = {
  id: string
  /** The page that posted the form, in English. */
  page: string
  status: number
  body: { msg?: string; errors?: Record<string, string> } & Record<string, unknown>
  values: Record<string, string | true>
  next: string | null
  hasSession: boolean
}
