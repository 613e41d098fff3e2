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
  title: 'உள்நுழைவுகள்',
  lede: 'இந்தச் சாதனங்களில் நீங்கள் உள்நுழைந்துள்ளீர்கள். அறியாத சாதனம் இருந்தால், அதை வெளியேற்றிவிட்டுக் கடவுச்சொல்லை மாற்றுங்கள்.',
  changePassword: 'கடவுச்சொல்லை மாற்றுக',
  /** From the stored codes of browser and system. */
  device: (code: string | null) => {
    const [browser = '', system = ''] = (code ?? '').split('/')
    const [one, other] = [BROWSERS[browser], SYSTEMS[system]]
    if (one && other) return `${one}, ${other}`
    return one ?? (other ? `ஓர் உலாவி, ${other}` : 'ஓர் உலாவி')
  },
  here: 'இந்தச் சாதனம்',
  since: (day: Date, seen: Date) =>
    `உள்நுழைந்த நாள்: ${formatLongDate(day)}; கடைசிப் பயன்பாடு: ${formatLongDate(seen)}`,
  end: 'வெளியேற்றுக',
  endOne: (device: string) => `வெளியேற்றுக: ${device}`,
  endOthers: 'மற்ற எல்லாச் சாதனங்களையும் வெளியேற்றுக',
  alone: 'வேறு எந்தச் சாதனத்திலும் நீங்கள் உள்நுழையவில்லை.',
  back: 'சுயவிவரத்துக்குத் திரும்புக',
}
