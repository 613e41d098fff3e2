import { site } from '@/base/site'
import { formatDayOfMonth, formatIndianTime, formatMonth } from '../dates'
import { formatHours } from './common/hours'

export const sessionPoster = {
  title: (month: string, school: string) => `அமர்வுகள்: ${formatMonth(month, true)}, ${school}`,
  heading: (month: string) => `அமர்வுகள்: ${formatMonth(month, true)}`,
  day: formatDayOfMonth,
  time: formatIndianTime,
  details: (minutes: number, isInHouse: boolean) =>
    `${isInHouse ? 'நமது பள்ளியில்' : `${site.name} தளத்தில் நேரலை`}, ${formatHours(minutes)}`,
  how: 'எல்லா நேரலை அமர்வுகளையும் பார்க்க, கைபேசிக் கேமராவால் QR குறியீட்டை ஸ்கேன் செய்யுங்கள்.',
  none: 'இன்னும் அமர்வு எதுவும் திட்டமிடப்படவில்லை. QR குறியீடு நேரலை அமர்வுகளின் பக்கத்தைத் திறக்கும்.',
  address: (address: string) => `அல்லது ${address} முகவரியைத் திறக்கவும்`,
  codeAlt: 'QR குறியீடு: நேரலை அமர்வுகளின் பக்கத்தைத் திறக்கும்',
}
