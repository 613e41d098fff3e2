/** What a script would have received for a form, and what was typed; passwords are left out. */
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
