const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Words of the frame around what a school has typed. */
export const schoolSitePage = {
  skip: 'உள்ளடக்கத்துக்குச் செல்லவும்',
  preview: {
    header: 'முன்னோட்டம்: தலைப்பகுதி',
    nav: 'முன்னோட்டம்: பட்டி',
    main: 'முன்னோட்டம்: உள்ளடக்கம்',
    footer: 'முன்னோட்டம்: அடிப்பகுதி',
  },
  map: 'வரைபடத்தில் காட்டுக',
  fileSize: (bytes: number) =>
    bytes < MEGABYTE
      ? `(PDF, ${Math.ceil(bytes / KILOBYTE)} KB)`
      : `(PDF, ${(bytes / MEGABYTE).toFixed(1)} MB)`,
  until: (day: string) => `${day} வரை`,
  noNotices: 'இப்போது அறிவிப்புகள் இல்லை.',
  contact: { phone: 'தொலைபேசி', email: 'மின்னஞ்சல்', address: 'முகவரி', hours: 'அலுவலக நேரம்' },
  events: {
    none: 'இப்போது நிகழ்ச்சிகள் எதுவும் திட்டமிடப்படவில்லை.',
    calendar: 'இந்த நாட்களை நாட்காட்டியில் சேர்க்கவும்',
  },
  video: {
    play: (title: string) => `YouTube-இலிருந்து இயக்கவும்: ${title}`,
    open: 'YouTube-இல் திறக்கவும்',
  },
  unfilled: 'இந்தத் தொகுதி காலியாக உள்ளது. பார்வையாளர்களுக்கு இது தெரியாது.',
  hosted: 'UNS மூலம் உருவான இணையதளம்',
  write: 'பள்ளிக்கு எழுதுங்கள்',
  report: 'இந்த இணையதளம் பற்றிப் புகார் செய்யுங்கள்',
  missingTitle: 'பக்கம் கிடைக்கவில்லை',
  missing: 'இந்த முகவரியில் பக்கம் இல்லை. முகவரியில் எழுத்துப்பிழை உள்ளதா என்று பாருங்கள்.',
  goneTitle: 'இந்த இணையதளம் நிறுத்தப்பட்டது',
  gone: 'பள்ளியின் சந்தா முடிந்துவிட்டது; அதனால் அதன் இணையதளம் இனி இங்கே இல்லை.',
  validUntil: (day: string) => `${day} வரை செல்லுபடியாகும்`,
  notApplicable: 'பொருந்தாது',
  yes: 'ஆம்',
  no: 'இல்லை',
}
