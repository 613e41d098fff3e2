export const menu = {
  /** For logged-in users without a name. */
  fallbackName: 'उपयोगकर्ता',
  profile: 'प्रोफ़ाइल',
  myLearning: 'मेरा प्रशिक्षण',
  mySchool: 'मेरा स्कूल',
  changePassword: 'पासवर्ड बदलें',
  logout: 'लॉग आउट',
}
