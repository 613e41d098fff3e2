import { site } from '@/base/site'
import { formatDayOfMonth, formatIndianTime, formatMonth } from '../dates'
import { formatHours } from './common/hours'

export const sessionPoster = {
  title: (month: string, school: string) => `${formatMonth(month, true)} के सत्र, ${school}`,
  heading: (month: string) => `${formatMonth(month, true)} के सत्र`,
  day: formatDayOfMonth,
  time: formatIndianTime,
  details: (minutes: number, isInHouse: boolean) =>
    `${isInHouse ? 'हमारे स्कूल में' : `${site.name} पर लाइव`}, ${formatHours(minutes)}`,
  how: 'सभी लाइव सत्र देखने के लिए अपने फ़ोन का कैमरा QR कोड पर रखें।',
  none: 'अभी कोई सत्र तय नहीं है। QR कोड से लाइव सत्र खुलते हैं।',
  address: (address: string) => `या ${address} खोलें`,
  codeAlt: 'QR कोड: लाइव सत्र खोलता है',
}
