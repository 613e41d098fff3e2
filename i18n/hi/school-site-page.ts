const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** Words of the frame around what a school has typed. */
export const schoolSitePage = {
  skip: 'सीधे सामग्री पर जाएँ',
  preview: {
    header: 'प्रीव्यू: ऊपरी भाग',
    nav: 'प्रीव्यू: मेनू',
    main: 'प्रीव्यू: सामग्री',
    footer: 'प्रीव्यू: निचला भाग',
  },
  map: 'नक्शे पर देखें',
  fileSize: (bytes: number) =>
    bytes < MEGABYTE
      ? `(PDF, ${Math.ceil(bytes / KILOBYTE)} KB)`
      : `(PDF, ${(bytes / MEGABYTE).toFixed(1)} MB)`,
  until: (day: string) => `${day} तक`,
  noNotices: 'अभी कोई सूचना नहीं है।',
  contact: { phone: 'फ़ोन', email: 'ईमेल', address: 'पता', hours: 'कार्यालय का समय' },
  events: {
    none: 'अभी कोई तारीख तय नहीं है।',
    calendar: 'ये तारीखें कैलेंडर में जोड़ें',
  },
  video: {
    play: (title: string) => `YouTube से चलाएँ: ${title}`,
    open: 'YouTube पर खोलें',
  },
  unfilled: 'यह ब्लॉक खाली है। लोगों को यह नहीं दिखता।',
  hosted: 'UNS के साथ बनी वेबसाइट',
  write: 'स्कूल को लिखें',
  report: 'इस वेबसाइट की शिकायत करें',
  missingTitle: 'पेज नहीं मिला',
  missing: 'इस पते पर कोई पेज नहीं है। देखें कि पता सही लिखा है या नहीं।',
  goneTitle: 'यह वेबसाइट बंद हो गई है',
  gone: 'स्कूल का सब्सक्रिप्शन खत्म हो गया है, इसलिए उसकी वेबसाइट अब यहाँ नहीं है।',
  validUntil: (day: string) => `${day} तक मान्य`,
  notApplicable: 'लागू नहीं',
  yes: 'हाँ',
  no: 'नहीं',
}
