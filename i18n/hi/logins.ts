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
  ios: 'iPhone',
  ipados: 'iPad',
  windows: 'Windows',
  chromeos: 'Chromebook',
  macos: 'Mac',
  linux: 'Linux',
}

export const logins = {
  title: 'लॉग इन',
  lede: 'आप इन डिवाइस पर लॉग इन हैं। अगर आप किसी डिवाइस को नहीं पहचानते, तो उसे लॉग आउट करें और अपना पासवर्ड बदलें।',
  changePassword: 'पासवर्ड बदलें',
  /** From the stored codes of browser and system. */
  device: (code: string | null) => {
    const [browser = '', system = ''] = (code ?? '').split('/')
    const [one, other] = [BROWSERS[browser], SYSTEMS[system]]
    if (one && other) return `${other} पर ${one}`
    return one ?? (other ? `${other} पर कोई ब्राउज़र` : 'कोई ब्राउज़र')
  },
  here: 'यही डिवाइस',
  since: (day: Date, seen: Date) =>
    `${formatLongDate(day)} से, आखिरी उपयोग ${formatLongDate(seen)} को`,
  end: 'लॉग आउट करें',
  endOne: (device: string) => `लॉग आउट करें: ${device}`,
  endOthers: 'बाकी सभी डिवाइस लॉग आउट करें',
  alone: 'आप किसी और डिवाइस पर लॉग इन नहीं हैं।',
  back: 'प्रोफ़ाइल पर वापस जाएँ',
}
