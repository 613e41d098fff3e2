import { formatHours } from './common/hours'

export const sessionPage = {
  takeaway: 'நீங்கள் பெறுவது',
  preparation: 'முன்தயாரிப்பு',
  counts: 'எப்படிக் கணக்கில் சேரும்',
  hours: (minutes: number) => `உங்கள் கற்றல் பதிவேட்டில் ${formatHours(minutes)}, சான்றிதழுடன்`,
  registered: (count: number) => `${count} ஆசிரியர்கள் பதிவு செய்துள்ளனர்`,
  facts: 'இந்த அமர்வு பற்றி',
  day: {
    today: 'இன்று',
    tomorrow: 'நாளை',
    inDays: (days: number) => `${days} நாட்களில்`,
  },
}
