export const menu = {
  /** For logged-in users without a name. */
  fallbackName: 'பயனர்',
  profile: 'சுயவிவரம்',
  myLearning: 'எனது கற்றல்',
  mySchool: 'எனது பள்ளி',
  changePassword: 'கடவுச்சொல்லை மாற்றுக',
  logout: 'வெளியேறுக',
}
