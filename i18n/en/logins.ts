import { formatLongDate } from '../dates'

const BROWSERS: Record<string, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

const SYSTEMS: Record<string, string> = {
  android: 'Android',
  ios: 'an iPhone',
  ipados: 'an iPad',
  windows: 'Windows',
  chromeos: 'a Chromebook',
  macos: 'a Mac',
  linux: 'Linux',
}

/** Where somebody is logged in. */
export const logins = {
  title: 'Logins',
  lede: 'Here you are logged in. If you do not know one of these, end it and change your password.',
  changePassword: 'Change Password',
  /** From the two codes that are kept of what a browser says. */
  device: (code: string | null) => {
    const [browser = '', system = ''] = (code ?? '').split('/')
    const [one, other] = [BROWSERS[browser], SYSTEMS[system]]
    if (one && other) return `${one} on ${other}`
    return one ?? (other ? `A browser on ${other}` : 'A browser')
  },
  here: 'This login',
  since: (day: Date, seen: Date) =>
    `Since ${formatLongDate(day)}, last used on ${formatLongDate(seen)}`,
  end: 'End',
  endOne: (device: string) => `End the login: ${device}`,
  endOthers: 'End all other logins',
  alone: 'You are logged in nowhere else.',
  back: 'Back to the profile',
}
