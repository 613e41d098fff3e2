export type Finding = { state: 'ok' | 'warning' | 'fault'; subject: string; text: string }

export const ok = (subject: string, text: string): Finding => ({ state: 'ok', subject, text })
export const warning = (subject: string, text: string): Finding => ({
  state: 'warning',
  subject,
  text,
})
export const fault = (subject: string, text: string): Finding => ({ state: 'fault', subject, text })
