import { WEEKLY_SESSION } from './common/weekly-session'
export const video = {
  title: 'பிரீமியம் காணொளிப் பாடங்கள்',
  loading: 'காணொளிகள் ஏற்றப்படுகின்றன...',
  lede: 'ஒவ்வொரு சிறு காணொளியும் ஒரு முறையைக் காட்டுகிறது. காணொளிகளில் பேச்சு இல்லை: வசன வரிகளைப் படிக்கலாம்; ஒவ்வொரு பகுதியையும் ஒரு மணியோசை குறிக்கிறது.',
  premium: 'பிரீமியம்',
  open: 'இலவசம்',
  extent: (seconds: number, megabytes: number, captions: string) =>
    [formatLength(seconds), `${megabytes.toFixed(1)} MB`, captions && `வசன வரிகள்: ${captions}`]
      .filter(Boolean)
      .join(' · '),
  transcript: 'எழுத்து வடிவம்',
  play: 'இயக்குக',
  playThis: (title: string) => `இயக்குக: ${title}`,
  locked: 'சந்தாதாரர்களுக்கு மட்டும்',
  loggedOut: 'பதிவு செய்தவர்களுக்கு மட்டும்',
  login: 'காணொளிகளைப் பார்க்க உள்நுழையுங்கள்',
  loginButton: 'உள்நுழைக',
  freeOnly: 'நீங்கள் இலவசக் காணொளிகளை மட்டும் பார்க்கிறீர்கள்',
  recording: {
    title: 'கடந்த நேரலை அமர்வு',
    description: `இந்த வாரம் ${WEEKLY_SESSION}க்கு நடந்த அமர்வின் முழுப் பதிவுக் காணொளி, அந்த நேரத்தில் வகுப்பு நடத்திய ஆசிரியர்களுக்காக.`,
  },
  unlock: {
    title: 'எல்லாக் காணொளிகளையும் பெறுங்கள்',
    text: 'உங்கள் பள்ளியின் சந்தாவில் எல்லாக் காணொளிகளும், மின்னூல்களும், பயிலரங்கங்களும் அடங்கும்.',
    button: 'இப்போதே சந்தா பெறுங்கள்',
  },
}

function formatLength(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes} நிமி`, rest && `${rest} வி`].filter(Boolean).join(' ')
}
