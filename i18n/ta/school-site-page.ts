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
