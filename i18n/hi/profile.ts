export const profile = {
  loading: 'लोड हो रहा है...',
  name: 'नाम',
  email: 'ईमेल',
  subscribed: 'सब्सक्रिप्शन',
  yes: 'हाँ',
  no: 'नहीं',
}
