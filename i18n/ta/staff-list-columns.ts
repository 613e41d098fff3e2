/** Headings of a staff list. The first of each is the template's; other programs write the others. */
export const staffListColumns = {
  name: 'பெயர் | முழுப் பெயர் | ஆசிரியர் | ஆசிரியர் பெயர் | ஆசிரியரின் பெயர்',
  email: 'மின்னஞ்சல் | மின்னஞ்சல் முகவரி',
  phone: 'தொலைபேசி | தொலைபேசி எண் | கைபேசி | கைபேசி எண் | அலைபேசி எண்',
  employeeNumber: 'பணியாளர் எண் | ஊழியர் எண் | பணியாளர் குறியீடு',
  subject: 'பாடம் | பாடங்கள் | கற்பிக்கும் பாடம்',
  joiningDay: 'பணியில் சேர்ந்த நாள் | சேர்ந்த நாள் | பணியில் சேர்ந்த தேதி | நியமன நாள்',
}
