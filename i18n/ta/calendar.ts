import { site } from '@/base/site'

export const calendar = {
  product: 'Series',
  name: `${site.name}: நேரலை அமர்வுகள்`,
  description: (summary: string, page: string) =>
    `${summary}\n\nதொடங்குவதற்கு 15 நிமிடங்களுக்கு முன்பிருந்து அமர்வின் பக்கத்தில் இணையலாம்: ${page}`,
  cancelled: (summary: string, page: string) =>
    `இந்த அமர்வு ரத்து செய்யப்பட்டது. காரணம் அதன் பக்கத்தில் உள்ளது: ${page}\n\n${summary}`,
}
