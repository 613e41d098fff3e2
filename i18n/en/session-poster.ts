import { site } from '@/base/site'
import { formatDayOfMonth, formatIndianTime, formatMonth } from '../dates'
import { formatHours } from './common/hours'

export const sessionPoster = {
  title: (month: string, school: string) => `Sessions in ${formatMonth(month, true)}, ${school}`,
  heading: (month: string) => `Sessions in ${formatMonth(month, true)}`,
  day: formatDayOfMonth,
  time: formatIndianTime,
  details: (minutes: number, isInHouse: boolean) =>
    `${isInHouse ? 'In our school' : `Live on ${site.name}`}, ${formatHours(minutes)}`,
  how: 'Point your phone’s camera at the QR code to see all live sessions.',
  none: 'No session is planned yet. The QR code opens the live sessions.',
  address: (address: string) => `Or open ${address}`,
  codeAlt: 'QR code: opens the live sessions',
}
