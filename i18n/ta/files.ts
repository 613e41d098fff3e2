export const files = {
  choose: 'கோப்பைத் தேர்ந்தெடுக்கவும்',
  chooseOther: 'வேறு கோப்பைத் தேர்ந்தெடுக்கவும்',
  drop: 'அல்லது இங்கே இழுத்து விடுங்கள்',
  preparing: 'படம் தயாராகிறது …',
  uploading: 'பதிவேற்றப்படுகிறது …',
  heicUnreadable:
    'இந்த உலாவியால் HEIC படங்களைத் திறக்க முடியாது. கைபேசியிலிருந்து படத்தை JPEG ஆகப் பகிர்ந்து, அதைத் தேர்ந்தெடுங்கள்.',
  pictureUnreadable:
    'இந்த உலாவியால் இந்தப் படத்தைத் திறக்க முடியவில்லை. சிறிய அளவில் JPEG ஆகச் சேமித்து, அதைத் தேர்ந்தெடுங்கள்.',
  cancel: 'ரத்து செய்க',
  again: 'மீண்டும் முயல்க',
  cancelled: 'பதிவேற்றம் ரத்து செய்யப்பட்டது.',
  sending: (percent: number) => `${percent}% அனுப்பப்பட்டது`,
  rest: (minutes: number) =>
    minutes <= 1 ? 'சுமார் ஒரு நிமிடம் மீதம்' : `சுமார் ${minutes} நிமிடங்கள் மீதம்`,
  waiting: 'இணைய இணைப்பு துண்டிக்கப்பட்டது. பதிவேற்றம் நின்ற இடத்திலிருந்து தானாகத் தொடரும்.',
  checking: 'கோப்பு பதிவேறியது. அதைச் சரிபார்க்கிறோம் …',
  inQueue: (ahead: number) =>
    ahead === 1
      ? 'கோப்பு பதிவேறியது. வேறு 1 கோப்பு முதலில் சரிபார்க்கப்படுகிறது.'
      : `கோப்பு பதிவேறியது. வேறு ${ahead} கோப்புகள் முதலில் சரிபார்க்கப்படுகின்றன.`,
  failed: 'கோப்பை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.',
  isIn: (name: string) => `${name} பதிவேறியது.`,
  pages: (count: number) => (count === 1 ? '1 பக்கம்' : `${count} பக்கங்கள்`),
  slides: (count: number) => (count === 1 ? '1 ஸ்லைடு' : `${count} ஸ்லைடுகள்`),
  cues: (count: number) => (count === 1 ? '1 வசன வரி' : `${count} வசன வரிகள்`),
  pixels: (width: number, height: number) => `${width} × ${height} பிக்சல்கள்`,
  minutes: (seconds: number) =>
    `${Math.floor(seconds / 60)} நிமி ${String(seconds % 60).padStart(2, '0')} வி`,
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  cover: 'முதல் பக்கம்',
  kinds: {
    pdf: 'PDF',
    video: 'காணொளி',
    captions: 'வசன வரிகள்',
    picture: 'படம்',
    slides: 'விளக்கக்காட்சி',
    document: 'ஆவணம்',
  },
  /** With the formats, beside the field. */
  types: {
    pdf: 'PDF',
    video: 'காணொளி (MP4)',
    captions: 'வசன வரிகள் (WebVTT அல்லது SRT)',
    picture: 'படம் (PNG, JPEG அல்லது WebP)',
    slides: 'PowerPoint (PPTX)',
    document: 'Word (DOCX)',
  },
  notes: {
    videoIndexLast:
      'இந்தக் காணொளியின் அட்டவணை இறுதியில் உள்ளதால், அது மெதுவாகத் தொடங்கும். முடிந்தால், இணையத்துக்கேற்ப (“fast start”) ஏற்றுமதி செய்யுங்கள்.',
    videoSeldomPlays:
      'சில கைபேசிகளில் இந்தக் காணொளி ஓடாது. எல்லோரும் பார்க்க, H.264 (AVC) வடிவில் ஏற்றுமதி செய்யுங்கள்.',
  },
}
