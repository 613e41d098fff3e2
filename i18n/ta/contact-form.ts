export const contactForm = {
  name: 'பெயர்',
  email: 'மின்னஞ்சல்',
  subject: 'பொருள்',
  /** Such messages reach the team with a legal deadline. */
  aboutData: 'எனது தரவு பற்றி',
  message: 'செய்தி',
  messageHint: 'குறைந்தது 10 எழுத்துகள்',
  button: 'செய்தியை அனுப்புக',
  busy: 'அனுப்பப்படுகிறது...',
  failure: 'செய்தியை அனுப்ப முடியவில்லை. பிறகு மீண்டும் முயலுங்கள்.',
  success: 'செய்தி அனுப்பப்பட்டது ✓',
  whereToLook: (email: string) =>
    `எங்கள் பதில் ${email} முகவரிக்கு வரும்; பொதுவாக 3 வேலை நாட்களுக்குள். வரவில்லை என்றால், ஸ்பேம் கோப்புறையைப் பாருங்கள்.`,
}
