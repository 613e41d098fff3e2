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

export const logins = {
  title: 'Logins',
  lede: 'You are logged in on these devices. If you do not know one, log it out and change your password.',
  changePassword: 'Change Password',
  /** From the stored codes of browser and system. */
  device: (code: string | null) => {
    const [browser = '', system = ''] = (code ?? '').split('/')
    const [one, other] = [BROWSERS[browser], SYSTEMS[system]]
    if (one && other) return `${one} on ${other}`
    return one ?? (other ? `A browser on ${other}` : 'A browser')
  },
  here: 'This device',
  since: (day: Date, seen: Date) =>
    `Since ${formatLongDate(day)}, last used on ${formatLongDate(seen)}`,
  end: 'Log out',
  endOne: (device: string) => `Log out: ${device}`,
  endOthers: 'Log out all other devices',
  alone: 'You are not logged in on other devices.',
  back: 'Back to the profile',
}
