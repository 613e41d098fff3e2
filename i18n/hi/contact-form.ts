export const contactForm = {
  name: 'नाम',
  email: 'ईमेल',
  subject: 'किस बारे में',
  /** Such messages reach the team with a legal deadline. */
  aboutData: 'मेरे डेटा के बारे में',
  message: 'संदेश',
  messageHint: 'कम से कम 10 अक्षर',
  button: 'संदेश भेजें',
  busy: 'भेजा जा रहा है...',
  failure: 'संदेश नहीं भेजा जा सका। थोड़ी देर बाद फिर कोशिश करें।',
  success: 'संदेश भेज दिया गया ✓',
  whereToLook: (email: string) =>
    `हमारा जवाब ${email} पर आता है, आम तौर पर 3 कार्य दिवसों में। न दिखे, तो अपना स्पैम फ़ोल्डर देखें।`,
}
