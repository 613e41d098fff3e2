import { WEEKLY_SESSION } from './common/weekly-session'
export const video = {
  title: 'प्रीमियम वीडियो पाठ',
  loading: 'वीडियो लोड हो रहे हैं...',
  lede: 'हर छोटा वीडियो एक तरीका दिखाता है। वीडियो में कोई बोलता नहीं: आप कैप्शन पढ़ते हैं, और हर हिस्से पर घंटी बजती है।',
  premium: 'प्रीमियम',
  open: 'मुफ़्त',
  extent: (seconds: number, megabytes: number, captions: string) =>
    [formatLength(seconds), `${megabytes.toFixed(1)} MB`, captions && `कैप्शन: ${captions}`]
      .filter(Boolean)
      .join(' · '),
  transcript: 'लिखित रूप',
  play: 'चलाएँ',
  playThis: (title: string) => `चलाएँ: ${title}`,
  locked: 'सब्सक्राइबर के लिए',
  loggedOut: 'पंजीकृत उपयोगकर्ताओं के लिए',
  login: 'वीडियो देखने के लिए कृपया लॉग इन करें',
  loginButton: 'लॉग इन',
  freeOnly: 'आप केवल मुफ़्त वीडियो देख रहे हैं',
  recording: {
    title: 'पिछला लाइव सत्र',
    description: `इस हफ़्ते के ${WEEKLY_SESSION} के सत्र की पूरी रिकॉर्डिंग, उन शिक्षकों के लिए जिनकी उस समय कक्षा थी।`,
  },
  unlock: {
    title: 'सभी वीडियो देखें',
    text: 'आपके स्कूल के सब्सक्रिप्शन में हर वीडियो, ई-बुक और कार्यशाला शामिल है।',
    button: 'अभी सब्सक्रिप्शन लें',
  },
}

function formatLength(seconds: number) {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes && `${minutes} मिनट`, rest && `${rest} सेकंड`].filter(Boolean).join(' ')
}
